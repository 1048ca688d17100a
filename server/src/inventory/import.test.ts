import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Output } from '#contract/call.ts';
import * as contract from '#contract/inventory/calls.ts';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { transaction } from '#server/kit/database/database.ts';
import { runDue } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { enqueueImport } from './commands/accept-list.ts';

type View = Output<typeof contract.importOne>;

// Every list is looked at and read in a thread of its own, which takes a second to start.
vi.setConfig({ testTimeout: 120_000 });

let town: TestMarket;
let seller: Caller;
let count = 0;

beforeAll(async () => {
  town = await openTestMarket();
}, 60_000);
afterAll(() => town.close());

async function newSeller(): Promise<Caller> {
  count += 1;
  seller = await town.member(`Importer${count}`, 'seller');
  return seller;
}

const work = async () => {
  const { market, url, clock } = town;
  await runDue({ url, db: market.database.db, tasks: market.jobs, now: clock.now() });
};
const file = (rows: (string | number)[][]) =>
  Buffer.from(`${rows.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
const HEAD = ['Part Number', 'Manufacturer', 'Quantity', 'Unit Price', 'Condition', 'Date Code'];

const one = (id: string, who = seller) => who.send(contract.importOne, { id });

/** Uploads a file and lets it be looked at. */
async function upload(bytes: Buffer, name = 'stock.csv'): Promise<View> {
  const made = await seller.upload(contract.importUpload, name, bytes);
  await work();
  return one(made.id);
}

/** Names the columns as proposed and lets the file be read. */
async function read(view: View, mode: ImportMode, more: object = {}): Promise<View> {
  if (view.mapping === null) throw new Error('nothing was proposed');
  // Lists of these tests that do not say the condition are of new goods.
  const mapping = { ...view.mapping, condition: 'brandNew' as const, ...more };
  await seller.send(contract.importMap, { id: view.id, version: view.version, mapping, mode });
  await work();
  return one(view.id);
}

async function apply(view: View): Promise<View> {
  await seller.send(contract.importApply, { id: view.id, version: view.version });
  await work();
  return one(view.id);
}

const all = async (who = seller) =>
  (await who.send(contract.inventoryList, { pageSize: 100, sort: 'mpn', descending: false })).list;
const shown = async () =>
  (await all()).map((one) => [
    one.mpn,
    one.manufacturer,
    one.quantity,
    one.unitPrice,
    one.dateCode,
  ]);
const fails = (fail: string) => ({ reply: { data: { fail } } });

describe('a stock list without a column for the condition', () => {
  const list = () =>
    file([
      ['Part Number', 'Manufacturer', 'Quantity', '备注'],
      ['REMARK-1', 'ST', 10, '拆机'],
      ['REMARK-2', 'ST', 20, '散新'],
      ['REMARK-3', 'ST', 30, ''],
    ]);
  const conditions = async () => (await all()).map((one) => `${one.mpn} ${one.condition}`);

  it('is read once its seller has said the condition; remarks say more', async () => {
    await newSeller();
    const looked = await upload(list());
    expect(looked.mapping).toMatchObject({
      fields: ['mpn', 'manufacturer', 'quantity', 'remark'],
      condition: null,
    });
    const silent = read(looked, 'update', { condition: null });
    await expect(silent).rejects.toMatchObject(fails('import.condition'));
    await apply(await read(looked, 'update', { condition: 'unknown' }));
    expect(await conditions()).toEqual(['REMARK-1 reNew', 'REMARK-2 likeNew', 'REMARK-3 unknown']);
    const next = await upload(list());
    expect(next).toMatchObject({ remembered: true, mapping: { condition: 'unknown' } });
  });

  const plain = (...lines: [string, number][]) =>
    file([['Part Number', 'Manufacturer', 'Quantity'], ...lines.map(([mpn, n]) => [mpn, 'ST', n])]);
  const lines = async () =>
    (await all()).map((one) => `${one.mpn} ${one.condition} ${one.quantity}`).sort();

  it('tells its lines apart by the condition that its seller chose', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [{ mpn: 'CHOSEN-1', manufacturer: 'ST', quantity: 10, condition: 'brandNew' }],
    });
    const first = await read(await upload(plain(['CHOSEN-1', 20])), 'update', {
      condition: 'reNew',
    });
    expect(first.counts).toMatchObject({ added: 1, changed: 0 });
    await apply(first);
    expect(await lines()).toEqual(['CHOSEN-1 brandNew 10', 'CHOSEN-1 reNew 20']);
    const again = await read(await upload(plain(['CHOSEN-1', 30])), 'update', {
      condition: 'reNew',
    });
    expect(again.counts).toMatchObject({ added: 0, changed: 1 });
    await apply(again);
    expect(await lines()).toEqual(['CHOSEN-1 brandNew 10', 'CHOSEN-1 reNew 30']);
    const gone = await read(await upload(plain(['CHOSEN-1', 0])), 'update', { condition: 'reNew' });
    await apply(gone);
    expect(await lines()).toEqual(['CHOSEN-1 brandNew 10']);
  });

  it('leaves the condition of its lines where its seller does not know it', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [{ mpn: 'SILENT-1', manufacturer: 'ST', quantity: 10, condition: 'likeNew' }],
    });
    const list = plain(['SILENT-1', 20], ['SILENT-2', 5]);
    await apply(await read(await upload(list), 'update', { condition: 'unknown' }));
    expect(await lines()).toEqual(['SILENT-1 likeNew 20', 'SILENT-2 unknown 5']);
  });

  it('leaves them as well where remarks say it of other rows', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [
        { mpn: 'REMARK-3', manufacturer: 'ST', quantity: 10, condition: 'likeNew' },
        { mpn: 'REMARK-4', manufacturer: 'ST', quantity: 10, condition: 'reNew' },
        { mpn: 'REMARK-5', manufacturer: 'ST', quantity: 10, condition: 'reNew' },
        { mpn: 'REMARK-5', manufacturer: 'ST', quantity: 10, condition: 'brandNew' },
      ],
    });
    const remarks = file([
      ['Part Number', 'Manufacturer', 'Quantity', '备注'],
      ['REMARK-3', 'ST', 30, ''],
      ['REMARK-4', 'ST', 20, '拆机'],
      ['REMARK-4', 'ST', 5, ''],
      ['REMARK-5', 'ST', 7, ''],
      ['REMARK-5', 'ST', 8, '拆机'],
    ]);
    const seen = await read(await upload(remarks), 'replaceAll', { condition: 'unknown' });
    expect(seen.counts).toMatchObject({ added: 1, changed: 4, removed: 0 });
    await apply(seen);
    expect(await lines()).toEqual([
      'REMARK-3 likeNew 30',
      'REMARK-4 reNew 20',
      'REMARK-4 unknown 5',
      'REMARK-5 brandNew 7',
      'REMARK-5 reNew 8',
    ]);
  });

  it('gives the chosen condition to the only line of a part where none is known', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [
        { mpn: 'ASKED-1', manufacturer: 'ST', quantity: 10, condition: 'unknown' },
        { mpn: 'ASKED-2', manufacturer: 'ST', quantity: 10, condition: 'unknown' },
        { mpn: 'ASKED-2', manufacturer: 'ST', quantity: 10, condition: 'likeNew' },
      ],
    });
    const before = await lines();
    const stated = plain(['ASKED-1', 10], ['ASKED-2', 20]);
    const seen = await read(await upload(stated), 'update', { condition: 'brandNew' });
    expect(seen.counts).toMatchObject({ added: 1, changed: 1 });
    const done = await apply(seen);
    expect(await lines()).toEqual([
      'ASKED-1 brandNew 10',
      'ASKED-2 brandNew 20',
      'ASKED-2 likeNew 10',
      'ASKED-2 unknown 10',
    ]);
    await seller.send(contract.importUndo, { id: done.id, version: done.version });
    await work();
    expect(await lines()).toEqual(before);
  });
});

describe('a stock list', () => {
  it('is mapped, previewed, applied, and taken back exactly', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [
        { mpn: 'LM358DR', manufacturer: 'TI', quantity: 10, unitPrice: '0.1' },
        { mpn: 'GONE-1', manufacturer: 'TI', quantity: 5 },
        { mpn: 'NE555P', manufacturer: 'TI', quantity: 7, unitPrice: '0.3', dateCode: '2301' },
      ],
    });
    const before = await all();
    const looked = await upload(
      file([
        HEAD,
        ['LM358DR', 'Texas Instruments', 20, '0.12', 'New', ''],
        ['NE555P', 'TI', 7, '0.30', 'New', '2301'],
        ['STM32F103C8T6', 'ST', 100, '2.5', 'New', '2414'],
        ['BROKEN', 'ST', -4, '2.5', 'New', '2414'],
      ]),
    );
    expect(looked.state).toBe('mapping');
    expect(looked.mapping?.fields.slice(0, 4)).toEqual([
      'mpn',
      'manufacturer',
      'quantity',
      'unitPrice',
    ]);
    const preview = await read(looked, 'replaceAll');
    expect(preview.state).toBe('preview');
    expect(preview.counts).toEqual({
      rows: 4,
      added: 1,
      changed: 1,
      same: 1,
      merged: 0,
      refused: 1,
      removed: 1,
    });
    expect(await all()).toEqual(before);

    const kinds = ['added', 'changed', 'removed', 'same', 'refused'] as const;
    const samples = await Promise.all(
      kinds.map((kind) => seller.send(contract.importRows, { id: preview.id, kind })),
    );
    expect(samples.map(({ total, list }) => [total, list.length])).toEqual(kinds.map(() => [1, 1]));
    const [added, changed, removed, , refused] = samples.map(({ list }) => list[0]);
    expect(added).toMatchObject({
      row: 4,
      mpn: 'STM32F103C8T6',
      new: { quantity: 100 },
      old: null,
    });
    expect(changed).toMatchObject({
      mpn: 'LM358DR',
      old: { quantity: 10, unitPrice: '0.10' },
      new: { quantity: 20, unitPrice: '0.12' },
    });
    expect(removed).toMatchObject({ mpn: 'GONE-1', row: null, old: { quantity: 5 } });
    expect(refused?.problem).toMatchObject({
      row: 5,
      column: 'Quantity',
      code: 'quantityNegative',
    });
    expect(refused?.cells[0]).toBe('BROKEN');

    const done = await apply(preview);
    expect(done).toMatchObject({ state: 'done', moves: ['undo'] });
    expect(await shown()).toEqual([
      ['LM358DR', 'Texas Instruments', 20, '0.12', ''],
      ['NE555P', 'Texas Instruments', 7, '0.30', '2301'],
      ['STM32F103C8T6', 'STMicroelectronics', 100, '2.50', '2414'],
    ]);
    const undoing = await seller.send(contract.importUndo, { id: done.id, version: done.version });
    expect(undoing).toMatchObject({ state: 'undoing', moves: [] });
    await work();
    expect(await one(done.id)).toMatchObject({ state: 'undone', moves: [], undoUntil: null });
    const plain = (lines: typeof before) => lines.map(({ version: _, ...rest }) => rest);
    expect(plain(await all())).toEqual(plain(before));
  });

  it('remembers how its columns were named, and the mode', async () => {
    await newSeller();
    const rows = [
      ['Ref', 'Col2', 'Col3'],
      ['LM358DR', 'x', 12],
      ['NE555P', 'y', 13],
    ];
    const looked = await upload(file(rows));
    const fields = ['mpn' as const, null, 'quantity' as const];
    await read(looked, 'add', { fields, headerRow: 1 });
    const again = await upload(file([...rows, ['TL072CP', 'z', 14]]));
    expect(again).toMatchObject({ remembered: true, mode: 'add', mapping: { fields } });
  });

  it('is mapped anew from its preview, and refuses a stale hand', async () => {
    await newSeller();
    const preview = await read(await upload(file([HEAD, ['A-1', 'TI', 5, 1, 'New', '']])), 'add');
    const move = { id: preview.id, version: preview.version };
    const back = await seller.send(contract.importRemap, move);
    expect(back.state).toBe('mapping');
    await expect(seller.send(contract.importApply, move)).rejects.toMatchObject(
      fails('import.changed'),
    );
    const now = { id: back.id, version: back.version };
    await expect(seller.send(contract.importApply, now)).rejects.toMatchObject(
      fails('import.wrongState'),
    );
    const twice = { ...back.mapping, fields: ['mpn', 'mpn', 'quantity'] } as never;
    await expect(
      seller.send(contract.importMap, { ...now, mapping: twice, mode: 'add' }),
    ).rejects.toMatchObject(fails('import.columns'));
    const stranger = await town.member(`Stranger${count}`, 'seller');
    for (const call of [contract.importApply, contract.importCancel, contract.importUndo]) {
      await expect(stranger.send(call, now)).rejects.toMatchObject(fails('notFound'));
    }
    await expect(one(back.id, stranger)).rejects.toMatchObject(fails('notFound'));
  });

  it('sums equal rows and refuses rows that contradict an earlier one', async () => {
    await newSeller();
    const preview = await read(
      await upload(
        file([
          HEAD,
          ['A-1', 'TI', 5, '1.5', 'New', '2301'],
          ['A-1', 'Texas Instruments', 6, '1.50', 'New', '2301'],
          ['A-1', 'TI', 7, '1.6', 'New', '2301'],
          ['A-1', 'TI', 8, '1.5', 'New', '2302'],
          ['A1', 'TI', 9, '1.5', 'New', '2301'],
        ]),
      ),
      'update',
    );
    expect(preview.counts).toMatchObject({ rows: 5, added: 3, merged: 1, refused: 1 });
    const refused = await seller.send(contract.importRows, { id: preview.id, kind: 'refused' });
    expect(refused.list[0]?.problem?.message).toContain('Row 2');
    await apply(preview);
    expect((await shown()).map(([mpn, , quantity, , date]) => [mpn, quantity, date])).toEqual(
      expect.arrayContaining([
        ['A-1', 11, '2301'],
        ['A-1', 8, '2302'],
        ['A1', 9, '2301'],
      ]),
    );
  });

  it('adds only where it shall add only', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [{ mpn: 'HAVE-1', manufacturer: 'TI', quantity: 1 }],
    });
    const rows = [HEAD, ['HAVE-1', 'TI', 99, 1, 'New', ''], ['NEW-1', 'TI', 5, 1, 'New', '']];
    const preview = await read(await upload(file(rows)), 'add');
    expect(preview.counts).toMatchObject({ added: 1, changed: 0, refused: 1 });
    await apply(preview);
    expect((await shown()).map(([mpn, , quantity]) => [mpn, quantity])).toEqual([
      ['HAVE-1', 1],
      ['NEW-1', 5],
    ]);
  });

  it('leaves what it does not say as it is in stock', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [
        {
          mpn: 'KEEP-1',
          manufacturer: 'TI',
          quantity: 1,
          unitPrice: '2',
          dateCode: '2301',
          packaging: 'roll',
          moq: 10,
          priceBreaks: [{ quantity: 100, unitPrice: '1.5' }],
        },
      ],
    });
    const rows = [
      ['Part Number', 'Manufacturer', 'Quantity'],
      ['KEEP-1', 'TI', 77],
    ];
    await apply(await read(await upload(file(rows)), 'replaceAll'));
    expect(await all()).toMatchObject([
      {
        quantity: 77,
        unitPrice: '2.00',
        dateCode: '2301',
        packaging: 'roll',
        moq: 10,
        priceBreaks: [{ quantity: 100, unitPrice: '1.50' }],
      },
    ]);
  });

  it('takes prices of another currency at the rate that was given, and none without', async () => {
    await newSeller();
    const rows = [
      ['Part Number', 'Quantity', 'Price'],
      ['A-1', 5, '¥7.20'],
      ['A-2', 5, '€1.00'],
      ['A-3', 5, ''],
    ];
    const looked = await upload(file(rows));
    const mapping = { ...looked.mapping, currency: 'CNY' } as NonNullable<View['mapping']>;
    const move = { id: looked.id, version: looked.version, mode: 'add' as const };
    await expect(
      seller.send(contract.importMap, { ...move, mapping: { ...mapping, rate: null } }),
    ).rejects.toMatchObject(fails('import.rate'));
    const preview = await read(looked, 'add', { currency: 'CNY', rate: '0.138889' });
    expect(preview.counts).toMatchObject({ added: 2, refused: 1 });
    await apply(preview);
    expect((await all()).map(({ unitPrice }) => unitPrice)).toEqual(['1.00', null]);
  });

  it('shows the preview anew where the stock changed since', async () => {
    await newSeller();
    const rows = [HEAD, ['A-1', 'TI', 5, 1, 'New', ''], ['A-2', 'TI', 5, 1, 'New', '']];
    const preview = await read(await upload(file(rows)), 'update');
    await seller.send(contract.inventoryAdd, {
      lines: [{ mpn: 'A-1', manufacturer: 'TI', quantity: 1 }],
    });
    const outdated = await apply(preview);
    expect(outdated).toMatchObject({
      state: 'preview',
      outdated: true,
      counts: { added: 1, changed: 1 },
    });
    expect(await all()).toHaveLength(1);
    expect((await apply(outdated)).state).toBe('done');
    expect(await all()).toHaveLength(2);
  });

  it('shows the preview anew where as many lines change, but other conditions', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: [{ mpn: 'B-1', manufacturer: 'TI', quantity: 1, condition: 'unknown' }],
    });
    const rows = [
      ['Part Number', 'Manufacturer', 'Quantity'],
      ['B-1', 'TI', 5],
    ];
    const preview = await read(await upload(file(rows)), 'update');
    const changes = [{ from: 'unknown', to: 'brandNew', lines: 1 }];
    expect(preview).toMatchObject({ counts: { changed: 1 }, conditionChanges: changes });
    await seller.send(contract.inventoryBulk, {
      chosen: { ids: (await all()).map(({ id }) => id) },
      change: { what: 'condition', condition: 'brandNew' },
    });
    const outdated = await apply(preview);
    expect(outdated).toMatchObject({ state: 'preview', outdated: true, conditionChanges: [] });
    expect(outdated.counts).toEqual(preview.counts);
    expect((await all()).map(({ quantity }) => quantity)).toEqual([1]);
    expect((await apply(outdated)).state).toBe('done');
    expect((await all()).map(({ quantity }) => quantity)).toEqual([5]);
  });

  it('takes off what an export has put before a part number and a maker', async () => {
    await newSeller();
    const rows = [
      HEAD,
      ["'+5V-REG", "'=Maker", 5, 1, 'New', ''],
      ["'LM358", 'TI', 6, 1, 'New', ''],
    ];
    await apply(await read(await upload(file(rows)), 'add'));
    expect((await all()).map(({ mpn, manufacturer }) => [mpn, manufacturer])).toEqual([
      ['+5V-REG', '=Maker'],
      ["'LM358", 'Texas Instruments'],
    ]);
  });

  it('is cancelled before it is applied, and not after', async () => {
    await newSeller();
    const preview = await read(await upload(file([HEAD, ['A-1', 'TI', 5, 1, 'New', '']])), 'add');
    const gone = await seller.send(contract.importCancel, {
      id: preview.id,
      version: preview.version,
    });
    expect(gone).toMatchObject({ state: 'cancelled', moves: [] });
    await work();
    expect(await all()).toEqual([]);
  });

  it('may not be undone once a line of it was edited, nor after a day', async () => {
    await newSeller();
    const rows = [HEAD, ['A-1', 'TI', 5, 1, 'New', '']];
    const done = await apply(await read(await upload(file(rows)), 'add'));
    const [first] = await all();
    await seller.send(contract.inventoryEdit, {
      id: first?.id ?? '',
      version: first?.version ?? 0,
      line: { mpn: 'A-1', manufacturer: 'TI', quantity: 6 },
    });
    const move = { id: done.id, version: done.version };
    await expect(seller.send(contract.importUndo, move)).rejects.toMatchObject(
      fails('stock.changed'),
    );
    town.clock.advance(25 * 3_600_000);
    expect((await one(done.id)).moves).toEqual([]);
    await expect(seller.send(contract.importUndo, move)).rejects.toMatchObject(
      fails('stock.undoOver'),
    );
  });

  it('is taken back by a job, all of it or nothing, whatever stops it in the middle', async () => {
    await newSeller();
    const rows = [HEAD, ['A-1', 'TI', 5, 1, 'New', ''], ['B-1', 'TI', 6, 1, 'New', '']];
    const done = await apply(await read(await upload(file(rows)), 'add'));
    const written = await all();
    await seller.send(contract.importUndo, { id: done.id, version: done.version });
    const { pool } = town.market.database;
    await pool.query(`create function inventory.stop() returns trigger language plpgsql as $$
      begin raise exception 'stopped in the middle'; end $$`);
    await pool.query(`create trigger stop after insert on inventory.import_history for each row
      when (new.event = 'undone') execute function inventory.stop()`);
    await work();
    expect(await all()).toEqual(written);
    expect((await one(done.id)).state).toBe('undoing');
    await pool.query('drop function inventory.stop cascade');
    await transaction(town.market.database.db, (tx) => enqueueImport(tx, done.id));
    await work();
    expect((await one(done.id)).state).toBe('undone');
    expect(await all()).toEqual([]);
  });

  it('stays written where a line of it changes before the job takes it back', async () => {
    await newSeller();
    const rows = [HEAD, ['A-1', 'TI', 5, 1, 'New', '']];
    const done = await apply(await read(await upload(file(rows)), 'add'));
    const [first] = await all();
    await seller.send(contract.importUndo, { id: done.id, version: done.version });
    await seller.send(contract.inventoryEdit, {
      id: first?.id ?? '',
      version: first?.version ?? 0,
      line: { mpn: 'A-1', manufacturer: 'TI', quantity: 6 },
    });
    await work();
    expect(await one(done.id)).toMatchObject({
      state: 'done',
      moves: [],
      problem: { code: 'changedSince' },
    });
    expect(await all()).toHaveLength(1);
  });

  it('takes stock of quantity zero out, and keeps what a refused row names', async () => {
    await newSeller();
    await seller.send(contract.inventoryAdd, {
      lines: ['SOLD-1', 'STAYS-1', 'TYPO-1', 'OLD-1'].map((mpn) => ({
        mpn,
        manufacturer: 'TI',
        quantity: 5,
      })),
    });
    const lines = [
      ['Part Number', 'Quantity', 'Remark'],
      ['SOLD-1', 0, ''],
      ['NEVER-1', 0, ''],
      ['STAYS-1', 5, ''],
      ['TYPO-1', '5 or so', 'shelf 7'],
    ];
    const update = await read(await upload(file(lines)), 'update');
    expect(update.counts).toMatchObject({ rows: 4, same: 2, refused: 1, removed: 1 });
    const removed = await seller.send(contract.importRows, { id: update.id, kind: 'removed' });
    expect(removed.list.map(({ mpn }) => mpn)).toEqual(['SOLD-1']);
    await seller.send(contract.importCancel, { id: update.id, version: update.version });

    const preview = await read(await upload(file(lines)), 'replaceAll');
    expect(preview.counts).toMatchObject({ rows: 4, same: 2, refused: 1, removed: 2 });
    const done = await apply(preview);
    expect(done.state).toBe('done');
    expect((await all()).map(({ mpn }) => mpn)).toEqual(['STAYS-1', 'TYPO-1']);
    await seller.send(contract.importUndo, { id: done.id, version: done.version });
    await work();
    expect(await all()).toHaveLength(4);
  });

  it('shows refused repeats with all that was understood of them', async () => {
    await newSeller();
    const looked = await upload(
      file([
        ['型号', '数量', '单价（元）', '包装', '货期', '100+'],
        ['TWICE-1', 5, '7.5', '编带', '现货', '5'],
        ['TWICE-1', 5, '8', '托盘', '现货', '6'],
      ]),
    );
    const preview = await read(looked, 'update', {
      rate: '0.1',
      fields: ['mpn', 'quantity', 'unitPrice', 'packaging', 'leadTime', 'breakPrice'],
    });
    const refused = await seller.send(contract.importRows, { id: preview.id, kind: 'refused' });
    expect(refused.list.map(({ cells }) => cells)).toEqual([
      ['TWICE-1', '5', '0.80 USD', 'Tray', 'In stock', '0.60 USD'],
    ]);
  });

  it('with price breaks alone sells no fewer than the first, also on a line that is there already', async () => {
    await newSeller();
    const priced = [
      ['Part Number', 'Qty', 'Price'],
      ['TIER-1', 5000, '0.6'],
    ];
    await apply(await read(await upload(file(priced)), 'update'));
    const tiers = file([
      ['Part Number', 'Qty', '100+', '500+'],
      ['TIER-1', 5000, '0.4', '0.3'],
    ]);
    const again = await read(await upload(tiers), 'add');
    const refused = await seller.send(contract.importRows, { id: again.id, kind: 'refused' });
    expect(refused.list.map(({ cells }) => cells)).toEqual([['TIER-1', '5000', '0.40', '0.30']]);
    await seller.send(contract.importCancel, { id: again.id, version: again.version });
    await apply(await read(await upload(tiers), 'update'));
    expect(await all()).toMatchObject([
      { unitPrice: '0.40', moq: 100, priceBreaks: [{ quantity: 500, unitPrice: '0.30' }] },
    ]);
  });

  it('is proposed in the currency that it names, and waits for its rate', async () => {
    await newSeller();
    const looked = await upload(
      file([
        ['型号', '数量', '单价（元）'],
        ['YUAN-1', 5, '7.5'],
      ]),
    );
    expect(looked.mapping).toMatchObject({ currency: 'CNY', rate: null });
    const preview = await read(looked, 'update', { rate: '0.14' });
    const added = await seller.send(contract.importRows, { id: preview.id, kind: 'added' });
    expect(added.list[0]?.new?.unitPrice).toBe('1.05');
  });

  it('tells which other sheets hold a list', async () => {
    await newSeller();
    const rows = (mpn: string) => [
      ['Part Number', 'Qty'],
      [mpn, 5],
    ];
    const looked = await upload(
      xlsxFile([
        { name: 'TI', rows: rows('LM358DR') },
        { name: 'ADI', rows: rows('AD8232ACPZ') },
        { name: 'Notes', rows: [['Read me first']] },
      ]),
      'two.xlsx',
    );
    expect(looked.warnings.map(({ code, sheet }) => [code, sheet])).toEqual([
      ['otherSheet', looked.sheets[1]?.name],
    ]);
  });

  it('shows refused rows by their cells as they are in the file', async () => {
    await newSeller();
    const lines = [
      ['Part Number', 'Qty', 'Price', 'Remark'],
      ['EURO-1', 5, '7.50 €', 'shelf 7'],
    ];
    const preview = await read(await upload(file(lines)), 'update', { currency: 'USD' });
    const refused = await seller.send(contract.importRows, { id: preview.id, kind: 'refused' });
    expect(refused.list.map(({ cells }) => cells)).toEqual([['EURO-1', '5', '7.50 €', 'shelf 7']]);
  });

  it('tells the row of a cell that is too long, and that a quotation mark is not closed', async () => {
    await newSeller();
    const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
    const long = await upload(csv('MPN,Qty', 'LM358DR,5', `${'x'.repeat(32_768)},2`), 'stock.csv');
    expect(long).toMatchObject({ state: 'failed', problem: { code: 'cellTooLong', row: 3 } });
    expect(long.problem?.message).toMatch(/^Row 3: .*32767/);
    const open = await upload(csv('MPN,Qty', 'LM358DR,5', '"NE555P,2', 'BC847B,3'), 'stock.csv');
    expect(open.warnings).toContainEqual(expect.objectContaining({ code: 'quoteOpen', row: 3 }));
  });

  it('is refused whole where it is no list, with the reason', async () => {
    await newSeller();
    for (const [bytes, code] of [
      [Buffer.from('PK\u0003\u0004 and no more'), 'fileCorrupt'],
      [Buffer.from('\r\n\r\n'), 'fileEmpty'],
    ] as const) {
      const bad = await upload(bytes, 'stock.xlsx');
      expect(bad, code).toMatchObject({ state: 'failed', moves: [], problem: { code } });
      expect(bad.problem?.message).not.toBe('');
    }
    await expect(upload(Buffer.alloc(0))).rejects.toMatchObject(fails('file.empty'));
    await expect(upload(file([HEAD]), 'stock.exe')).rejects.toMatchObject(fails('file.format'));
  });
});
