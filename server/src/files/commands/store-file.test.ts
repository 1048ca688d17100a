import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { urlOf } from '../core/address.ts';
import { keyOf } from '../place.ts';
import {
  attachFiles,
  fileLink,
  filesSlice,
  grantFile,
  readFile,
  storeFile,
  type UploadsToAttach,
} from '../public.ts';
import { fileById, isGranted } from '../store/files.ts';
import { prepare, upload } from './store-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-files-'));
const storage = folderStorage(folder);
const { jobs } = filesSlice({ storage, secret: Buffer.alloc(32, 7) });
const now = new Date('2026-11-21T08:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const [li, anna] = [newId(), newId()];

let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
  rmSync(folder, { recursive: true, force: true });
});

const memberOf = (accountId: string): Caller => ({
  kind: 'member',
  accountId,
  sessionId: newId(),
  identity: 'buyer',
  settled: false,
});

async function send(name: string, bytes: Buffer, owner = li) {
  const prepared = await prepare({ name, bytes });
  const at = {
    caller: memberOf(owner),
    now,
    lang: 'en',
    address: '',
    agent: '',
    requestId: '',
  } as const;
  return transaction(database.db, (tx) => upload({ ...at, tx }, prepared));
}

const draw = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3b82a0' } });

/** A zip of stored entries, as small a workbook as the format's signature needs. */
function zip(entries: Record<string, string>): Buffer {
  const parts = Object.entries(entries).map(([name, text]) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(crc32(text), 14);
    head.writeUInt32LE(text.length, 18);
    head.writeUInt32LE(text.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), Buffer.from(text)]);
  });
  return Buffer.concat(parts);
}

/** A grey picture of one bit a pixel, all of it zero: a few bytes for any number of lines. */
function pngOfNothing(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const lines = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const xlsx = zip({
  '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${xlsxType}.main+xml"/></Types>`,
  'xl/workbook.xml': '<workbook/>',
});
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const wav = Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
const mp4 = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41\0\0\0\x08free', 'latin1');
const rmvb = Buffer.from('.RMF\0\0\0\x12\0\0\0\0\0\0\0\0\x06', 'latin1');
const xls = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('Workbook\0', 'utf16le'),
]);

describe('an upload', () => {
  test.each([
    ['quote.pdf', pdf, 'application/pdf'],
    ['bom.xlsx', xlsx, xlsxType],
    ['bom.xls', xls, 'application/vnd.ms-excel'],
    ['call.wav', wav, 'audio/wav'],
    ['reel.mp4', mp4, 'video/mp4'],
    ['reel.rmvb', rmvb, 'application/vnd.rn-realmedia-vbr'],
  ])('spec 5: upload formats: keeps %s as it is', async (name, bytes, type) => {
    const file = await send(name, bytes);
    expect(file).toMatchObject({ name, type, bytes: bytes.length, owner: li, attached: false });
    const read = await readFile(database.db, urlOf(file.id));
    expect(read).toEqual({ name, type, bytes });
  });

  test.each(['jpeg', 'png'] as const)(
    'draws a %s anew, upright and without its data',
    async (kind) => {
      const given = await draw()
        .withExif({ IFD0: { Copyright: 'word-a', Model: 'word-b' }, IFD3: { GPSLatitude: '22/1' } })
        .withMetadata({ orientation: 6 })
        .toFormat(kind)
        .toBuffer();
      const file = await send(`照片.${kind}`, given);
      expect(file).toMatchObject({
        name: `照片.${kind}`,
        type: `image/${kind}`,
        width: 20,
        height: 40,
      });
      const read = await readFile(database.db, urlOf(file.id));
      const meta = await sharp(read?.bytes).metadata();
      expect([meta.format, meta.exif, meta.orientation]).toEqual([kind, undefined, undefined]);
      expect(read?.bytes.includes('word-')).toBe(false);
    },
  );

  test.each([
    ['an empty file', 'a.pdf', Buffer.alloc(0), 'file.empty'],
    [
      'one byte too many',
      'a.pdf',
      Buffer.concat([pdf, Buffer.alloc(3072 * 1024)]),
      'file.tooLarge',
    ],
    ['a page', 'a.pdf', Buffer.from('<script>alert(1)</script>'), 'file.format'],
    ['a broken picture', 'a.png', Buffer.from('89504e470d0a1a0a00', 'hex'), 'file.format'],
    ['a program by name', 'a.exe', pdf, 'file.format'],
  ])(
    'spec 5: upload formats, spec 5: upload size: refuses %s',
    async (_what, name, bytes, code) => {
      const failed = await send(name, bytes).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(Failure);
      expect(failed).toMatchObject({ code, field: 'file' });
      if (code !== 'file.format') expect(failed).toMatchObject({ facts: { name } });
    },
  );

  test('refuses a picture cut off in the middle and one with too many pixels', async () => {
    const whole = await draw(400, 400).png().toBuffer();
    await expect(send('a.png', whole.subarray(0, whole.length / 2))).rejects.toThrow('file.format');
    const huge = await draw(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(3072 * 1024);
    await expect(send('bomb.png', huge)).rejects.toThrow('file.sides');
  });

  test('refuses a picture of one column and fifty million lines by its header', async () => {
    const bomb = pngOfNothing(1, 50_000_000);
    expect(bomb.length).toBeLessThan(120_000);
    const from = performance.now();
    await expect(send('bomb.png', bomb)).rejects.toMatchObject({ code: 'file.sides' });
    await expect(send('wide.png', pngOfNothing(12_001, 1))).rejects.toThrow('file.sides');
    // Drawing it would take minutes; starting the process that looks takes a second at most.
    expect(performance.now() - from).toBeLessThan(10_000);
    expect((await send('edge.png', pngOfNothing(12_000, 1))).width).toBe(12_000);
  });

  test('spec 5: upload size: takes exactly 3072 KB', async () => {
    const full = Buffer.concat([pdf, Buffer.alloc(3072 * 1024 - pdf.length)]);
    expect((await send('full.pdf', full)).bytes).toBe(3072 * 1024);
  });
});

describe('keeping', () => {
  const keep = (urls: string[], owner = li, options?: Omit<UploadsToAttach, 'urls' | 'owner'>) =>
    transaction(database.db, (tx) => attachFiles(tx, { urls, owner, ...options }));

  test('answers the files in the order given, and may be repeated', async () => {
    const one = urlOf((await send('one.pdf', pdf)).id);
    const two = urlOf((await send('two.pdf', pdf)).id);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const kept = [
      { url: two, name: 'two.pdf', type: 'application/pdf', bytes: pdf.length, sha256 },
      { url: one, name: 'one.pdf', type: 'application/pdf', bytes: pdf.length, sha256 },
    ];
    expect(await keep([two, one])).toEqual(kept);
    expect(await keep([two, one])).toEqual(kept);
    expect(await keep([])).toEqual([]);
  });

  test('refuses what is not the owner’s, and keeps none of them then', async () => {
    const mine = await send('mine.pdf', pdf);
    const hers = urlOf((await send('hers.pdf', pdf, anna)).id);
    for (const bad of [hers, urlOf(newId()), '/files/------------------------------------', '/x']) {
      await expect(keep([urlOf(mine.id), bad])).rejects.toThrow('file.unknown');
    }
    expect((await fileById(database.db, mine.id))?.attached).toBe(false);
  });

  test('opens files to readers, and never closes what is open', async () => {
    const { id } = await send('a.pdf', pdf);
    await keep([urlOf(id)], li, { readers: [anna] });
    expect(await isGranted(database.db, id, anna)).toBe(true);
    await keep([urlOf(id)], li, { readers: 'everyone' });
    await transaction(database.db, (tx) => grantFile(tx, urlOf(id), 'members'));
    expect((await fileById(database.db, id))?.audience).toBe('everyone');
  });

  test('takes pictures only where pictures are asked', async () => {
    const { id } = await send('a.pdf', pdf);
    const picture = await send('a.png', await draw().png().toBuffer());
    await expect(keep([urlOf(id)], li, { pictures: true })).rejects.toThrow('file.format');
    expect(await keep([urlOf(picture.id)], li, { pictures: true })).toHaveLength(1);
  });

  test('takes a PDF as a proof of transfer by its content, and no sheet', async () => {
    const sheet = await send('slip.xlsx', xlsx);
    await expect(keep([urlOf(sheet.id)], li, { proofs: true })).rejects.toThrow('file.format');
    const slip = await send('slip.png', pdf);
    expect(await keep([urlOf(slip.id)], li, { proofs: true })).toMatchObject([
      { name: 'slip.pdf', type: 'application/pdf' },
    ]);
    const picture = await send('a.png', await draw().png().toBuffer());
    expect(await keep([urlOf(picture.id)], li, { proofs: true })).toHaveLength(1);
  });

  test('a grant on a file that does not exist fails', async () => {
    const grant = (readers: 'members' | string[]) =>
      transaction(database.db, (tx) => grantFile(tx, urlOf(newId()), readers));
    await expect(grant([anna])).rejects.toThrow('file.unknown');
    await expect(grant('members')).rejects.toThrow('file.unknown');
  });
});

test('a file that the program makes is kept at once, with its size in pixels', async () => {
  const bytes = await draw(30, 10).png().toBuffer();
  const url = await transaction(database.db, (tx) =>
    storeFile(tx, { owner: null, name: 'X 光.png', type: 'image/png', bytes, private: false, now }),
  );
  expect(await fileById(database.db, url.slice('/files/'.length))).toMatchObject({
    owner: null,
    width: 30,
    height: 10,
    attached: true,
    audience: 'everyone',
  });
  expect((await readFile(database.db, url))?.bytes.equals(bytes)).toBe(true);
  expect(fileLink(url, now)).toMatch(/^\/files\/[0-9a-f-]{36}\?s=[\w-]{22}&e=\d+$/);
});

test('an upload that nothing uses is gone after a day, one that is used stays', async () => {
  const orphan = await send('orphan.pdf', pdf);
  const kept = await send('kept.pdf', pdf);
  await transaction(database.db, (tx) => attachFiles(tx, { urls: [urlOf(kept.id)], owner: li }));
  const run = (at: Date) =>
    jobs['files.removeOrphans']?.(
      {},
      {
        db: database.db,
        now: at,
        log: createLogger('silent'),
        attempt: 1,
        attemptsMax: 3,
        signal: new AbortController().signal,
      },
    );
  await run(later(23));
  expect(await storage.has(keyOf(orphan.id))).toBe(true);
  await run(later(25));
  expect(await fileById(database.db, orphan.id)).toBeNull();
  expect(await storage.has(keyOf(orphan.id))).toBe(false);
  expect(await storage.has(keyOf(kept.id))).toBe(true);
});
