import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, and only its user may read it', async () => {
  const dataDir = join(folder, 'data');
  const first = await openFileSecret({ configured: undefined, dataDir });
  expect(first).toHaveLength(32);
  expect(await openFileSecret({ configured: '', dataDir })).toEqual(first);
  expect(statSync(join(dataDir, 'file-secret')).mode & 0o777).toBe(0o600);
});

test('a secret of the environment goes first; a wrong one is one sentence', async () => {
  const given = 'ab'.repeat(32);
  expect(await openFileSecret({ configured: given, dataDir: folder })).toEqual(
    Buffer.from(given, 'hex'),
  );
  await expect(openFileSecret({ configured: 'short', dataDir: folder })).rejects.toThrow(
    'FILE_SECRET must be 64 hexadecimal digits.',
  );
});
