import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import type { ApprovalKind } from '#contract/approvals/schemas.ts';
import * as contract from '#contract/qc/calls.ts';
import * as approval from '#contract/qc/reports/approval-calls.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { callingOf } from '#harness/calling.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { revisionApproval } from './reports/request-revision.ts';
import { revocationApproval } from './reports/request-revocation.ts';
import { deviationApproval } from './request-deviation.ts';

let bench: Bench;
let decide: ReturnType<typeof callingOf>;
beforeAll(async () => {
  bench = await openBench();
  const kinds = [
    revisionApproval(bench.parts),
    deviationApproval(bench.parts),
    revocationApproval({ orders: bench.orders }),
  ];
  decide = callingOf(bench.database.db, approvalsSlice({ kinds }).calls);
});
afterAll(() => bench.close());

const failing = (code: string) => expect.objectContaining({ code });

async function openRequests(kind: ApprovalKind, subjectId: string, key?: string) {
  const input = { kinds: [kind], subjectId, key, state: 'requested' as const, pageSize: 100 };
  const calling = { caller: bench.ke, now: bench.tick() };
  return (await decide(approvals.opsApprovalList, input, calling)).list;
}
const approve = ({ id, version }: { id: string; version: number }) =>
  decide(approvals.opsApprovalApprove, { id, version }, { caller: bench.ke, now: bench.tick() });

async function opened(tests: Parameters<typeof bench.open>[1] = []) {
  const [inspection] = await bench.open(bench.orders.receive([250]), tests);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return inspection;
}

describe('values outside their limits', () => {
  const limits = { min: '', max: '10' };
  const values = [
    { name: 'Largest void', value: '12', ...limits },
    { name: 'Void share', value: '11', ...limits },
  ];
  const ask = (id: string, row: (typeof values)[number]) =>
    bench.call(
      approval.requestDeviation,
      { id, test: 'xray', ...row, reason: `${row.name} is beside the pad` },
      bench.min,
    );

  test('of one lot are asked for at once, and each is decided on its own', async () => {
    const inspection = await opened(['xray']);
    for (const row of values) await ask(inspection.id, row);
    const open = await openRequests('qc.deviation', inspection.id);
    expect(open.map(({ after }) => after['name']).sort()).toEqual(values.map(({ name }) => name));
    const [first] = values;
    if (first === undefined) throw new Error('no value was given');
    await expect(ask(inspection.id, first)).rejects.toEqual(failing('approval.open'));

    const record = () =>
      bench.record(inspection, {
        test: 'xray',
        sampled: 45,
        passed: 45,
        measurements: values.map((one) => ({ ...one, unit: '%' })),
      });
    const [one, other] = open;
    if (one === undefined || other === undefined) throw new Error('a request is missing');
    await approve(one);
    await expect(record()).rejects.toEqual(failing('qc.limits'));
    await approve(other);
    await expect(record()).resolves.toMatchObject({ state: 'testing' });
  });

  test('are asked for again once the first request was refused', async () => {
    const inspection = await opened(['xray']);
    const [row] = values;
    if (row === undefined) throw new Error('no value was given');
    await ask(inspection.id, row);
    const [{ id, version } = { id: '', version: 0 }] = await openRequests(
      'qc.deviation',
      inspection.id,
    );
    const refusal = { id, version, reason: 'Measure it again.' };
    await decide(approvals.opsApprovalRefuse, refusal, { caller: bench.ke, now: bench.tick() });
    await expect(ask(inspection.id, row)).resolves.toEqual({});
  });
});

describe('a request about a report', () => {
  test('does not hide one about its revision', async () => {
    const inspection = await opened();
    const view = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    const first = view.reportNo ?? '';
    const words = { conclusion: 'Original parts.', notCovered: '', deviations: '' };
    await bench.call(
      approval.requestRevision,
      { no: first, ...words, reason: 'The packing was sealed' },
      bench.min,
    );
    const revoke = (no: string) =>
      bench.call(contract.revokeReport, { no, reason: 'Wrong lot' }, bench.min);
    await revoke(first);
    const [revision] = await openRequests('qc.reviseReport', inspection.id);
    if (revision === undefined) throw new Error('no revision was requested');
    await approve(revision);
    const last = await bench.call(contract.inspectionOne, { id: inspection.id }, bench.ke);
    const second = last.reportNo ?? '';
    expect(second).not.toBe(first);

    // The first report's request is still open, and is still about that report alone.
    await revoke(second);
    await expect(revoke(second)).rejects.toEqual(failing('approval.open'));
    expect(await openRequests('qc.revokeReport', inspection.id)).toHaveLength(2);
    const [asked] = await openRequests('qc.revokeReport', inspection.id, second);
    expect(asked).toMatchObject({ subject: second, key: second });
    await approve(asked ?? { id: '', version: 0 });
    const revoked = await bench.call(contract.reportOne, { no: second }, bench.ke);
    expect(revoked.status).toBe('revoked');
  });
});
