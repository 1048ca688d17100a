import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from './storage.ts';
import { folderStorage } from './storage-folder.ts';
import { openStorage } from './storage-open.ts';
import { s3Storage } from './storage-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay storage 文件 '));
const bucket = 'assay-files';
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: bucket, configs: [] }],
});
let endpoint = '';

beforeAll(async () => {
  const address = (await server.run()) as AddressInfo;
  endpoint = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  server.httpServer.closeAllConnections();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const s3 = (named = bucket) =>
  s3Storage({
    endpoint,
    bucket: named,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });

const read = async (storage: Storage, key: string) => {
  const found = await storage.get(key);
  return found && { ...found, stream: null, bytes: await buffer(found.stream) };
};

const kinds: readonly { name: string; open: () => Storage }[] = [
  { name: 'a folder', open: () => folderStorage(join(folder, 'local')) },
  { name: 'S3', open: s3 },
];

describe.each(kinds)('$name', ({ open }) => {
  test('takes a file of the disk as well', async () => {
    const storage = open();
    const bytes = randomBytes(300_000);
    const path = join(folder, 'given');
    writeFileSync(path, bytes);
    await storage.putFile('ab/given-1', path, 'text/csv');
    const found = await read(storage, 'ab/given-1');
    expect(found?.type).toBe('text/csv');
    expect(found?.bytes.equals(bytes)).toBe(true);
  });

  test('gives back what was put, with its type', async () => {
    const storage = open();
    const bytes = randomBytes(100_000);
    await storage.put('ab/cd-1', bytes, 'image/png');
    expect(await storage.has('ab/cd-1')).toBe(true);
    const found = await read(storage, 'ab/cd-1');
    expect(found).toMatchObject({ size: 100_000, type: 'image/png' });
    expect(found?.bytes.equals(bytes)).toBe(true);
  });

  test('puts in place of what was there', async () => {
    const storage = open();
    await storage.put('again', Buffer.from('one'), 'text/plain');
    await storage.put('again', Buffer.from('second'), 'application/pdf');
    expect(await read(storage, 'again')).toMatchObject({ size: 6, type: 'application/pdf' });
  });

  test('a key that does not exist is null, and removing it is nothing', async () => {
    const storage = open();
    expect(await storage.get('no/such')).toBeNull();
    expect(await storage.has('no/such')).toBe(false);
    await storage.remove('no/such');
  });

  test('removes', async () => {
    const storage = open();
    await storage.put('gone', Buffer.from('x'), 'text/plain');
    await storage.remove('gone');
    expect(await storage.has('gone')).toBe(false);
    expect(await storage.get('gone')).toBeNull();
  });

  test('keys with blanks and Chinese characters', async () => {
    const storage = open();
    await storage.put('报告 1/验芯.pdf', Buffer.from('pdf'), 'application/pdf');
    expect((await read(storage, '报告 1/验芯.pdf'))?.bytes.toString()).toBe('pdf');
  });

  test.each(['', '/etc/passwd', '../up', 'a/../../up', 'a//b', 'a\\b', 'a\u0000b', 'a/.', 'a/'])(
    'refuses the key %j',
    async (key) => {
      const storage = open();
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
      await expect(storage.get(key)).rejects.toThrow(RangeError);
      await expect(storage.has(key)).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
    },
  );
});

test('a reader of a folder sees the old or the new, never half', async () => {
  const storage = folderStorage(join(folder, 'race'));
  const contents = [Buffer.alloc(200_000, 'a'), Buffer.alloc(300_000, 'b')] as const;
  await storage.put('race', contents[0], 'text/plain');
  const writes = (async () => {
    for (let round = 0; round < 10; round += 1) {
      await storage.put('race', contents[round % 2 === 0 ? 1 : 0], 'text/plain');
    }
  })();
  for (let round = 0; round < 20; round += 1) {
    const found = await read(storage, 'race');
    expect(contents.some((one) => found?.bytes.equals(one))).toBe(true);
  }
  await writes;
});

test('a folder keeps no unfinished file behind', async () => {
  const root = join(folder, 'tidy');
  const storage = folderStorage(root);
  await storage.put('a', Buffer.from('x'), 'text/plain');
  await storage.put('a/b', Buffer.from('x'), 'text/plain').catch(() => undefined);
  expect(readdirSync(join(root, 'temp'))).toEqual([]);
});

test('a bucket that does not exist is a fault, not an empty storage', async () => {
  await expect(s3('no-such-bucket').get('a')).rejects.toThrow(/bucket/i);
});

test('the configuration decides between folder and bucket', async () => {
  const storage = openStorage({ s3: null, dataDir: join(folder, 'data') });
  await storage.put('k', Buffer.from('x'), 'text/plain');
  expect(readdirSync(join(folder, 'data', 'files', 'content'))).toEqual(['k']);
});
