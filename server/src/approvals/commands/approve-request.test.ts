import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/approvals/calls.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext, StaffCaller } from '#server/kit/request-context.ts';
import { approvalsSlice, requestApproval, voidApprovals } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const [ines, kofi, wei] = [
  staffCaller('Ines', 'admin'),
  staffCaller('Kofi', 'admin'),
  staffCaller('Wei', 'finance'),
];

/** The record of the tests as it stands, and what was carried out on it. */
let record: { roles: string[] } | null;
let carriedOut: string[];
const slice = approvalsSlice({
  kinds: [
    {
      kind: 'staff.roles',
      roles: ['admin'],
      snapshot: async () => record,
      carryOut: async (_at, { after }) => {
        carriedOut.push(JSON.stringify(after['roles']));
      },
    },
  ],
});

let market: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  call = callingOf(database.db, slice.calls);
});
beforeEach(() => {
  record = { roles: ['qc'] };
  carriedOut = [];
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

const base = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;
const act = <T>(who: StaffCaller, work: (ctx: CommandContext) => Promise<T>) =>
  transaction(database.db, (tx) => work({ ...base, tx, caller: who, now }));
const ask = (who: StaffCaller, subject: string = randomUUID()) =>
  act(who, (ctx) =>
    requestApproval(ctx, {
      kind: 'staff.roles',
      subject: { id: subject, name: 'lin@assay.test' },
      before: { roles: ['qc'] },
      after: { roles: ['qc', 'finance'] },
      reason: 'New desk',
    }),
  );
const approve = (who: StaffCaller, id: string, at = now) =>
  call(contract.opsApprovalApprove, { id, version: 1 }, { caller: who, now: at });
const auditOf = async (id: string) =>
  (
    await market.pool.query(
      `select body::jsonb ->> 'what' as what, body::jsonb -> 'who' ->> 'name' as who
       from operator.audit where body::jsonb -> 'on' ->> 'id' = $1 order by seq`,
      [id],
    )
  ).rows.map(({ what, who }) => `${what} by ${who}`);
const stateOf = async (id: string) =>
  (await market.pool.query('select state from approvals.approval where id = $1', [id])).rows[0]
    .state;

test('a request is carried out once a second person approves it, and only once', async () => {
  const id = await ask(ines);
  await expect(approve(ines, id)).rejects.toMatchObject({ code: 'approval.samePerson' });
  expect(carriedOut).toEqual([]);
  const answers = await Promise.allSettled([approve(kofi, id), approve(kofi, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(carriedOut).toEqual(['["qc","finance"]']);
});

test('the person whom a request is about does not decide it', async () => {
  const id = await ask(ines, kofi.accountId);
  await expect(approve(kofi, id)).rejects.toMatchObject({ code: 'approval.samePerson' });
  const refusal = { id, version: 1, reason: 'no' };
  await expect(
    call(contract.opsApprovalRefuse, refusal, { caller: kofi, now }),
  ).rejects.toMatchObject({ code: 'approval.samePerson' });
});

test('staff whose roles a kind does not name neither see nor decide its requests', async () => {
  const id = await ask(ines);
  await expect(approve(wei, id)).rejects.toMatchObject({ code: 'notFound' });
  expect((await call(contract.opsApprovalList, {}, { caller: wei, now })).total).toBe(0);
  const { list } = await call(contract.opsApprovalList, {}, { caller: kofi, now });
  expect(list[0]).toMatchObject({
    id,
    requestedBy: 'Ines',
    events: ['approve', 'refuse', 'sendBack'],
  });
});

test('a request whose record changed meanwhile is void', async () => {
  const id = await ask(ines);
  record = { roles: ['qc', 'support'] };
  const failure = await approve(kofi, id).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'approval.changed' });
  // As HTTP does with a failure that leaves something behind.
  if (failure instanceof Failure && failure.afterRollback)
    await transaction(database.db, failure.afterRollback);
  expect(await stateOf(id)).toBe('void');
  expect(carriedOut).toEqual([]);
  expect(await auditOf(id)).toEqual(['approval.request by Ines', 'approval.void by system']);
});

test('a request is sent back to its maker with a note, who may make it again', async () => {
  const subject = randomUUID();
  const id = await ask(ines, subject);
  const back = { id, version: 1, note: 'Call the seller first' };
  await expect(
    call(contract.opsApprovalSendBack, back, { caller: ines, now }),
  ).rejects.toMatchObject({ code: 'approval.samePerson' });
  await expect(
    call(contract.opsApprovalSendBack, { ...back, note: ' ' }, { caller: kofi, now }),
  ).rejects.toThrow();
  await call(contract.opsApprovalSendBack, back, { caller: kofi, now });
  const { list } = await call(contract.opsApprovalList, {}, { caller: ines, now });
  const sent = list.find((one) => one.id === id);
  expect(sent).toMatchObject({
    state: 'sentBack',
    decidedBy: 'Kofi',
    decisionReason: 'Call the seller first',
    events: [],
  });
  expect(await auditOf(id)).toEqual(['approval.request by Ines', 'approval.sendBack by Kofi']);
  await ask(ines, subject);
});

test('a request expires at the end of the third working day', async () => {
  const id = await ask(ines);
  const end = new Date('2026-11-26T10:00:00Z');
  await expect(approve(kofi, id, end)).rejects.toMatchObject({ code: 'approval.expired' });
  const expire = (at: Date) =>
    slice.jobs['approvals.expire']?.({}, { db: database.db, now: at } as never);
  await expire(new Date(end.getTime() - 1));
  expect(await stateOf(id)).toBe('requested');
  await expire(end);
  expect(await stateOf(id)).toBe('expired');
  expect((await auditOf(id)).at(-1)).toBe('approval.expire by system');
  await expect(approve(kofi, id)).rejects.toMatchObject({ code: 'approval.wrongState' });
});

test('a request is taken back by its requester alone, and ended by the record’s own slice', async () => {
  const id = await ask(ines);
  const back = { id, version: 1 };
  await expect(
    call(contract.opsApprovalWithdraw, back, { caller: kofi, now }),
  ).rejects.toMatchObject({
    code: 'approval.samePerson',
  });
  await call(contract.opsApprovalWithdraw, back, { caller: ines, now });
  expect(await stateOf(id)).toBe('withdrawn');
  const subject = randomUUID();
  const other = await ask(ines, subject);
  await act(wei, (ctx) => voidApprovals(ctx, subject));
  expect(await stateOf(other)).toBe('void');
});

test('the same is asked about one record once at a time', async () => {
  const subject = randomUUID();
  const id = await ask(ines, subject);
  await expect(ask(kofi, subject)).rejects.toMatchObject({ code: 'approval.open' });
  await approve(kofi, id);
  await ask(kofi, subject);
});

test('the database itself refuses a self-approval and a second decision', async () => {
  const id = await ask(ines);
  const set = (by: string, state = 'approved') =>
    market.pool.query(
      `update approvals.approval set state = $3, decided_by = $2, decided_at = now(),
         decision_reason = 'x' where id = $1`,
      [id, by, state],
    );
  await expect(set(ines.accountId)).rejects.toMatchObject({ constraint: 'second_person' });
  await set(kofi.accountId, 'refused');
  await expect(set(kofi.accountId)).rejects.toMatchObject({ code: 'AP001' });
});
