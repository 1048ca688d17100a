import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import * as contract from '#contract/qc/calls.ts';
import * as records from '#contract/qc/lab-record-calls.ts';
import * as approval from '#contract/qc/reports/approval-calls.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { callingOf } from '#harness/calling.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { rows } from '#server/kit/database/database.ts';
import { revisionApproval } from '../reports/request-revision.ts';
import { deviationApproval } from '../request-deviation.ts';

let bench: Bench;
let decide: ReturnType<typeof callingOf>;
beforeAll(async () => {
  bench = await openBench();
  const kinds = [revisionApproval(bench.parts), deviationApproval(bench.parts)];
  decide = callingOf(bench.database.db, approvalsSlice({ kinds }).calls);
});
afterAll(() => bench.close());

const failing = (code: string) => expect.objectContaining({ code });
const NOBODY = { kind: 'anonymous' } as const;

async function opened(tests: Parameters<typeof bench.open>[1] = []) {
  const order = bench.orders.receive([250]);
  const [inspection] = await bench.open(order, tests);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return { order, inspection };
}
async function requestOf(kind: 'qc.deviation' | 'qc.reviseReport', subject: string) {
  const input = { kinds: [kind], state: 'requested' as const, pageSize: 100 };
  const { list } = await decide(approvals.opsApprovalList, input, {
    caller: bench.ke,
    now: bench.tick(),
  });
  const request = list.find((one) => one.subject === subject);
  if (request === undefined) throw new Error('no request was made');
  return { id: request.id, version: request.version };
}
const approve = (key: { id: string; version: number }, caller = bench.ke) =>
  decide(approvals.opsApprovalApprove, key, { caller, now: bench.tick() });

describe('a value outside its limits', () => {
  const measured = { name: 'Largest void', value: '12', min: '', max: '10' };
  const result = { test: 'xray', sampled: 45, passed: 45 } as const;
  const measurements = [{ ...measured, unit: '%' }];

  test('is a pass once a second person accepted it, for that value alone, and the report says so', async () => {
    const { inspection } = await opened(['xray']);
    const record = (value = '12') =>
      bench.record(inspection, {
        ...result,
        measurements: measurements.map((one) => ({ ...one, value })),
      });
    await expect(record()).rejects.toEqual(failing('qc.limits'));
    const asked = {
      id: inspection.id,
      test: 'xray',
      ...measured,
      reason: 'Void is beside the pad',
    };
    await bench.call(approval.requestDeviation, { ...asked, test: 'xray' }, bench.min);
    await expect(record()).rejects.toEqual(failing('qc.limits'));
    const key = await requestOf('qc.deviation', inspection.no);
    await expect(approve(key, bench.min)).rejects.toEqual(failing('approval.samePerson'));
    await approve(key);
    await expect(record('13')).rejects.toEqual(failing('qc.limits'));
    const recorded = await bench.recordAll(await record());
    const view = await bench.issue(await bench.conclude(recorded));
    const report = await bench.call(contract.reportOne, { no: view.reportNo ?? '' }, bench.ke);
    expect(report.acceptedDeviations).toEqual([
      {
        test: 'xray',
        ...measured,
        reason: 'Void is beside the pad',
        requestedBy: 'Min Zhao',
        approvedBy: 'Ke Luo',
      },
    ]);
  });

  test.each([
    ['the measurement was made anew', { measurements: [{ ...measured, value: '9', unit: '%' }] }],
    ['the test failed', { measurements, passed: 44, failed: 1, outcome: 'fail' }],
  ] as const)('is in no report where %s', async (_, found) => {
    const { inspection } = await opened(['xray']);
    const asked = {
      id: inspection.id,
      test: 'xray',
      ...measured,
      reason: 'Beside the pad',
    } as const;
    await bench.call(approval.requestDeviation, asked, bench.min);
    await approve(await requestOf('qc.deviation', inspection.no));
    const url = await bench.photo(bench.min, '#375');
    const photos = [{ url, caption: 'Void', bad: found.measurements === measurements }];
    const { measurements: values, ...figures } = found;
    const recorded = await bench.record(inspection, {
      ...result,
      ...figures,
      measurements: [...values],
      photos,
    });
    const verdict = recorded.tests.some((one) => one.outcome === 'fail')
      ? ({ verdict: 'fail', grade: 'E' } as const)
      : {};
    const view = await bench.issue(await bench.conclude(await bench.recordAll(recorded), verdict));
    const report = await bench.call(contract.reportOne, { no: view.reportNo ?? '' }, bench.ke);
    expect(report.acceptedDeviations).toEqual([]);
  });

  test('is not asked for where it is within its limits', async () => {
    const { inspection } = await opened(['xray']);
    const asked = {
      id: inspection.id,
      test: 'xray' as const,
      ...measured,
      value: '9',
      reason: 'x',
    };
    await expect(bench.call(approval.requestDeviation, asked, bench.min)).rejects.toEqual(
      failing('qc.limits'),
    );
  });
});

describe('a revision without a retest', () => {
  const words = { conclusion: 'Original parts.', notCovered: '', deviations: '' };

  test('is made by two people; the old report stays readable and is marked', async () => {
    const { inspection, order } = await opened();
    const view = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    const no = view.reportNo ?? '';
    const old = await bench.call(contract.reportOne, { no }, bench.ke);
    const ask = () =>
      bench.call(
        approval.requestRevision,
        { no, ...words, reason: 'The packing was sealed' },
        bench.min,
      );
    await ask();
    await expect(ask()).rejects.toEqual(failing('approval.open'));
    const key = await requestOf('qc.reviseReport', no);
    await expect(approve(key, bench.min)).rejects.toEqual(failing('approval.samePerson'));
    await approve(key);
    const marked = await bench.call(contract.verifyReport, old, NOBODY);
    expect(marked).toMatchObject({
      status: 'superseded',
      genuine: true,
      conclusion: old.conclusion,
    });
    const { nos } = (
      await rows<{ nos: string[] }>(
        bench.database.db,
        sql`select array_agg(no order by revision) as nos from qc.report
            where inspection_id = ${inspection.id}`,
      )
    )[0] ?? { nos: [] };
    expect(nos).toHaveLength(2);
    const revised = await bench.call(contract.reportOne, { no: nos[1] ?? '' }, bench.ke);
    expect(revised).toMatchObject({
      status: 'valid',
      genuine: true,
      revision: 2,
      earlier: null,
      conclusion: 'Original parts.',
      revisionReason: 'The packing was sealed',
      verdict: old.verdict,
      tests: old.tests.map(({ test, sampled, failed }) => ({ test, sampled, failed })),
    });
    const messages = await rows<{ account: string }>(
      bench.database.db,
      sql`select account from messages.message where kind = 'qc.revised'`,
    );
    expect(messages.map(({ account }) => account).sort()).toEqual(
      [order.buyerId, order.sellerId ?? ''].sort(),
    );
  });

  test('leaves the inspector and the reviewer in their places, and names its own two people', async () => {
    const { inspection } = await opened();
    const view = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    const first = view.reportNo ?? '';
    const read = (no: string) => bench.call(contract.reportOne, { no }, bench.ke);
    const revise = async (no: string, conclusion: string) => {
      const asked = { no, ...words, conclusion, reason: 'A wrong word' };
      await bench.call(approval.requestRevision, asked, bench.ke);
      await approve(await requestOf('qc.reviseReport', no), bench.min);
      const { nos } = (
        await rows<{ nos: string[] }>(
          bench.database.db,
          sql`select array_agg(no order by revision) as nos from qc.report
              where inspection_id = ${inspection.id}`,
        )
      )[0] ?? { nos: [] };
      return read(nos.at(-1) ?? '');
    };
    const old = await read(first);
    expect(old).not.toHaveProperty('wordsRevision');
    const second = await revise(first, 'Original parts.');
    const third = await revise(second.no, 'Original parts, sealed.');
    for (const { author, reviewer, testedTo, wordsRevision, issuedAt } of [second, third]) {
      expect({ author, reviewer, testedTo }).toEqual({
        author: 'Min Zhao',
        reviewer: 'Ke Luo',
        testedTo: old.testedTo,
      });
      expect(wordsRevision).toEqual({
        revisedBy: 'Ke Luo',
        approvedBy: 'Min Zhao',
        revisedAt: issuedAt,
        reviewedAt: old.issuedAt,
      });
    }
    const signed = await rows<{ canonical: string }>(
      bench.database.db,
      sql`select canonical from qc.report
          where inspection_id = ${inspection.id} order by revision`,
    );
    expect(signed.map(({ canonical }) => canonical.includes('"wordsRevision"'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('of a retest goes on naming the first result', async () => {
    const { order, inspection } = await opened();
    const first = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    order.state = 'inspecting';
    const second = await bench.retest(order, ['xray'], bench.ke);
    const done = await bench.recordAll(second, bench.ke);
    const issued = await bench.issue(await bench.conclude(done, {}, bench.ke), bench.min);
    const no = issued.reportNo ?? '';
    await bench.call(approval.requestRevision, { no, ...words, reason: 'A wrong word' }, bench.ke);
    await approve(await requestOf('qc.reviseReport', no), bench.min);
    const signed = await rows<{ no: string }>(
      bench.database.db,
      sql`select no from qc.report where inspection_id = ${second.id} order by revision`,
    );
    expect(signed).toHaveLength(2);
    const revised = await bench.call(contract.reportOne, { no: signed[1]?.no ?? '' }, bench.ke);
    expect(revised).toMatchObject({ revision: 3, earlier: first.reportNo });
  });

  test('is refused where nothing would change, or the report was superseded', async () => {
    const { inspection } = await opened();
    const view = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    const no = view.reportNo ?? '';
    const same = {
      no,
      conclusion: view.conclusion,
      notCovered: view.notCovered,
      deviations: view.deviations,
      reason: 'x',
    };
    await expect(bench.call(approval.requestRevision, same, bench.min)).rejects.toEqual(
      failing('qc.wrongState'),
    );
  });
});

describe('the non-conformity record', () => {
  const text = { cause: 'Ground tops', correction: 'Quarantined', prevention: '' };
  const list = () => bench.call(records.nonconformityList, { pageSize: 100 }, bench.min);

  async function rejected() {
    const { inspection } = await opened(['xray']);
    const url = await bench.photo(bench.min, '#333');
    const bad = await bench.record(inspection, {
      test: 'xray',
      sampled: 45,
      passed: 40,
      failed: 5,
      outcome: 'fail',
      photos: [{ url, caption: 'Broken wires', bad: true }],
    });
    const done = await bench.recordAll(bad);
    const view = await bench.issue(await bench.conclude(done, { verdict: 'fail', grade: 'E' }));
    const found = (await list()).list.find((one) => one.reportNo === view.reportNo);
    if (found === undefined) throw new Error('no record was filed');
    return found;
  }

  test('is filed by a rejection, with the tests that found it, and by no pass', async () => {
    const before = (await list()).total;
    const { inspection } = await opened();
    await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    expect((await list()).total).toBe(before);
    const filed = await rejected();
    expect(filed).toMatchObject({
      state: 'open',
      verdict: 'fail',
      findings: [{ test: 'xray', sampled: 45, failed: 5 }],
      events: ['assess'],
    });
    expect(filed.no).toMatch(/^NC-\d{6}-\d+$/);
  });

  test('is closed by another person than the one who assessed it', async () => {
    const { id, version } = await rejected();
    const key = { id, version };
    await expect(bench.call(records.closeNonconformity, key, bench.ke)).rejects.toEqual(
      failing('qc.wrongState'),
    );
    const assessed = await bench.call(records.assessNonconformity, { ...key, ...text }, bench.min);
    expect(assessed).toMatchObject({ state: 'assessed', assessedBy: 'Min Zhao' });
    const then = { id, version: assessed.version };
    await expect(bench.call(records.closeNonconformity, then, bench.min)).rejects.toEqual(
      failing('qc.sameHand'),
    );
    const again = await bench.call(
      records.reopenNonconformity,
      { ...then, reason: 'Name the batch' },
      bench.ke,
    );
    expect(again).toMatchObject({ state: 'open', reopenReason: 'Name the batch' });
    const second = await bench.call(
      records.assessNonconformity,
      { id, version: again.version, ...text },
      bench.min,
    );
    const closed = await bench.call(
      records.closeNonconformity,
      { id, version: second.version },
      bench.ke,
    );
    expect(closed).toMatchObject({ state: 'closed', closedBy: 'Ke Luo', events: [] });
    const read = await bench.call(records.nonconformityOne, { id }, bench.min);
    expect(read.state).toBe('closed');
  });
});
