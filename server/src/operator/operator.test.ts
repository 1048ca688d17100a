import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditedAct } from '#contract/operator/acts.ts';
import * as contract from '#contract/operator/calls.ts';
import { queueKeys } from '#contract/operator/constants.ts';
import { isPermitted } from '#contract/permissions.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase, withoutTriggers } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { StaffCaller } from '#server/kit/request-context.ts';
import { audit, operatorSlice, type QueueSource, type Work } from './public.ts';

const now = new Date('2026-11-21T08:00:00Z');
const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const staff = (...roles: StaffCaller['roles']) => ({
  caller: staffCaller('Lin Tao', ...roles),
  now,
});
const admin = staff('admin');

let market: TestDatabase;
let database: Database;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
});

/** An empty log again, as the database lets nobody make it who has not switched its guards off. */
beforeEach(() =>
  tamper(
    `delete from operator.audit;
     update operator.audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`,
  ),
);

afterAll(async () => {
  await database.close();
  await market.drop();
});

const at = { ...admin, address: '10.0.0.7', agent: 'test', requestId: 'r-1' };
const orderId = '019a9b57-0000-7000-8000-000000000001';
// A search is tried with names that no act has.
const entry = (what: string, id = orderId) => ({
  what: what as AuditedAct,
  on: { kind: 'order' as const, id, no: 'TO-261121-4093' },
  before: { state: 'inbound', amount: 1286_00n },
  after: { state: 'received', amount: 1286_00n },
});
const write = (what: string, id?: string) =>
  transaction(database.db, (tx) => audit(tx, at, entry(what, id)));
const calling = (queues: QueueSource[] = []) =>
  callingOf(database.db, operatorSlice({ ...noWork, queues }).calls);

test('a row says who did what on which record, before, after, when and from where', async () => {
  await write('order.receive');
  const { total, list } = await calling()(contract.auditList, {}, admin);
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    seq: 1,
    at: '2026-11-21T08:00:00.000Z',
    who: 'Lin Tao',
    what: 'order.receive',
    onKind: 'order',
    onId: orderId,
    onNo: 'TO-261121-4093',
    before: { state: 'inbound', amount: '128600' },
    after: { state: 'received', amount: '128600' },
    address: '10.0.0.7',
  });
});

test('an act that is rolled back leaves no row', async () => {
  const failing = transaction(database.db, async (tx) => {
    await audit(tx, at, entry('order.receive'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await write('order.inspect');
  expect(await calling()(contract.auditVerify, {}, admin)).toEqual({ rows: 1, brokenAt: null });
});

test('acts that commit at once make one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => write(`order.step${index}`)));
  expect(await calling()(contract.auditVerify, {}, admin)).toEqual({ rows: 60, brokenAt: null });
});

test('acts that audit and then lock each other’s records do not wait in a circle', async () => {
  await market.pool.query(
    'create table pair (id int primary key); insert into pair values (1),(2)',
  );
  const act = (first: number, second: number) =>
    transaction(database.db, async (tx) => {
      await sql`select from pair where id = ${first} for update`.execute(tx);
      await audit(tx, at, entry('order.receive'));
      if (first !== second) await sql`select from pair where id = ${second} for update`.execute(tx);
    });
  await Promise.all([act(1, 2), act(2, 2), act(1, 2), act(2, 2), act(1, 2), act(2, 2)]);
  expect(await calling()(contract.auditVerify, {}, admin)).toEqual({ rows: 6, brokenAt: null });
});

test.each([
  ['update', "update operator.audit set body = '{}' where seq = 2"],
  ['delete', 'delete from operator.audit where seq = 2'],
  ['truncate', 'truncate operator.audit'],
])('%s of a row is refused by the database', async (_what, statement) => {
  for (const what of ['a', 'b', 'c']) await write(what);
  await expect(market.pool.query(statement)).rejects.toMatchObject({ code: 'OP001' });
  expect(await calling()(contract.auditVerify, {}, admin)).toEqual({ rows: 3, brokenAt: null });
});

test('a row that is put in by hand joins the chain whatever it says of itself', async () => {
  await write('a');
  await market.pool.query(
    `insert into operator.audit (seq, prev, hash, body)
     values (99, sha256('x'), sha256('y'), '{"what":"by hand"}')`,
  );
  expect(await calling()(contract.auditVerify, {}, admin)).toEqual({ rows: 2, brokenAt: null });
});

/** Runs a statement as somebody who has switched the triggers off. */
async function tamper(statement: string) {
  await withoutTriggers(market, (client) => client.query(statement));
}

test.each([
  [
    'a changed row',
    "update operator.audit set body = replace(body, 'inbound', 'paid') where seq = 3",
    3,
  ],
  ['a removed row', 'delete from operator.audit where seq = 3', 3],
  ['a removed end', 'delete from operator.audit where seq >= 4', 4],
  ['an emptied log', 'delete from operator.audit', 1],
  [
    'a changed end whose hash fits',
    `update operator.audit set body = '{}', hash =
       sha256(convert_to('5' || E'\\n' || encode(prev, 'hex') || E'\\n' || '{}', 'UTF8'))
     where seq = 5`,
    5,
  ],
])('the walk names %s', async (_what, statement, brokenAt) => {
  for (const what of ['a', 'b', 'c', 'd', 'e']) await write(what);
  await tamper(statement);
  expect(await calling()(contract.auditVerify, {}, admin)).toMatchObject({ brokenAt });
});

test('the log is read in pages, by record and by word', async () => {
  const other = '019a9b57-0000-7000-8000-000000000002';
  for (let turn = 0; turn < 5; turn += 1) await write(`order.step${turn}`);
  await write('order.refund_100%', other);
  const call = calling();
  const page = await call(contract.auditList, { pageNum: 2, pageSize: 4 }, admin);
  expect(page.total).toBe(6);
  expect(page.list.map((row) => row.seq)).toEqual([2, 1]);
  expect((await call(contract.auditList, { onId: other }, admin)).total).toBe(1);
  expect((await call(contract.auditList, { keyword: 'lin' }, admin)).total).toBe(6);
  expect((await call(contract.auditList, { keyword: '0%' }, admin)).total).toBe(1);
  expect((await call(contract.auditList, { keyword: "'; drop" }, admin)).total).toBe(0);
});

test('only an admin reads the log', async () => {
  await expect(calling()(contract.auditList, {}, staff('finance'))).rejects.toMatchObject({
    code: 'access.denied',
  });
});

const work = (ref: string, dueAt: Date | null): Work => ({
  ref,
  link: `/ops/orders/${ref}`,
  subject: 'STM32F103C8T6',
  detail: '',
  amount: null,
  orderState: 'inbound',
  dueAt,
  since: hour(-24),
});

const queues: QueueSource[] = [
  {
    key: 'receive',
    desk: 'warehouse',
    record: 'order',
    list: async () => [work('TO-2', hour(6)), work('TO-1', hour(-2)), work('TO-3', null)],
  },
  {
    key: 'payments',
    desk: 'finance',
    record: 'recharge',
    list: async () => [work('RC-1', hour(1))],
  },
];

test('the desks’ work comes most urgent first, with the count of every queue', async () => {
  const call = calling(queues);
  const all = await call(contract.opsQueues, {}, staff('warehouse', 'finance'));
  expect(all.tasks.map((task) => task.ref)).toEqual(['TO-1', 'RC-1', 'TO-2', 'TO-3']);
  expect(all.counts.find(({ queue }) => queue === 'receive')).toMatchObject({
    queue: 'receive',
    count: 3,
    late: 1,
    nextDueAt: hour(6).toISOString(),
  });
  const mine = await call(contract.opsQueues, { desk: 'mine' }, staff('finance', 'qc'));
  expect(mine.tasks.map((task) => task.ref)).toEqual(['RC-1']);
  const admins = await call(contract.opsQueues, { desk: 'mine' }, admin);
  expect(admins.tasks).toHaveLength(3);
  const one = await call(contract.opsQueues, { queue: 'payments' }, staff('finance'));
  expect(one.tasks.map((task) => task.ref)).toEqual(['RC-1']);
});

test('the queues of pages that a role may not open are neither listed nor counted', async () => {
  const call = calling(queues);
  for (const role of ['warehouse', 'admin', 'content'] as const) {
    const read = await call(contract.opsQueues, {}, staff(role));
    expect(read.tasks.map((task) => task.ref)).not.toContain('RC-1');
    const shown = read.counts.map(({ queue }) => queue);
    const open = queueKeys.filter((key) => isPermitted([role], contract.queuePermissions[key]));
    expect(shown).toEqual(open);
  }
});

test('the queues are answered by pages, however much waits, with whole counts', async () => {
  const waiting = Array.from({ length: 500 }, (_, index) =>
    work(`TO-${String(index).padStart(3, '0')}`, hour(index + 1)),
  );
  // In any order, as a slice may answer them.
  const shuffled = [
    ...waiting.filter((_, at) => at % 2),
    ...waiting.filter((_, at) => at % 2 === 0),
  ];
  const call = calling([
    { key: 'receive', desk: 'warehouse', record: 'order', list: async () => shuffled },
    {
      key: 'payments',
      desk: 'finance',
      record: 'recharge',
      list: async () => [work('RC-1', null)],
    },
  ]);
  const first = await call(contract.opsQueues, {}, staff('finance', 'warehouse'));
  expect(first.tasks.map(({ ref }) => ref)).toEqual(waiting.slice(0, 10).map(({ ref }) => ref));
  expect(first.total).toBe(501);
  const receive = first.counts.find(({ queue }) => queue === 'receive');
  expect(receive?.count).toBe(500);
  expect(receive?.first.map(({ ref }) => ref)).toEqual(['TO-000', 'TO-001', 'TO-002']);
  expect(JSON.stringify(first).length).toBeLessThan(10_000);
  const seen: string[] = [];
  for (let pageNum = 1; pageNum <= 6; pageNum += 1) {
    const page = { queue: 'receive', pageNum, pageSize: 100 } as const;
    const { tasks, total } = await call(contract.opsQueues, page, admin);
    expect([total, tasks.length]).toEqual([500, pageNum <= 5 ? 100 : 0]);
    seen.push(...tasks.map(({ ref }) => ref));
  }
  expect(seen).toEqual(waiting.map(({ ref }) => ref));
  await expect(call(contract.opsQueues, { pageSize: 501 }, admin)).rejects.toThrow();
});

test('the work of a queue is read by the record that it is on', async () => {
  const call = calling([
    { key: 'inspect', desk: 'qc', record: 'order', list: async () => [work('TO-1', null)] },
    { key: 'inspect', desk: 'qc', record: 'inspection', list: async () => [work('QC-1', null)] },
  ]);
  const orders = await call(contract.opsQueues, { queue: 'inspect', record: 'order' }, admin);
  expect(orders.tasks.map(({ ref }) => ref)).toEqual(['TO-1']);
  expect(orders.counts.find(({ queue }) => queue === 'inspect')?.count).toBe(2);
});

test('the log and its export leave out rows on records that are hidden from their reader', async () => {
  await write('order.receive');
  const id = '019a9b57-0000-7000-8000-000000000002';
  const drafted = {
    ...entry('blacklist.propose', id),
    on: { kind: 'blacklist' as const, id, no: 'TO-1' },
  };
  await transaction(database.db, (tx) => audit(tx, at, drafted));
  const source: QueueSource = {
    key: 'content',
    desk: 'content',
    record: 'content',
    list: async () => [],
    hiddenFrom: async (_, staffId) =>
      staffId === admin.caller.accountId ? [{ kind: 'blacklist', id, ref: 'BL-B' }] : [],
  };
  const call = calling([source]);
  const read = await call(contract.auditList, {}, admin);
  expect(read).toMatchObject({ total: 1, list: [{ what: 'order.receive' }] });
  expect((await call(contract.auditList, { onId: id }, admin)).total).toBe(0);
  expect(await call(contract.auditExport, {}, admin)).toMatchObject({ rows: 1, isWhole: true });
  expect((await call(contract.auditList, {}, staff('admin'))).total).toBe(2);
});
