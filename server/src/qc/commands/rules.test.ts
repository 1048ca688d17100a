import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import * as contract from '#contract/qc/calls.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { asLab, type Bench, instrumentFor, openBench } from '#harness/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

/** A failure; without a field it is shown above the form. */
const failing = (code: string, field?: string | null) =>
  expect.objectContaining({ code, ...(field === undefined ? {} : { field }) });

async function opened(bought: TestCode[], added: TestCode[] = [], pieces = 250) {
  const order = bench.orders.receive([pieces], bought);
  const [inspection] = await bench.open(order, added);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return { order, inspection };
}
const leaveOut = (view: Inspection, code: TestCode, reason = 'The cabinet is down.') =>
  bench.call(
    contract.leaveTestOut,
    { id: view.id, version: view.version, test: code, reason },
    bench.min,
  );
const reassign = (view: Inspection, caller = bench.ke) =>
  bench.call(
    contract.reassignInspection,
    { id: view.id, version: view.version, reason: 'Min is ill.' },
    caller,
  );

describe('a test that was bought', () => {
  test('is in the plan, whatever tests the bench names', async () => {
    const { inspection } = await opened(['xray', 'decapsulation'], ['sem']);
    const codes = inspection.tests.map((one) => one.test);
    expect(codes).toEqual(['documents', 'generalVisual', 'sem', 'xray', 'decapsulation']);
    expect(inspection.bought).toEqual(['xray', 'decapsulation']);
  });

  test('cannot be resized to nothing', async () => {
    const { inspection } = await opened(['xray']);
    const { id, version } = inspection;
    const input = { id, version, test: 'xray' as const, sample: 0, reason: 'No time' };
    await expect(bench.call(contract.changeSample, input, bench.min)).rejects.toThrow('Too small');
  });

  test('is left out with a reason that the report shows, and its price is given back', async () => {
    const { order, inspection } = await opened(['xray', 'detailedVisual']);
    const view = await leaveOut(inspection, 'xray');
    expect(view.tests.find((one) => one.test === 'xray')).toMatchObject({
      outcome: null,
      leftOutReason: 'The cabinet is down.',
    });
    const issued = await bench.issue(await bench.conclude(await bench.recordAll(view)));
    const report = await bench.call(contract.reportOne, { no: issued.reportNo ?? '' }, bench.ke);
    expect(report.notOrdered).not.toContain('xray');
    expect(report.tests.find((one) => one.test === 'xray')?.leftOutReason).toBe(
      'The cabinet is down.',
    );
    const reported = bench.orders.reported.find(({ orderId }) => orderId === order.id);
    expect(reported?.notMade).toEqual([
      { lineId: order.lines[0]?.id, minor: catalogue.xray.priceMinor },
    ]);
  });

  test('that was left out may be made after all, and is not given back then', async () => {
    const { order, inspection } = await opened(['xray']);
    let view = await leaveOut(inspection, 'xray');
    view = await bench.record(view, { test: 'xray', sampled: 45, passed: 45 });
    expect(view.tests.find((one) => one.test === 'xray')?.leftOutReason).toBeNull();
    await bench.issue(await bench.conclude(await bench.recordAll(view)));
    const reported = bench.orders.reported.find(({ orderId }) => orderId === order.id);
    expect(reported?.notMade.map(({ minor }) => minor)).toEqual([0n]);
  });

  test('is not left out once it has used up pieces', async () => {
    const { inspection } = await opened(['decapsulation']);
    const view = await bench.record(inspection, { test: 'decapsulation', sampled: 3, passed: 3 });
    await expect(leaveOut(view, 'decapsulation')).rejects.toEqual(failing('qc.usedUp', null));
  });
});

describe('an instrument', () => {
  test.each(['xray', 'decapsulation', 'electrical'] as const)('is needed for %s', async (code) => {
    const { inspection } = await opened([code]);
    const planned = inspection.tests.find((one) => one.test === code)?.planned ?? 0;
    const result = { test: code, sampled: planned, passed: planned };
    await expect(bench.record(inspection, { ...result, equipmentId: '' })).rejects.toEqual(
      failing('qc.instrument', 'equipmentId'),
    );
    await expect(bench.record(inspection, { ...result, equipmentId: 'BA-2' })).rejects.toEqual(
      failing('qc.instrument', 'equipmentId'),
    );
    const view = await bench.record(inspection, result);
    const found = view.tests.find((one) => one.test === code);
    expect(found?.equipment).toBe(instrumentFor[code]);
  });

  test('whose calibration ran out is refused from the day after', async () => {
    const { inspection } = await opened(['ageing']);
    const dueOn = (day: string) =>
      sql`update qc.equipment set due_on = ${day}::date where id = 'BI-1'`.execute(
        bench.database.db,
      );
    const result = { test: 'ageing', sampled: 45, passed: 45 } as const;
    await dueOn('2026-11-15');
    await expect(bench.record(inspection, result)).rejects.toMatchObject({
      code: 'qc.calibration',
      facts: { instrument: 'BI-1', due: '2026-11-15' },
    });
    const list = await bench.call(contract.equipmentList, {}, bench.min);
    expect(list.filter((one) => one.overdue).map((one) => one.id)).toEqual(['BI-1']);
    await dueOn('2026-11-16');
    await expect(bench.record(inspection, result)).resolves.toMatchObject({ state: 'testing' });
  });
});

describe('a calibration', () => {
  const record = (input: { calibratedOn: string; dueOn: string; id?: string }) =>
    bench.call(
      contract.recordCalibration,
      { id: 'BI-1', certificate: 'CAL-26-1177', ...input },
      bench.min,
    );

  test('is recorded with its certificate, and the instrument may be used again', async () => {
    await sql`update qc.equipment set due_on = '2026-08-01' where id = 'BI-1'`.execute(
      bench.database.db,
    );
    const { inspection } = await opened(['ageing']);
    const result = { test: 'ageing', sampled: 45, passed: 45 } as const;
    await expect(bench.record(inspection, result)).rejects.toEqual(failing('qc.calibration'));
    await record({ calibratedOn: '2026-11-15', dueOn: '2027-11-15' });
    await expect(bench.record(inspection, result)).resolves.toMatchObject({ state: 'testing' });
    const changed = sql`update qc.calibration set due_on = '2099-01-01'`;
    await expect(changed.execute(bench.database.db)).rejects.toMatchObject({ code: 'QC003' });
  });

  test('is neither of tomorrow nor older than the last, and is due later', async () => {
    for (const days of [
      { calibratedOn: '2026-11-17', dueOn: '2027-11-17' },
      { calibratedOn: '2020-01-01', dueOn: '2027-11-17' },
      { calibratedOn: '2026-11-16', dueOn: '2026-11-16' },
    ]) {
      await expect(record(days)).rejects.toEqual(failing('input.invalid'));
    }
    await expect(
      record({ id: 'XX-9', calibratedOn: '2026-11-15', dueOn: '2027-11-15' }),
    ).rejects.toEqual(failing('notFound'));
  });
});

describe('a finding', () => {
  test('outside its limits is no pass', async () => {
    const { inspection } = await opened(['detailedVisual']);
    const measured = (value: string) => [
      { name: 'Body length', value: '7.00', unit: 'mm', min: '6.80', max: '7.20' },
      { name: 'Body width', value, unit: 'mm', min: '6.80', max: '7.20' },
    ];
    const result = { test: 'detailedVisual', sampled: 122, passed: 122 } as const;
    for (const value of ['7.21', '6.79', '7.0 or so']) {
      await expect(
        bench.record(inspection, { ...result, measurements: measured(value) }),
      ).rejects.toEqual(failing('qc.limits', 'measurements.1.value'));
    }
    await bench.record(inspection, { ...result, measurements: measured('7.20') });
  });

  test('against the goods has a photo that is not of the reference part', async () => {
    const { inspection } = await opened(['detailedVisual']);
    const bad = { test: 'detailedVisual', sampled: 122, passed: 121, failed: 1 } as const;
    const reference = await bench.photo(bench.min, '#777777');
    for (const outcome of ['fail', 'suspect'] as const) {
      await expect(bench.record(inspection, { ...bad, outcome })).rejects.toEqual(
        failing('qc.photo', 'photos'),
      );
      const photos = [{ url: reference, caption: 'Known-good', reference: true }];
      await expect(bench.record(inspection, { ...bad, outcome, photos })).rejects.toEqual(
        failing('qc.photo', 'photos'),
      );
    }
    const url = await bench.photo(bench.min, '#552222');
    const photos = [{ url, caption: 'Sanding marks', subject: 'surface' as const }];
    const view = await bench.record(inspection, { ...bad, outcome: 'fail', photos });
    const found = view.tests.find((one) => one.test === 'detailedVisual');
    expect(found?.photos[0]?.subject).toBe('surface');
  });
});

describe('an absent author', () => {
  test('is taken over from with a reason, and never reviews', async () => {
    const { inspection } = await opened([]);
    let view = await bench.record(inspection, { test: 'documents', sampled: 250, passed: 250 });
    view = await reassign(view);
    expect(view).toMatchObject({
      author: 'Ke Luo',
      reassignedFrom: 'Min Zhao',
      reassignReason: 'Min is ill.',
    });
    const given = { test: 'generalVisual', sampled: 250, passed: 250 } as const;
    await expect(bench.record(view, given, bench.min)).rejects.toEqual(failing('access.denied'));
    view = await bench.conclude(await bench.record(view, given, bench.ke), {}, bench.ke);
    await expect(bench.issue(view, bench.min)).rejects.toEqual(failing('qc.sameHand'));
    await expect(bench.issue(view, bench.ke)).rejects.toEqual(failing('qc.sameHand'));
    const forged = sql`
      update qc.inspection set reviewer = former_authors[1], state = 'issued'
      where id = ${view.id}`;
    await expect(forged.execute(bench.database.db)).rejects.toThrow(
      'former_author_is_not_reviewer',
    );
    await expect(bench.issue(view, asLab('Ana Ruiz'))).resolves.toMatchObject({ state: 'issued' });
  });

  test('leaves photos that whoever took over may keep in a correction, and no others', async () => {
    const { inspection } = await opened(['detailedVisual']);
    const bad = { test: 'detailedVisual', sampled: 122, passed: 121, failed: 1 } as const;
    const url = await bench.photo(bench.min, '#552222');
    const photos = [{ url, caption: 'Sanding marks', subject: 'surface' as const }];
    let view = await bench.record(inspection, { ...bad, outcome: 'fail', photos });
    view = await reassign(view);
    const own = await bench.photo(bench.ke, '#225522');
    const both = [...photos, { url: own, caption: 'Second side', subject: 'surface' as const }];
    view = await bench.record(view, { ...bad, outcome: 'fail', photos: both }, bench.ke);
    const found = view.tests.find((one) => one.test === 'detailedVisual');
    expect(found?.photos.map(({ caption }) => caption)).toEqual(['Sanding marks', 'Second side']);
    const foreign = [{ url: await bench.photo(bench.min, '#222255'), caption: 'Of another' }];
    await expect(
      bench.record(view, { ...bad, outcome: 'fail', photos: foreign }, bench.ke),
    ).rejects.toEqual(failing('file.unknown'));
  });

  test('may take the lot back, and is a former author no more', async () => {
    const { inspection } = await opened([]);
    let view = await bench.record(inspection, { test: 'documents', sampled: 250, passed: 250 });
    view = await reassign(view);
    view = await reassign(view, bench.min);
    expect(view).toMatchObject({ author: 'Min Zhao', reassignedFrom: 'Ke Luo' });
    await expect(reassign(view, bench.min)).rejects.toEqual(failing('access.denied'));
  });
});

describe('a retest', () => {
  test('keeps the first result and links both', async () => {
    const { order, inspection } = await opened(['detailedVisual']);
    const first = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    order.state = 'inspecting';
    const second = await bench.retest(order, ['xray'], bench.ke);
    expect(second.rounds).toEqual([
      { id: first.id, no: first.no, round: 1, verdict: 'pass', reportNo: first.reportNo },
    ]);
    expect(second.tests.map((one) => one.test)).toEqual(['documents', 'generalVisual', 'xray']);
    const done = await bench.recordAll(second, bench.ke);
    const issued = await bench.issue(await bench.conclude(done, {}, bench.ke), bench.min);
    const report = await bench.call(contract.reportOne, { no: issued.reportNo ?? '' }, bench.ke);
    expect(report).toMatchObject({ revision: 2, earlier: first.reportNo });
    expect(report.notOrdered).not.toContain('detailedVisual');
    const seen = await bench.call(contract.inspectionOne, { id: first.id }, bench.ke);
    expect(seen.tests).toEqual(first.tests);
    expect(seen.rounds.map(({ reportNo }) => reportNo)).toEqual([issued.reportNo]);
  });
});

describe('the list of lots', () => {
  test('begins with the nearest deadline and ends with what was issued, the newest first', async () => {
    const due = (id: string, time: string) =>
      sql`update qc.inspection set due_at = ${time}::timestamptz where id = ${id}`.execute(
        bench.database.db,
      );
    const [late, soon] = [(await opened([])).inspection, (await opened([])).inspection];
    await due(late.id, '2026-12-24T10:00:00Z');
    await due(soon.id, '2026-11-01T10:00:00Z');
    const issued: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { inspection } = await opened([]);
      const view = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
      issued.push(view.id);
    }
    const { list } = await bench.call(contract.inspectionList, { pageSize: 100 }, bench.min);
    const ids = list.map(({ id }) => id);
    expect(ids[0]).toBe(soon.id);
    const open = list.filter(({ state }) => state !== 'issued').map(({ id }) => id);
    expect(open.at(-1)).toBe(late.id);
    expect(ids.slice(open.length, open.length + 2)).toEqual(issued.reverse());
  });
});
