import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeDataFolder } from './data-folder.ts';

it('the data folder and what the product keeps in it are closed to other users', () => {
  const parent = mkdtempSync(join(tmpdir(), 'assay-data-'));
  const dataDir = join(parent, 'data');
  mkdirSync(join(dataDir, 'files'), { recursive: true, mode: 0o755 });
  closeDataFolder(dataDir);
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(dataDir)).toBe(process.geteuid?.() === 0 ? 0o711 : 0o700);
  for (const name of ['files', 'keys', 'spool']) {
    expect([name, modeOf(join(dataDir, name))]).toEqual([name, 0o700]);
  }
  rmSync(parent, { recursive: true });
});
