import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#contract/call.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import type { Claimed } from '#contract/operator/schemas.ts';
import * as contract from '#contract/operator/work-calls.ts';
import { type Calling, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { findClaimed, operatorSlice, type QueueSource } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const person = (name: string, ...roles: StaffRole[]) => ({
  caller: staffCaller(name, ...roles),
  now,
});
const li = person('Li', 'warehouse');
const bo = person('Bo', 'warehouse');
const wei = person('Wei', 'finance');
const ana = person('Ana', 'content');
const at = (who: Calling, moment: Date): Calling => ({ ...who, now: moment });

const work = (ref: string) => ({
  ref,
  link: `/ops/orders/${ref}`,
  subject: 'LM358DR',
  detail: 'Messwerk',
  amount: null,
  orderState: null,
  dueAt: later(60),
  since: now,
});

let open: string[];
let toRefund: string[];
let left: string[];
const queues: QueueSource[] = [
  {
    key: 'receive',
    desk: 'warehouse',
    record: 'order',
    list: async () => open.map(work),
  },
  { key: 'payments', desk: 'finance', record: 'recharge', list: async () => [work('RC-1')] },
  { key: 'refunds', desk: 'finance', record: 'order', list: async () => toRefund.map(work) },
];

let market: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  const staff = [li, bo, wei, ana].map(({ caller }) => ({
    id: caller.accountId,
    name: caller.name,
    roles: caller.roles,
  }));
  call = callingOf(
    database.db,
    operatorSlice({
      ...noWork,
      queues,
      colleagues: async () => staff.filter(({ name }) => !left.includes(name)),
    }).calls,
  );
});
beforeEach(async () => {
  open = ['TO-1', 'TO-2', 'TO-3'];
  toRefund = [];
  left = [];
  await market.pool.query('truncate operator.claim, operator.note, operator.saved_view');
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

const order = (ref: string) => ({ record: 'order', ref }) as const;
const claim = (who: Calling, ref: string, takeOver = false) =>
  call(contract.opsWorkClaim, { ...order(ref), takeOver }, who);
const ownerOf = async (ref: string, who: Calling = bo) =>
  (await call(contract.opsWorkOn, order(ref), who)).claim?.by ?? null;

test('a claim is shown in the list and on the page, and ends by itself after 15 minutes', async () => {
  await claim(li, 'TO-1');
  expect(await ownerOf('TO-1')).toBe('Li');
  const { tasks } = await call(opsQueues, {}, bo);
  expect(tasks.find(({ ref }) => ref === 'TO-1')?.claim).toMatchObject({ by: 'Li', mine: false });
  expect(await ownerOf('TO-1', at(bo, later(14)))).toBe('Li');
  expect(await ownerOf('TO-1', at(bo, later(15)))).toBeNull();
});

test('a claim ends where its record goes to another desk', async () => {
  await claim(li, 'TO-1');
  open = ['TO-2', 'TO-3'];
  toRefund = ['TO-1'];
  expect(await ownerOf('TO-1', wei)).toBeNull();
  const { list } = await call(contract.opsWorkOfList, { record: 'order', refs: ['TO-1'] }, wei);
  expect(list).toMatchObject([{ claim: null, isOpen: true }]);
  const { tasks } = await call(opsQueues, { claimed: 'nobody' }, wei);
  expect(tasks.find(({ ref }) => ref === 'TO-1')).toMatchObject({ claim: null });
  await claim(wei, 'TO-1');
  expect(await ownerOf('TO-1', wei)).toBe('Wei');
});

test('a claim holds in one of two queues that its record waits in', async () => {
  const root = person('Root', 'admin');
  await claim(li, 'TO-1');
  toRefund = ['TO-1'];
  expect(await ownerOf('TO-1', root)).toBe('Li');
  const refs = { record: 'order', refs: ['TO-1'] } as const;
  const { list } = await call(contract.opsWorkOfList, { ...refs, refs: [...refs.refs] }, root);
  expect(list).toMatchObject([{ claim: { by: 'Li' }, isOpen: true }]);
  const records = [order('TO-1')];
  const { rows } = await call(contract.opsWorkBulk, { act: 'claim', records, dryRun: true }, root);
  expect(rows).toMatchObject([{ outcome: 'taken', by: 'Li' }]);
  await expect(claim(root, 'TO-1')).rejects.toMatchObject({ code: 'work.taken' });
});

test('a claim of somebody who has left keeps nobody from the record', async () => {
  await claim(li, 'TO-1');
  left = ['Li'];
  expect(await ownerOf('TO-1')).toBeNull();
  const records = [order('TO-1')];
  const input = { act: 'claim', records, dryRun: true } as const;
  const { rows } = await call(contract.opsWorkBulk, { ...input, records: [...records] }, bo);
  expect(rows).toMatchObject([{ outcome: 'done' }]);
  await claim(bo, 'TO-1');
  expect(await ownerOf('TO-1')).toBe('Bo');
});

test('a list tells who is on each of its rows and which of them wait', async () => {
  await claim(li, 'TO-2');
  await call(contract.opsWorkNote, { ...order('TO-2'), text: 'One reel is open' }, li);
  const input = { record: 'order', refs: ['TO-1', 'TO-2', 'TO-9'] } as const;
  const { list } = await call(contract.opsWorkOfList, { ...input, refs: [...input.refs] }, bo);
  expect(list).toMatchObject([
    { ref: 'TO-1', claim: null, notes: 0, isOpen: true },
    { ref: 'TO-2', claim: { by: 'Li', mine: false }, notes: 1, isOpen: true },
    { ref: 'TO-9', claim: null, notes: 0, isOpen: false },
  ]);
  const ofMoney = { record: 'recharge', refs: ['RC-1'] } as const;
  await expect(
    call(contract.opsWorkOfList, { ...ofMoney, refs: [...ofMoney.refs] }, bo),
  ).rejects.toMatchObject({ code: 'notFound' });
});

test('numbers are narrowed to one’s own work, or without that of anybody', async () => {
  await claim(li, 'TO-1');
  await claim(bo, 'TO-2');
  const find = (claimed: Claimed, moment = now) =>
    database.db
      .transaction()
      .execute((tx) =>
        findClaimed({ ...bo, now: moment, tx } as unknown as QueryContext, 'order', claimed),
      );
  expect(await find('any')).toEqual({});
  expect(await find('mine')).toEqual({ only: ['TO-2'] });
  expect(await find('nobody')).toEqual({ without: expect.arrayContaining(['TO-1', 'TO-2']) });
  expect(await find('mine', later(16))).toEqual({ only: [] });
});

test('two colleagues who claim at once get one claim', async () => {
  for (const ref of ['TO-1', 'TO-2', 'TO-3']) {
    const outcomes = await Promise.allSettled([claim(li, ref), claim(bo, ref)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
});

test('an open page renews its claim and keeps since when', async () => {
  await claim(li, 'TO-1');
  const renewed = await claim(at(li, later(10)), 'TO-1');
  expect(renewed.claim).toMatchObject({
    mine: true,
    since: now.toISOString(),
    until: later(25).toISOString(),
  });
});

test('a colleague’s claim is taken over only on purpose, which stands in the notes', async () => {
  await claim(li, 'TO-1');
  await expect(claim(bo, 'TO-1')).rejects.toMatchObject({
    code: 'work.taken',
    facts: { name: 'Li' },
  });
  const { claim: taken, notes } = await claim(bo, 'TO-1', true);
  expect(taken).toMatchObject({ by: 'Bo', mine: true });
  expect(notes).toMatchObject([{ kind: 'takeOver', by: 'Bo', to: 'Li' }]);
});

test('a hand-over reaches the bell of a colleague who may open the page, with its note', async () => {
  const handed = { ...order('TO-1'), to: bo.caller.accountId, note: 'Count the second reel' };
  await call(contract.opsWorkTransfer, handed, li);
  expect(await ownerOf('TO-1')).toBe('Bo');
  const [ring] = await call(contract.opsBell, {}, bo);
  expect(ring).toMatchObject({ by: 'Li', text: 'Count the second reel', link: '/ops/orders/TO-1' });
  await call(contract.opsBellRead, { id: ring?.id ?? '' }, li);
  expect(await call(contract.opsBell, {}, bo)).toHaveLength(1);
  await call(contract.opsBellRead, { id: ring?.id ?? '' }, bo);
  expect(await call(contract.opsBell, {}, bo)).toEqual([]);
  const { colleagues } = await call(contract.opsWorkOn, order('TO-1'), li);
  expect(colleagues.map(({ name }) => name).sort()).toEqual(['Bo', 'Wei']);
  await expect(
    call(contract.opsWorkTransfer, { ...handed, to: ana.caller.accountId }, li),
  ).rejects.toMatchObject({ code: 'work.colleague' });
});

test('work that a role may not open is hidden from it, and what waits no more is not claimed', async () => {
  await expect(call(contract.opsWorkOn, order('TO-1'), ana)).rejects.toMatchObject({
    code: 'notFound',
  });
  await expect(
    call(contract.opsWorkClaim, { record: 'recharge', ref: 'RC-1' }, li),
  ).rejects.toMatchObject({ code: 'notFound' });
  await expect(claim(li, 'TO-99')).rejects.toMatchObject({ code: 'work.gone' });
});

test('a note stays after the work is done, and nobody changes it', async () => {
  const noted = await call(contract.opsWorkNote, { ...order('TO-1'), text: 'Box is wet' }, li);
  expect(noted.notes).toMatchObject([{ kind: 'note', by: 'Li', text: 'Box is wet' }]);
  open = [];
  const { isOpen, notes } = await call(contract.opsWorkOn, order('TO-1'), bo);
  expect([isOpen, notes.length]).toEqual([false, 1]);
  await call(contract.opsWorkNote, { ...order('TO-1'), text: 'Photos are filed' }, bo);
  await expect(market.pool.query("update operator.note set text = 'dry'")).rejects.toThrow();
  await expect(market.pool.query('delete from operator.note')).rejects.toThrow();
});

test('the filter leaves one’s own work, nobody’s, what is late, and what mentions a text', async () => {
  await claim(li, 'TO-1');
  await claim(bo, 'TO-2');
  const refs = async (filter: object, who: Calling = li) =>
    (await call(opsQueues, filter, who)).tasks.map(({ ref }) => ref);
  expect(await refs({ claimed: 'mine' })).toEqual(['TO-1']);
  expect(await refs({ claimed: 'nobody' })).toEqual(['TO-3']);
  expect(await refs({ find: 'to-2' })).toEqual(['TO-2']);
  expect(await refs({ late: true })).toEqual([]);
  expect(await refs({ late: true, claimed: 'any' }, at(li, later(61)))).toHaveLength(3);
});

test('a bulk act previews what it would come to, and has an outcome for each row', async () => {
  await claim(bo, 'TO-2');
  const records = ['TO-1', 'TO-2', 'TO-9'].map(order);
  const bulk = { act: 'claim', records, dryRun: true } as const;
  const expected = [
    { ref: 'TO-1', outcome: 'done' },
    { ref: 'TO-2', outcome: 'taken', by: 'Bo' },
    { ref: 'TO-9', outcome: 'gone' },
  ];
  expect((await call(contract.opsWorkBulk, bulk, li)).rows).toMatchObject(expected);
  expect(await ownerOf('TO-1')).toBeNull();
  const done = await call(contract.opsWorkBulk, { ...bulk, dryRun: false }, li);
  expect(done.rows).toMatchObject(expected);
  expect([await ownerOf('TO-1'), await ownerOf('TO-2')]).toEqual(['Li', 'Bo']);
  const handed = { act: 'handOver', records, to: bo.caller.accountId, dryRun: false } as const;
  await expect(call(contract.opsWorkBulk, handed, li)).rejects.toMatchObject({ code: 'work.note' });
  await call(contract.opsWorkBulk, { ...handed, note: 'Lunch' }, li);
  expect(await ownerOf('TO-1')).toBe('Bo');
  const free = { act: 'release', records, dryRun: false } as const;
  expect((await call(contract.opsWorkBulk, free, li)).rows[0]?.outcome).toBe('notMine');
});

test('a saved view is its owner’s alone, and one of the same name is replaced', async () => {
  const filter = { late: true };
  await call(contract.opsViewSave, { name: 'Late', filter }, li);
  const saved = await call(contract.opsViewSave, { name: 'Late', filter: { claimed: 'mine' } }, li);
  expect(saved).toMatchObject([{ name: 'Late', filter: { late: false, claimed: 'mine' } }]);
  expect(await call(contract.opsViewList, {}, bo)).toEqual([]);
  await call(contract.opsViewRemove, { id: saved[0]?.id ?? '' }, bo);
  expect(await call(contract.opsViewList, {}, li)).toHaveLength(1);
  await call(contract.opsViewRemove, { id: saved[0]?.id ?? '' }, li);
  expect(await call(contract.opsViewList, {}, li)).toEqual([]);
});
