import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Output } from '#contract/call.ts';
import * as contract from '#contract/inventory/calls.ts';
import { languages } from '#contract/options.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { transaction } from '#server/kit/database/database.ts';
import { runDue } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

// Every list is looked at and read in a thread of its own, which takes a second to start.
vi.setConfig({ testTimeout: 120_000 });

let town: TestMarket;
let seller: Caller;

beforeAll(async () => {
  town = await openTestMarket();
}, 60_000);
afterAll(() => town.close());

const work = async () => {
  const { market, url, clock } = town;
  await runDue({ url, db: market.database.db, tasks: market.jobs, now: clock.now() });
};
const one = (id: string) => seller.send(contract.importOne, { id });
const download = async (link: string) => {
  const reply = await town.market.http.inject({ method: 'GET', url: link });
  return { status: reply.statusCode, bytes: reply.rawPayload, headers: reply.headers };
};

/** Uploads, names the columns as proposed, and reads. */
async function preview(bytes: Buffer, name: string): Promise<Output<typeof contract.importOne>> {
  const { id } = await seller.upload(contract.importUpload, name, bytes);
  await work();
  const looked = await one(id);
  if (looked.mapping === null) throw new Error(`${name}: ${looked.problem?.message}`);
  const { version } = looked;
  const mapping = { ...looked.mapping, condition: 'brandNew' as const };
  await seller.send(contract.importMap, { id, version, mapping, mode: 'replaceAll' });
  await work();
  return one(id);
}

const strange = [
  { mpn: '+5V-REG', quantity: 5, priceBreaks: [{ quantity: 10, unitPrice: '0.09' }] },
  { mpn: '=HYPER-1', quantity: 6, condition: 'likeNew' as const },
  { mpn: '-12V/A', quantity: 7, dateCode: '2414+', packaging: 'roll' as const },
  { mpn: '@HOME-2', quantity: 8, condition: 'reNew' as const, leadTime: 'any' as const },
  { mpn: '1E5-100,118', quantity: 9, moq: 3, packaging: 'pallet' as const },
  { mpn: '0012345', quantity: 10, packaging: 'pipe' as const, dateCode: '2301' },
].map((line) => ({ manufacturer: 'Würth Elektronik', unitPrice: '0.1', ...line }));

describe('an export', () => {
  beforeAll(async () => {
    seller = await town.member('Exporter', 'seller');
    await seller.send(contract.inventoryAdd, { lines: strange });
  });

  it.each(['csv', 'xlsx'] as const)(
    'as %s is read back as the very same stock, in its language',
    async (format) => {
      // The words are the same in both; what differs is how a file is written.
      for (const lang of format === 'csv' ? languages : (['zh', 'ru'] as const)) {
        const { link } = await exported(format, lang);
        const file = await download(link);
        expect(file.status).toBe(200);
        expect(file.headers['content-disposition']).toContain(`.${format}`);
        const read = await preview(file.bytes, `stock.${format}`);
        expect(read.counts, `${format} ${lang}`).toMatchObject({
          rows: strange.length,
          same: strange.length,
          changed: 0,
          added: 0,
          removed: 0,
          refused: 0,
        });
        await seller.send(contract.importCancel, { id: read.id, version: read.version });
      }
    },
    120_000,
  );

  it('holds nothing that a spreadsheet would calculate', async () => {
    const csv = (await download((await exported('csv', 'en')).link)).bytes.toString();
    const cells = csv.split(/\r\n|,/).map((cell) => cell.replace(/^\ufeff?"?/, ''));
    expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
    const book = new exceljs.Workbook();
    await book.xlsx.load((await download((await exported('xlsx', 'en')).link)).bytes as never);
    const kinds = new Set<number>();
    book.eachSheet((sheet) => {
      sheet.eachRow((row) => {
        row.eachCell((cell) => kinds.add(cell.type));
      });
    });
    expect([...kinds]).toEqual([exceljs.ValueType.String]);
  });

  it('waits for the one before it, which is about to end', async () => {
    const links = [await exported('csv', 'en'), await exported('xlsx', 'en')];
    const both = await Promise.all(links.map(({ link }) => download(link)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('lets through what its filter says, to its address only, for ten minutes', async () => {
    const { link } = await seller.send(contract.inventoryExport, {
      keyword: '0012',
      format: 'csv',
    });
    expect((await download(link)).bytes.toString().trim().split('\r\n')).toHaveLength(2);
    expect((await download(`${link}x`)).status).toBe(404);
    expect((await download('/stock-files')).status).toBe(404);
    town.clock.advance(11 * 60_000);
    expect((await download(link)).status).toBe(404);
  });
});

/** The address of an export in a language. */
async function exported(format: 'csv' | 'xlsx', lang: string): Promise<{ link: string }> {
  const reply = await town.market.http.inject({
    method: 'POST',
    url: '/test-api/inventory/export',
    headers: { ...seller.header, 'accept-language': lang, 'content-type': 'application/json' },
    payload: JSON.stringify({ format }),
  });
  return (reply.json() as { data: { link: string } }).data;
}

describe('refused rows', () => {
  it('are all in a file with their cells, place and reason, in the reader’s language', async () => {
    seller = await town.member('Refuser', 'seller');
    const rows = [
      'Part Number,Manufacturer,Qty,Price,Shelf',
      'GOOD-1,TI,5,1.00,A1',
      'BAD-1,TI,-5,1.00,A2',
      'BAD-2,TI,,1.00,A3',
      'GOOD-1,TI,5,2.00,A4',
      '2026-03-01,TI,5,1.00,A5',
    ];
    const read = await preview(Buffer.from(rows.join('\n')), 'list.csv');
    expect(read.counts).toMatchObject({ rows: 5, added: 1, refused: 4 });
    const { link } = await seller.send(contract.importRefused, { id: read.id, format: 'csv' });
    const lines = (await download(link)).bytes.toString().trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffPart Number,Manufacturer,Qty,Price,Shelf,Row,Column,Reason');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^BAD-1,TI,'-5,1\.00,A2,3,Qty,./);
    expect(lines.find((line) => line.startsWith('GOOD-1'))).toContain('Row 2');
    const zh = await town.market.http.inject({
      method: 'POST',
      url: '/test-api/inventory/import/rows',
      headers: { ...seller.header, 'accept-language': 'zh', 'content-type': 'application/json' },
      payload: JSON.stringify({ id: read.id, kind: 'refused' }),
    });
    expect(JSON.stringify(zh.json())).toMatch(/第 2 行/);
  });
});

describe('open pages', () => {
  it('are shown each step, and how many rows were read', async () => {
    seller = await town.member('Watcher', 'seller');
    const published: {
      name?: string;
      accounts: string[];
      data: { state: string; rows: number };
    }[] = [];
    const client = await town.market.database.pool.connect();
    client.on('notification', ({ payload }) => published.push(JSON.parse(payload ?? '{}')));
    await client.query('listen assay_told');
    const read = await preview(Buffer.from('Part Number,Qty\nTOLD-1,5\nTOLD-2,6\n'), 't.csv');
    await client.query('select 1');
    client.release(true);
    const steps = published.filter(({ name }) => name === 'import').map(({ data }) => data.state);
    expect(steps).toEqual(expect.arrayContaining(['mapping', 'reading', 'preview']));
    expect(published.find(({ data }) => data.state === 'preview')?.data.rows).toBe(2);
    expect(new Set(published.flatMap(({ accounts }) => accounts))).toEqual(
      new Set([town.idOf(seller)]),
    );
    expect(read.progress).toMatchObject({ rows: 2, share: 1 });
  });
});

describe('what was staged', () => {
  it('is read again from its file where the database lost it', async () => {
    seller = await town.member('Unlucky', 'seller');
    const read = await preview(Buffer.from('Part Number,Qty\nLOST-1,5\nLOST-2,6\n'), 'l.csv');
    await town.market.database.pool.query('truncate catalog.staged_line, catalog.staged_fate');
    await seller.send(contract.importApply, { id: read.id, version: read.version });
    await work();
    const again = await one(read.id);
    expect(again).toMatchObject({ state: 'preview', counts: { added: 2 } });
    await seller.send(contract.importApply, { id: again.id, version: again.version });
    await work();
    expect((await one(read.id)).state).toBe('done');
  });

  it('an import whose process has died goes on', async () => {
    seller = await town.member('Widow', 'seller');
    const { id } = await seller.upload(
      contract.importUpload,
      'l.csv',
      Buffer.from('Part Number,Qty\nLEFT-1,5\n'),
    );
    const { market, clock } = town;
    // Its job is held by a worker that is no more.
    await market.database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'
       where key = $1`,
      [`import:${id}`],
    );
    await work();
    expect((await one(id)).state).toBe('uploaded');
    clock.advance(3 * 60_000);
    await transaction(market.database.db, async () => undefined);
    const sweep = market.jobs['inventory.sweep'];
    await sweep?.({}, { db: market.database.db, now: clock.now() } as never);
    await work();
    expect((await one(id)).state).toBe('mapping');
  });

  it('and the file, are removed once an import is over', async () => {
    seller = await town.member('Tidy', 'seller');
    const read = await preview(Buffer.from('Part Number,Qty\nGONE-1,5\n'), 'l.csv');
    const { market, clock } = town;
    clock.advance(8 * 86_400_000);
    const sweep = () =>
      market.jobs['inventory.sweep']?.({}, { db: market.database.db, now: clock.now() } as never);
    await sweep();
    expect((await one(read.id)).state).toBe('cancelled');
    await sweep();
    const left = await market.database.pool.query(
      'select 1 from catalog.staged_line where list = $1',
      [read.id],
    );
    expect(left.rows).toEqual([]);
    const held = await market.database.pool.query(
      'select file_key from inventory.import where id = $1',
      [read.id],
    );
    expect(held.rows).toEqual([{ file_key: null }]);
  });
});
