import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import * as records from '#contract/qc/lab-record-calls.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { callingOf } from '#harness/calling.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { limitApproval } from './propose-limit.ts';

let bench: Bench;
let decide: ReturnType<typeof callingOf>;
beforeAll(async () => {
  bench = await openBench();
  decide = callingOf(
    bench.database.db,
    approvalsSlice({ kinds: [limitApproval(bench.parts)] }).calls,
  );
});
afterAll(() => bench.close());

const failing = (code: string) => expect.objectContaining({ code });
const lead = { test: 'surfaceAnalysis' as const, package: '', name: 'Lead (Pb)', unit: '%' };
const reason = 'Customer standard';

type Change = { id?: string | null; version?: number; package?: string; max?: string };
const propose = (some: Change = {}, caller = bench.min) =>
  bench.call(
    records.proposeLimit,
    { ...lead, min: '', max: '0.1', id: null, version: 0, reason, ...some },
    caller,
  );
const list = () => bench.call(records.limitTemplateList, {}, bench.ke);
async function waiting() {
  const input = { kinds: ['qc.limitTemplate' as const], state: 'requested' as const };
  const calling = { caller: bench.ke, now: bench.tick() };
  return (await decide(approvals.opsApprovalList, { ...input, pageSize: 100 }, calling)).list;
}
const approve = ({ id, version }: { id: string; version: number }, caller = bench.ke) =>
  decide(approvals.opsApprovalApprove, { id, version }, { caller, now: bench.tick() });
async function confirmAll() {
  for (const request of await waiting()) await approve(request);
}
/** Writes limits by two people; returns their template. */
async function written(some: Change = {}) {
  await propose(some);
  await confirmAll();
  const made = (await list()).find((one) => one.package === (some.package ?? ''));
  if (made === undefined) throw new Error('no limits were written');
  return made;
}
afterEach(async () => {
  for (const { id, version } of await waiting()) {
    const refusal = { id, version, reason: 'The test is over.' };
    const caller = bench.ke;
    await decide(approvals.opsApprovalRefuse, refusal, { caller, now: bench.tick() });
  }
  for (const { id, version } of await list())
    await bench.call(records.proposeLimitRemoval, { id, version, reason }, bench.min);
  await confirmAll();
});

async function recording() {
  const [inspection] = await bench.open(bench.orders.receive([250]), ['surfaceAnalysis']);
  if (inspection === undefined) throw new Error('no inspection was opened');
  const row = inspection.tests.find((one) => one.test === 'surfaceAnalysis');
  const pieces = row?.planned ?? 0;
  return (measurements: (typeof measured)[]) =>
    bench.record(inspection, {
      test: 'surfaceAnalysis',
      sampled: pieces,
      passed: pieces,
      measurements,
    });
}
const measured = { name: lead.name, unit: lead.unit, min: '', max: '0.1', value: '0.05' };
const refused = (code: string, field: string) => expect.objectContaining({ code, field });

describe('a change of limits', () => {
  test('holds once another person of the lab confirms it; until then the old limits do', async () => {
    const { id, version } = await written();
    await propose({ id, version, max: '10' });
    expect(await list()).toMatchObject([{ max: '0.1', version: 1 }]);
    const record = await recording();
    const wide = { ...measured, max: '10', value: '5' };
    await expect(record([wide])).rejects.toEqual(
      refused('qc.templateLimits', 'measurements.0.max'),
    );
    const [request] = await waiting();
    if (request === undefined) throw new Error('no request was made');
    expect(request).toMatchObject({ subject: lead.name, requestedBy: 'Min Zhao', reason });
    await expect(approve(request, bench.min)).rejects.toEqual(failing('approval.samePerson'));
    await approve(request);
    expect(await list()).toMatchObject([
      { max: '10', version: 2, changedBy: 'Min Zhao', confirmedBy: 'Ke Luo' },
    ]);
    await expect(record([wide])).resolves.toMatchObject({ state: 'testing' });
  });

  test('that is refused changes nothing', async () => {
    const { id, version } = await written();
    await propose({ id, version, max: '10' });
    const [{ id: no, version: at } = { id: '', version: 0 }] = await waiting();
    const refusal = { id: no, version: at, reason: 'The standard says 0.1.' };
    await decide(approvals.opsApprovalRefuse, refusal, { caller: bench.ke, now: bench.tick() });
    expect(await list()).toMatchObject([{ max: '0.1', version }]);
  });

  test('is proposed once at a time, at the version that was read', async () => {
    const { id, version } = await written();
    await propose({ id, version, max: '0.2' });
    await expect(propose({ id, version, max: '0.3' })).rejects.toEqual(failing('approval.open'));
    const removal = { id, version, reason };
    await expect(bench.call(records.proposeLimitRemoval, removal, bench.min)).rejects.toEqual(
      failing('approval.open'),
    );
    await confirmAll();
    await expect(propose({ id, version, max: '0.3' })).rejects.toEqual(failing('order.hasChange'));
    await expect(bench.call(records.proposeLimitRemoval, removal, bench.min)).rejects.toEqual(
      failing('order.hasChange'),
    );
  });

  test('leaves no value with two limits of its own', async () => {
    await propose();
    await expect(propose({ max: '5' }, bench.ke)).rejects.toEqual(failing('approval.open'));
    await propose({ package: 'QFN-24' });
    await confirmAll();
    await expect(propose()).rejects.toEqual(failing('order.hasChange'));
    const other = (await list()).find((one) => one.package === 'QFN-24');
    const { id, version } = other ?? { id: '', version: 0 };
    await expect(propose({ id, version, package: '' })).rejects.toEqual(failing('order.hasChange'));
  });

  test('ends where the value got limits while it waited', async () => {
    const { id, version } = await written({ package: 'QFN-24' });
    await propose({ id, version, package: 'QFN-32' });
    await propose({ package: 'QFN-32' });
    const open = await waiting();
    const isNew = ({ before }: (typeof open)[number]) => before['name'] === undefined;
    const [first, second] = [open.find(isNew), open.find((one) => !isNew(one))];
    if (first === undefined || second === undefined) throw new Error('a request is missing');
    await approve(first);
    await expect(approve(second)).rejects.toEqual(failing('approval.changed'));
    expect((await list()).map((one) => one.package).sort()).toEqual(['QFN-24', 'QFN-32']);
  });
});

describe('the limits of a template', () => {
  test('are neither changed nor cleared by the author, nor are they left out', async () => {
    await written();
    const record = await recording();
    for (const [change, field] of [
      [{ max: '10' }, 'max'],
      [{ max: '' }, 'max'],
      [{ min: '0.01' }, 'min'],
      [{ unit: 'ppm' }, 'unit'],
      [{ name: ' lead  (PB)', max: '' }, 'max'],
    ] as const) {
      await expect(record([{ ...measured, ...change }])).rejects.toEqual(
        refused('qc.templateLimits', `measurements.0.${field}`),
      );
    }
    for (const rows of [[], [{ ...measured, name: 'Lead' }]]) {
      await expect(record(rows)).rejects.toEqual(refused('qc.valueMissing', 'measurements'));
    }
    await expect(record([measured])).resolves.toMatchObject({ state: 'testing' });
  });

  test('are those of the row where the package has none of its own', async () => {
    await written({ package: 'QFN-24' });
    const record = await recording();
    await expect(record([{ ...measured, max: '1' }])).rejects.toEqual(
      refused('qc.templateLimits', 'measurements.0.max'),
    );
    await expect(record([])).resolves.toMatchObject({ state: 'testing' });
  });

  test('need a measured value for a pass', async () => {
    const record = await recording();
    await expect(record([{ ...measured, value: '' }])).rejects.toEqual(
      refused('qc.valueMissing', 'measurements.0.value'),
    );
  });

  test('are numbers alone, in templates and in rows', async () => {
    const record = await recording();
    for (const max of ['10 %', '≤10', '1,500']) {
      await expect(propose({ max })).rejects.toThrow('limitNumber');
      await expect(record([{ ...measured, max }])).rejects.toThrow('limitNumber');
    }
    await expect(record([{ ...measured, value: '1,500' }])).rejects.toThrow('measuredNumber');
  });
});
