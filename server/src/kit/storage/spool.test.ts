import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { spool, unspool } from './spool.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-spool-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('puts a stream into a file of its own, and takes it away again', async () => {
  const folder = join(root, 'one');
  const { path, size } = await spool(
    folder,
    Readable.from([Buffer.from('abc'), Buffer.from('de')]),
  );
  expect(size).toBe(5);
  expect(readFileSync(path, 'utf8')).toBe('abcde');
  await unspool(path);
  await unspool(path);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves nothing of a stream that breaks off', async () => {
  const folder = join(root, 'two');
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the client left');
    })(),
  );
  await expect(spool(folder, broken)).rejects.toThrow('the client left');
  expect(readdirSync(folder)).toEqual([]);
});

it('removes what an earlier process left behind a day ago, and nothing younger', async () => {
  const folder = join(root, 'three');
  mkdirSync(folder);
  const old = new Date(Date.now() - 2 * 86_400_000);
  writeFileSync(join(folder, 'old'), 'x');
  utimesSync(join(folder, 'old'), old, old);
  writeFileSync(join(folder, 'young'), 'x');
  const kept = await spool(folder, Readable.from(['y']));
  expect(readdirSync(folder).sort()).toEqual(['young', kept.path.split('/').at(-1)].sort());
});
