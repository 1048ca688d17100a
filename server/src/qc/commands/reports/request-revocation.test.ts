import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import * as contract from '#contract/qc/calls.ts';
import { requestRevision } from '#contract/qc/reports/approval-calls.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { rows } from '#server/kit/database/database.ts';
import { revisionApproval } from './request-revision.ts';
import { revocationApproval } from './request-revocation.ts';

let bench: Bench;
let decide: ReturnType<typeof callingOf>;
beforeAll(async () => {
  bench = await openBench();
  const kinds = [revocationApproval({ orders: bench.orders }), revisionApproval(bench.parts)];
  decide = callingOf(bench.database.db, approvalsSlice({ kinds }).calls);
});
afterAll(() => bench.close());

const failing = (code: string) => expect.objectContaining({ code });
const NOBODY = { kind: 'anonymous' } as const;

async function issued() {
  const order = bench.orders.receive([250]);
  const [opened] = await bench.open(order);
  if (opened === undefined) throw new Error('no inspection was opened');
  const view = await bench.issue(await bench.conclude(await bench.recordAll(opened)));
  const report = await bench.call(contract.reportOne, { no: view.reportNo ?? '' }, bench.ke);
  return { order, view, report };
}

async function requested() {
  const made = await issued();
  const { no } = made.report;
  await bench.call(contract.revokeReport, { no, reason: 'Wrong lot' }, bench.min);
  const open = { kinds: ['qc.revokeReport'] as const, state: 'requested' as const, pageSize: 100 };
  const list = async (caller = bench.ke) =>
    (
      await decide(
        approvals.opsApprovalList,
        { ...open, kinds: [...open.kinds] },
        { caller, now: bench.tick() },
      )
    ).list;
  const request = (await list()).find((one) => one.subject === no);
  if (request === undefined) throw new Error('no request was made');
  const key = { id: request.id, version: request.version };
  return { ...made, request, key, list };
}

describe('a revocation', () => {
  test('is not approved by who asked for it, and the report stays valid until then', async () => {
    const { report, key, list } = await requested();
    const own = (await list(bench.min)).find((one) => one.subject === report.no);
    expect(own?.events).toEqual(['withdraw']);
    await expect(
      decide(approvals.opsApprovalApprove, key, { caller: bench.min, now: bench.tick() }),
    ).rejects.toEqual(failing('approval.samePerson'));
    const found = await bench.call(contract.verifyReport, report, NOBODY);
    expect(found).toMatchObject({ status: 'valid', revoked: null });
  });

  test('by two people shows on the page, in verification and in no order, and both are notified', async () => {
    const { order, report, key } = await requested();
    await decide(approvals.opsApprovalApprove, key, { caller: bench.ke, now: bench.tick() });
    const found = await bench.call(contract.verifyReport, report, NOBODY);
    expect(found).toMatchObject({
      status: 'revoked',
      genuine: true,
      revoked: { reason: 'Wrong lot' },
    });
    const read = await bench.call(contract.reportOne, report, asMember(order.buyerId));
    expect(read.status).toBe('revoked');
    const messages = await rows<{ account: string; link: string }>(
      bench.database.db,
      sql`select account, link from messages.message
          where kind = 'qc.revoked' and params ->> 'no' = ${report.no}`,
    );
    expect(messages.map(({ account }) => account).sort()).toEqual(
      [order.buyerId, order.sellerId].sort(),
    );
    expect(messages[0]?.link).toBe(`/report/${report.no}`);
  });

  test('is asked for once at a time and not of a revoked report', async () => {
    const { report, key } = await requested();
    const ask = () =>
      bench.call(contract.revokeReport, { no: report.no, reason: 'Again' }, bench.min);
    await expect(ask()).rejects.toEqual(failing('approval.open'));
    await decide(approvals.opsApprovalApprove, key, { caller: bench.ke, now: bench.tick() });
    await expect(ask()).rejects.toEqual(failing('qc.wrongState'));
  });

  test('that is refused leaves the report as it was', async () => {
    const { report, key } = await requested();
    await decide(
      approvals.opsApprovalRefuse,
      { ...key, reason: 'The lot is right.' },
      { caller: bench.ke, now: bench.tick() },
    );
    expect((await bench.call(contract.verifyReport, report, NOBODY)).status).toBe('valid');
  });

  test('of a report ends the request to revise it once the lot has a later report', async () => {
    const { report, key } = await requested();
    const approve = (one: { id: string; version: number }) =>
      decide(approvals.opsApprovalApprove, one, { caller: bench.ke, now: bench.tick() });
    await approve(key);
    const words = { conclusion: 'Original parts.', notCovered: '', deviations: '' };
    const revision = { no: report.no, ...words, reason: 'Words' };
    await bench.call(requestRevision, revision, bench.min);
    // The lot was tested again meanwhile.
    await sql`insert into qc.report select (jsonb_populate_record(r, jsonb_build_object(
        'no', 'TR-000000-0001', 'code', 'ZZZZZZZZ', 'revision', 2, 'revoked_at', null,
        'revoked_reason', null, 'revoked_by', '[]'::jsonb))).*
      from qc.report r where no = ${report.no}`.execute(bench.database.db);
    const open = { kinds: ['qc.reviseReport' as const], state: 'requested' as const };
    const calling = { caller: bench.ke, now: bench.tick() };
    const { list } = await decide(approvals.opsApprovalList, open, calling);
    const [{ id, version } = key] = list;
    await expect(approve({ id, version })).rejects.toEqual(failing('approval.changed'));
  });

  test('by one name alone is refused by the database', async () => {
    const { report } = await issued();
    const alone = sql`
      update qc.report set revoked_at = now(), revoked_reason = 'x', revoked_by = '{Min}'
      where no = ${report.no}`;
    await expect(alone.execute(bench.database.db)).rejects.toThrow('revoked_by_two');
  });
});
