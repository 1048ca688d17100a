import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchElectronic, suggest } from '#contract/catalog/calls.ts';
import { inventoryAdd, inventoryList } from '#contract/inventory/calls.ts';
import * as contract from '#contract/manufacturers/calls.ts';
import { auditList } from '#contract/operator/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { runDue } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

let town: TestMarket;
let seller: Caller;
let other: Caller;
let desk: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  seller = await town.member('Makerseller', 'seller');
  other = await town.member('Othermaker', 'seller');
  desk = await town.staff('Makerdesk', ['content']);
}, 60_000);
afterAll(() => town.close());

const work = async () => {
  const { market, url, clock } = town;
  await runDue({ url, db: market.database.db, tasks: market.jobs, now: clock.now() });
};
const line = (mpn: string, manufacturer: string, quantity = 10) => ({
  mpn,
  manufacturer,
  quantity,
});
const add = (who: Caller, ...lines: ReturnType<typeof line>[]) => who.send(inventoryAdd, { lines });
const stock = async (who: Caller) =>
  (await who.send(inventoryList, { pageSize: 100, sort: 'mpn', descending: false })).list
    .map((one) => [one.mpn, one.manufacturer, one.quantity])
    .sort();
const waits = async (name: string) => {
  const { list } = await desk.send(contract.opsManufacturerWaiting, { keyword: name });
  return list.find((one) => one.name === name);
};
const idOf = async (keyword: string) => {
  const [found] = await desk.send(contract.opsManufacturerFind, { keyword });
  if (found === undefined) throw new Error(`${keyword} is not known`);
  return found.id;
};
const fails = (fail: string) => ({ reply: { data: { fail } } });
const groups = async (keyword: string) =>
  (await seller.send(searchElectronic, { keyword })).list.map((one) => [
    one.mpn,
    one.manufacturer,
    one.lines,
  ]);

describe('names of makers that nobody knows', () => {
  it('wait for the desk, those with most lines first, each with the makers it may mean', async () => {
    await add(seller, line('WAIT-1', 'Texs Instrumnets'), line('WAIT-2', 'Texs Instrumnets'));
    await add(other, line('WAIT-1', 'TEXS INSTRUMNETS'), line('WAIT-3', 'Zzyzx'));
    const { list } = await desk.send(contract.opsManufacturerWaiting, {});
    const [first, second] = list;
    expect(first).toMatchObject({ name: 'Texs Instrumnets', lines: 3, parts: 2 });
    expect(first?.samples).toEqual(['WAIT-1', 'WAIT-2']);
    expect(first?.near[0]).toMatchObject({ name: 'Texas Instruments', why: 'spelling' });
    expect(second).toMatchObject({ name: 'Zzyzx', lines: 1, near: [] });
  });

  it('become another name of a known maker, everywhere, and are given back exactly', async () => {
    // Of one number both makers have lines; the other number is only the unknown one's.
    await add(seller, line('ALIAS-1', 'Nordik Chips', 5), line('ALIAS-2', 'Nordik Chips', 6));
    await add(other, line('ALIAS-1', 'Nordic Semiconductor', 7));
    const before = [await stock(seller), await stock(other)];
    const name = await waits('Nordik Chips');
    const made = await desk.send(contract.opsManufacturerDecide, {
      id: name?.id ?? '',
      verdict: 'alias',
      to: await idOf('nordic'),
    });
    expect(made).toMatchObject({
      state: 'moving',
      shownAs: 'Nordic Semiconductor',
      undoable: false,
    });
    expect(await waits('Nordik Chips')).toBeUndefined();
    await work();
    const [done] = (await desk.send(contract.opsManufacturerDecisions, {})).list;
    expect(done).toMatchObject({ id: made.id, state: 'done', parts: 2, lines: 2, undoable: true });
    expect(await groups('ALIAS-1')).toEqual([['ALIAS-1', 'Nordic Semiconductor', 2]]);
    expect(await groups('ALIAS-2')).toEqual([['ALIAS-2', 'Nordic Semiconductor', 1]]);
    const found = await seller.send(searchElectronic, {
      keyword: 'ALIAS-2',
      manufacturers: ['nordik chips'],
    });
    expect(found.total).toBe(1);
    // Who writes the old name now writes the known one.
    await add(other, line('ALIAS-3', 'NORDIK CHIPS'));
    expect(await groups('ALIAS-3')).toEqual([['ALIAS-3', 'Nordic Semiconductor', 1]]);
    await desk.send(contract.opsManufacturerUndo, { id: made.id });
    await work();
    const [undone] = (await desk.send(contract.opsManufacturerDecisions, {})).list;
    expect(undone).toMatchObject({ state: 'undone', undoable: false });
    expect(await stock(seller)).toEqual(before[0]);
    expect(await groups('ALIAS-1')).toEqual(
      expect.arrayContaining([
        ['ALIAS-1', 'Nordic Semiconductor', 1],
        ['ALIAS-1', 'Nordik Chips', 1],
      ]),
    );
    expect(await waits('Nordik Chips')).toMatchObject({ lines: 2, parts: 2 });
    await expect(desk.send(contract.opsManufacturerUndo, { id: made.id })).rejects.toMatchObject(
      fails('maker.decided'),
    );
  });

  it('become makers of their own under a name that nobody else has', async () => {
    await add(seller, line('OWN-1', 'hunan xy microelectr'));
    const { id = '' } = (await waits('hunan xy microelectr')) ?? {};
    const own = { id, verdict: 'own' as const };
    await expect(desk.send(contract.opsManufacturerDecide, own)).rejects.toMatchObject(
      fails('input.invalid'),
    );
    await expect(
      desk.send(contract.opsManufacturerDecide, { ...own, name: 'Texas Instruments Inc.' }),
    ).rejects.toMatchObject(fails('maker.nameTaken'));
    const made = await desk.send(contract.opsManufacturerDecide, { ...own, name: 'Hunan XY' });
    expect(made).toMatchObject({
      state: 'done',
      name: 'hunan xy microelectr',
      shownAs: 'Hunan XY',
    });
    expect(await groups('OWN-1')).toEqual([['OWN-1', 'Hunan XY', 1]]);
    expect((await seller.send(suggest, { keyword: 'hunan' })).makers).toContain('Hunan XY');
    // It is known now: another name may be mapped to it, and then it stays.
    await add(seller, line('OWN-2', 'Hunan X.Y. Chips'));
    const second = await waits('Hunan X.Y. Chips');
    const mapped = await desk.send(contract.opsManufacturerDecide, {
      id: second?.id ?? '',
      verdict: 'alias',
      to: id,
    });
    await work();
    await expect(desk.send(contract.opsManufacturerUndo, { id: made.id })).rejects.toMatchObject(
      fails('maker.decided'),
    );
    await desk.send(contract.opsManufacturerUndo, { id: mapped.id });
    await work();
    expect(await desk.send(contract.opsManufacturerUndo, { id: made.id })).toMatchObject({
      state: 'undone',
    });
    expect(await groups('OWN-1')).toEqual([['OWN-1', 'hunan xy microelectr', 1]]);
  });

  it('that are no maker leave their lines without one, and new lines too', async () => {
    await add(seller, line('NONE-1', 'see datasheet'));
    const name = await waits('see datasheet');
    await desk.send(contract.opsManufacturerDecide, { id: name?.id ?? '', verdict: 'none' });
    await work();
    await add(other, line('NONE-1', 'See Datasheet', 4));
    expect(await groups('NONE-1')).toEqual([['NONE-1', 'Unknown', 2]]);
    expect((await desk.send(contract.opsManufacturerWaiting, { keyword: 'unknown' })).total).toBe(
      0,
    );
  });

  it('are decided once, by whoever comes first, and recorded with who did it', async () => {
    await add(seller, line('ONCE-1', 'Twice Decided'));
    const { id = '' } = (await waits('Twice Decided')) ?? {};
    const to = await idOf('onsemi');
    const admin = await town.staff('Makeradmin', ['admin']);
    const both = await Promise.allSettled([
      desk.send(contract.opsManufacturerDecide, { id, verdict: 'alias', to }),
      admin.send(contract.opsManufacturerDecide, { id, verdict: 'none' }),
    ]);
    const refused = both.filter((one) => one.status === 'rejected');
    expect(refused.map((one) => one.reason)).toMatchObject([fails('maker.decided')]);
    const { list } = await admin.send(auditList, { onId: id });
    expect(list).toMatchObject([{ onNo: 'Twice Decided', onKind: 'maker' }]);
  });

  it('lines that a list wrote under the old maker after the decision follow it', async () => {
    await add(seller, line('LATE-1', 'Late Maker'));
    const { id = '' } = (await waits('Late Maker')) ?? {};
    await desk.send(contract.opsManufacturerDecide, {
      id,
      verdict: 'alias',
      to: await idOf('onsemi'),
    });
    await work();
    // As a list that was judged before it would.
    const { pool } = town.market.database;
    await pool.query(
      `insert into catalog.part (norm, mpn, manufacturer) values ('LATE2', 'LATE-2', $1)`,
      [id],
    );
    await pool.query(
      `update catalog.stock_line set part = (select id from catalog.part where norm = 'LATE2')
       where part = (select id from catalog.part where norm = 'LATE1')`,
    );
    const { db } = town.market.database;
    await town.market.jobs['catalog.sweepMakers']?.({}, { db, now: town.clock.now() } as never);
    expect(await groups('LATE-2')).toEqual([['LATE-2', 'onsemi', 1]]);
  });

  it('are the business of the content desk alone', async () => {
    const support = await town.staff('Makersupport', ['support']);
    for (const who of [seller, support]) {
      await expect(who.send(contract.opsManufacturerWaiting, {})).rejects.toMatchObject({
        reply: { code: 403 },
      });
    }
  });
});
