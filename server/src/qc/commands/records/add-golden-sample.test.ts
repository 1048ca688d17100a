import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approvals from '#contract/approvals/calls.ts';
import * as contract from '#contract/qc/calls.ts';
import * as golden from '#contract/qc/golden-sample-calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { callingOf } from '#harness/calling.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { revocationApproval } from '../reports/request-revocation.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const failing = (code: string) => expect.objectContaining({ code });

async function opened(part: { mpn?: string; manufacturer?: string } = {}): Promise<Inspection> {
  const order = bench.orders.receive([250], ['detailedVisual']);
  order.lines = order.lines.map((line) => ({ ...line, ...part }));
  const [inspection] = await bench.open(order);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return inspection;
}

/** A lot that passed, with a photo of its marking and one of its label. */
async function passed(color: string) {
  let view = await opened();
  const photo = { caption: 'Even laser depth', bad: false, reference: false };
  const url = await bench.photo(bench.min, color);
  const label = await bench.photo(bench.min, `dark${color}`);
  view = await bench.record(view, {
    test: 'detailedVisual',
    sampled: 122,
    passed: 122,
    photos: [
      { ...photo, url, subject: 'topMarking' },
      { ...photo, url: label, subject: 'label' },
    ],
  });
  const concluded = await bench.conclude(await bench.recordAll(view));
  return { inspection: await bench.issue(concluded), url, label };
}

const keep = (inspectionId: string, caller = bench.min) =>
  bench.call(golden.addGoldenSample, { inspectionId, place: 'Cabinet 3' }, caller);
const listed = async (inspectionId: string) =>
  (await bench.call(golden.goldenSampleList, { inspectionId }, bench.min)).list;
const offeredTo = async (inspectionId: string) =>
  (await bench.call(golden.goldenSamplesOfPart, { inspectionId }, bench.ke)).flatMap((one) =>
    one.photos.map((photo) => photo.url),
  );
/** Revokes a report by two people. */
async function revoke(no: string): Promise<void> {
  const kinds = [revocationApproval({ orders: bench.orders })];
  const decide = callingOf(bench.database.db, approvalsSlice({ kinds }).calls);
  await bench.call(contract.revokeReport, { no, reason: 'Wrong lot' }, bench.min);
  const { list } = await decide(
    approvals.opsApprovalList,
    { kinds: ['qc.revokeReport'], state: 'requested' },
    { caller: bench.ke, now: bench.tick() },
  );
  const request = list.find((one) => one.subject === no);
  if (request === undefined) throw new Error('no request was made');
  const { id, version } = request;
  await decide(
    approvals.opsApprovalApprove,
    { id, version },
    { caller: bench.ke, now: bench.tick() },
  );
}
const recordReference = (view: Inspection, url: string, reference = true) =>
  bench.record(
    view,
    {
      test: 'detailedVisual',
      sampled: 122,
      passed: 122,
      photos: [{ url, caption: 'Golden sample', bad: false, reference, subject: 'topMarking' }],
    },
    bench.ke,
  );

describe('a golden sample', () => {
  test('is a lot that passed with a report in force; its photos stand beside those of a later lot', async () => {
    const { inspection, url, label } = await passed('green');
    await keep(inspection.id);
    expect(await listed(inspection.id)).toMatchObject([
      {
        mpn: inspection.mpn,
        lotNo: inspection.lotNo,
        reportNo: inspection.reportNo,
        place: 'Cabinet 3',
        addedBy: 'Min Zhao',
        removed: null,
      },
    ]);
    // Papers and labels may name parties: only photos of parts are offered.
    const later = await opened();
    const offered = await offeredTo(later.id);
    expect(offered).toContain(url);
    expect(offered).not.toContain(label);
    expect(await offeredTo(inspection.id)).not.toContain(url);

    const recorded = await recordReference(later, url);
    const [photo] = recorded.tests.find((one) => one.test === 'detailedVisual')?.photos ?? [];
    expect(photo).toMatchObject({ reference: true, caption: 'Golden sample' });
    const issued = await bench.issue(
      await bench.conclude(await bench.recordAll(recorded, bench.ke), {}, bench.ke),
      bench.min,
    );
    const { repeats } = await bench.call(contract.inspectionOne, { id: issued.id }, bench.min);
    expect(repeats).toEqual([]);
  });

  test('is none while the lot is in test, or where it did not pass', async () => {
    const view = await opened();
    await expect(keep(view.id)).rejects.toEqual(failing('qc.notGolden'));
    const conditional = await bench.issue(
      await bench.conclude(await bench.recordAll(view), { verdict: 'conditional' }),
    );
    await expect(keep(conditional.id)).rejects.toEqual(failing('qc.notGolden'));
  });

  test('is not offered any more, and not kept again, once its report is revoked', async () => {
    const { inspection, url } = await passed('orange');
    await keep(inspection.id);
    const later = await opened();
    expect(await offeredTo(later.id)).toContain(url);
    await revoke(inspection.reportNo ?? '');
    expect(await offeredTo(later.id)).not.toContain(url);
    await expect(recordReference(later, url)).rejects.toEqual(failing('file.unknown'));
    expect(await listed(inspection.id)).toMatchObject([{ reportNo: null, removed: null }]);
    const other = (await passed('cyan')).inspection;
    await revoke(other.reportNo ?? '');
    await expect(keep(other.id)).rejects.toEqual(failing('qc.notGolden'));
  });

  test('is kept once at a time, and taken out with a reason by who saw its last version', async () => {
    const { inspection, url } = await passed('red');
    await keep(inspection.id);
    await expect(keep(inspection.id)).rejects.toEqual(failing('order.hasChange'));
    const [sample] = await listed(inspection.id);
    if (sample === undefined) throw new Error('no sample is kept');
    const { id, version } = sample;
    const later = await opened();
    const recorded = await recordReference(later, url);
    const remove = (seen: number) =>
      bench.call(
        golden.removeGoldenSample,
        { id, version: seen, reason: 'The reel was opened.' },
        bench.ke,
      );
    await expect(remove(version + 1)).rejects.toEqual(failing('order.hasChange'));
    await remove(version);
    await expect(remove(version)).rejects.toEqual(failing('order.hasChange'));
    expect(await offeredTo(later.id)).not.toContain(url);
    const one = await bench.call(golden.goldenSampleOne, { id }, bench.min);
    expect(one.removed).toMatchObject({ by: 'Ke Luo', reason: 'The reel was opened.' });
    // A result that has its photo already may be corrected; a new one may not take it.
    await recordReference(recorded, url);
    await expect(recordReference(await opened(), url)).rejects.toEqual(failing('file.unknown'));
    await keep(inspection.id);
    expect(await listed(inspection.id)).toHaveLength(2);
  });

  test('lends its photos as references alone: none passes for a photo of another lot', async () => {
    const { inspection, url } = await passed('blue');
    await expect(recordReference(await opened(), url)).rejects.toEqual(failing('file.unknown'));
    await keep(inspection.id);
    const later = await opened();
    await expect(recordReference(later, url, false)).rejects.toEqual(failing('file.unknown'));
    // Nor does it where the same result has it as its reference too.
    const photo = { url, caption: 'Twice', bad: false };
    await expect(
      bench.record(
        later,
        {
          test: 'detailedVisual',
          sampled: 122,
          passed: 122,
          photos: [
            { ...photo, reference: true },
            { ...photo, reference: false },
          ],
        },
        bench.ke,
      ),
    ).rejects.toEqual(failing('file.unknown'));
  });

  test('is offered to lots of the same part of the same manufacturer alone', async () => {
    const { inspection, url } = await passed('gray');
    await keep(inspection.id);
    for (const part of [{ mpn: 'STM32F103CBT6' }, { manufacturer: 'GigaDevice' }]) {
      const other = await opened(part);
      expect(await offeredTo(other.id)).not.toContain(url);
      await expect(recordReference(other, url)).rejects.toEqual(failing('file.unknown'));
    }
    expect(await offeredTo((await opened({ mpn: 'stm32f103c8t6' })).id)).toContain(url);
  });
});
