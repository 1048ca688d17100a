import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import type { ApprovalKind } from '#contract/approvals/schemas.ts';
import { opsCompanyOne } from '#contract/operator/find-calls.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { hollisAccount, noWork } from '#harness/no-work.ts';
import { approvalsAbout, approvalsSlice, requestApproval } from '#server/approvals/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { audit, operatorSlice } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const [ines, kofi] = [
  staffCaller('Ines', 'support', 'finance'),
  staffCaller('Kofi', 'support', 'finance'),
];
const base = { lang: 'en', address: '10.0.0.7', agent: 'test', requestId: 'r-1' } as const;

const kinds: readonly ApprovalKind[] = ['order.loss', 'order.correctShipment', 'wallet.withdrawal'];
const approvals = approvalsSlice({
  kinds: kinds.map((kind) => ({
    kind,
    roles: ['support', 'finance'],
    snapshot: async () => ({ state: 'open' }),
    carryOut: async () => {},
  })),
});

let market: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 4 });
  const desk = operatorSlice({
    ...noWork,
    account: async () => hollisAccount,
    approvals: approvalsAbout,
  });
  call = callingOf(database.db, [...desk.calls, ...approvals.calls]);
}, 60_000);
afterAll(async () => {
  await database.close();
  await market.drop();
});

interface Found {
  readonly kind: string;
  readonly id: string;
  readonly no: string;
  readonly owner: string;
}
const find = ({ kind, id, no, owner }: Found) =>
  market.pool.query(
    `select operator.put_entry(row($1, $2, $3, 'LM358DR', '/ops/' || $3, 'open', now(), null, null,
       array[$4]::uuid[])::operator.entry, array[$3])`,
    [kind, id, no, owner],
  );
const request = (kind: ApprovalKind, id: string, name: string) =>
  transaction(database.db, (tx) =>
    requestApproval(
      { ...base, tx, caller: ines, now },
      { kind, subject: { id, name }, before: { state: 'open' }, after: {}, reason: 'Seen' },
    ),
  );
const actsOf = async (id: string, caller = kofi) => {
  const { entries } = await call(
    opsCompanyOne,
    { id, kind: 'staffAct', pageSize: 100 },
    { caller, now },
  );
  return entries.map(({ state, subject, ref, link }) => [state, subject, ref, link].join(' '));
};

test('a company shows the decisions on requests about its records, with the page of the record', async () => {
  const [company, order, other] = [randomUUID(), randomUUID(), randomUUID()];
  await find({ kind: 'order', id: order, no: 'TO-1', owner: company });
  await find({ kind: 'order', id: other, no: 'TO-2', owner: randomUUID() });
  const decided = { caller: kofi, now };
  const refused = await request('order.loss', order, 'TO-1');
  await call(opsApprovalRefuse, { id: refused, version: 1, reason: 'It came' }, decided);
  const corrected = await request('order.correctShipment', order, 'TO-1');
  await call(opsApprovalSendBack, { id: corrected, version: 1, note: 'Which day?' }, decided);
  const approved = await request('order.correctShipment', order, 'TO-1');
  await call(opsApprovalApprove, { id: approved, version: 1 }, decided);
  await request('order.loss', other, 'TO-2');
  expect((await actsOf(company)).sort()).toEqual([
    'approval.approve Kofi TO-1 /ops/TO-1',
    'approval.refuse Kofi TO-1 /ops/TO-1',
    'approval.request Ines TO-1 /ops/TO-1',
    'approval.request Ines TO-1 /ops/TO-1',
    'approval.request Ines TO-1 /ops/TO-1',
    'approval.sendBack Kofi TO-1 /ops/TO-1',
  ]);
});

test('a company shows that a request about its record expired, which no person did', async () => {
  const [company, order] = [randomUUID(), randomUUID()];
  await find({ kind: 'order', id: order, no: 'TO-3', owner: company });
  await request('order.loss', order, 'TO-3');
  const later = new Date(now.getTime() + 10 * 86_400_000);
  await approvals.jobs['approvals.expire']?.(
    {},
    {
      db: database.db,
      now: later,
      log: createLogger('silent'),
      attempt: 1,
      attemptsMax: 1,
      signal: new AbortController().signal,
    },
  );
  expect((await actsOf(company)).sort()).toEqual([
    'approval.expire  TO-3 /ops/TO-3',
    'approval.request Ines TO-3 /ops/TO-3',
  ]);
});

test('requests about a record are shown to those alone who may open the record', async () => {
  const [company, withdrawal] = [randomUUID(), randomUUID()];
  await find({ kind: 'withdrawal', id: withdrawal, no: 'WD-1', owner: company });
  await request('wallet.withdrawal', withdrawal, 'WD-1');
  expect(await actsOf(company)).toEqual(['approval.request Ines WD-1 /ops/WD-1']);
  expect(await actsOf(company, staffCaller('Marta', 'support'))).toEqual([]);
});

test('an act on the settlement of a company is listed once, with the page of the settlement', async () => {
  const company = randomUUID();
  await find({ kind: 'settlement', id: company, no: '91440300', owner: company });
  await transaction(database.db, (tx) =>
    audit(
      tx,
      { ...base, caller: kofi, now },
      {
        what: 'settlement.pass',
        on: { kind: 'settlement', id: company, no: '91440300' },
        before: null,
        after: null,
      },
    ),
  );
  expect(await actsOf(company)).toEqual(['settlement.pass Kofi 91440300 /ops/91440300']);
});
