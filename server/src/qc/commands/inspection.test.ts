import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { asLab, type Bench, openBench } from '#harness/bench.ts';
import { transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { queues } from '../queues.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

/** The events that the reader of a view may take, ready or not. */
const offered = ({ allowed }: Inspection) => allowed.map(({ event }) => event);

/** A picture of the finding, without which nothing bad is recorded. */
const proof = async (caller = bench.min) => [
  { url: await bench.photo(caller, '#445566'), caption: 'Finding', bad: true },
];

const failing = (code: string) => expect.objectContaining({ code });

async function opened(pieces = 250, tests: Parameters<Bench['open']>[1] = ['detailedVisual']) {
  const order = bench.orders.receive([pieces]);
  const [inspection] = await bench.open(order, tests);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return { order, inspection };
}

describe('opening', () => {
  test('plans each lot by the table and takes the order on', async () => {
    const { order, inspection } = await opened(250, ['xray', 'decapsulation']);
    expect(order.state).toBe('inspecting');
    expect(inspection.no).toMatch(/^QC-261116-\d+$/);
    expect(inspection).toMatchObject({ state: 'testing', version: 1, author: null, pieces: 250 });
    expect(inspection.tests.map(({ test: code, planned }) => [code, planned])).toEqual([
      ['documents', 250],
      ['generalVisual', 250],
      ['xray', 45],
      ['decapsulation', 3],
    ]);
    expect(inspection.dueAt).toBe('2026-11-19T10:00:00.000Z');
    expect(offered(inspection)).toEqual([
      'record',
      'resize',
      'describe',
      'explain',
      'leaveOut',
      'conclude',
    ]);
  });

  test('takes the tests of the order where the bench names none', async () => {
    const order = bench.orders.receive([40], ['solderability']);
    const [inspection] = await bench.open(order);
    expect(inspection?.tests.map(({ test: code }) => code)).toEqual([
      'documents',
      'generalVisual',
      'solderability',
    ]);
  });

  test('refuses a version that is not the order’s, and an unknown order', async () => {
    const order = bench.orders.receive([10]);
    const stale = { ...order, version: order.version - 1 };
    await expect(bench.open(stale)).rejects.toEqual(failing('order.hasChange'));
    await expect(bench.open({ ...order, id: order.buyerId })).rejects.toEqual(failing('notFound'));
  });

  test('refuses lots that are on the bench already', async () => {
    const { order } = await opened();
    await expect(bench.open(order)).rejects.toEqual(failing('order.wrongState'));
  });
});

describe('recording', () => {
  test('keeps figures, instrument, measurements and pictures, and names the author', async () => {
    const { inspection } = await opened();
    const photo = await bench.photo(bench.min, '#445566');
    const view = await bench.record(inspection, {
      test: 'detailedVisual',
      sampled: 122,
      passed: 121,
      failed: 1,
      outcome: 'fail',
      equipmentId: 'SM-4',
      measurements: [{ name: 'Body length', value: '7.02', unit: 'mm', min: '6.80', max: '7.20' }],
      photos: [{ url: photo, caption: 'Top marking', bad: true }],
    });
    const found = view.tests.find(({ test: code }) => code === 'detailedVisual');
    expect(found).toMatchObject({
      sampled: 122,
      failed: 1,
      outcome: 'fail',
      method: 'IDEA-STD-1010',
      equipment: 'SM-4',
      calibratedOn: '2026-03-16',
      inspector: 'Min Zhao',
    });
    expect(found?.photos[0]).toMatchObject({ caption: 'Top marking', bad: true, reference: false });
    expect(found?.photos[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(found?.photos[0]?.url).toMatch(/^\/files\/.+\?/);
    expect(view).toMatchObject({ author: 'Min Zhao', version: 2, state: 'testing' });
    expect(view.proposed).toBe('fail');
  });

  test('refuses figures that do not add up to the planned sample', async () => {
    const { inspection } = await opened();
    const wrong = [
      { sampled: 121, passed: 121 },
      { sampled: 122, passed: 122, failed: 1 },
      { sampled: 122, passed: 121 },
      { sampled: 122, passed: 122, outcome: 'fail' as const },
    ];
    for (const figures of wrong) {
      await expect(
        bench.record(inspection, { test: 'detailedVisual', ...figures }),
      ).rejects.toEqual(failing('qc.sample'));
    }
    await expect(
      bench.record(inspection, { test: 'ageing', sampled: 45, passed: 45 }),
    ).rejects.toEqual(failing('qc.notInPlan'));
  });

  test('refuses a picture of somebody else, and an instrument that the lab has not', async () => {
    const { inspection } = await opened();
    const given = { test: 'documents', sampled: 250, passed: 250 } as const;
    const photos = [{ url: await bench.photo(bench.ke, '#000'), caption: 'Label' }];
    await expect(bench.record(inspection, { ...given, photos })).rejects.toEqual(
      failing('file.unknown'),
    );
    await expect(bench.record(inspection, { ...given, equipmentId: 'XX-9' })).rejects.toEqual(
      failing('qc.instrument'),
    );
  });

  test('destructive samples leave the lot, once for each recording of the same size', async () => {
    const { order, inspection } = await opened(250, ['decapsulation', 'xray']);
    const given = { test: 'decapsulation', sampled: 3, passed: 3 } as const;
    let view = await bench.record(inspection, given);
    expect(order.lots[0]?.onShelf).toBe(247);
    const photos = await proof();
    view = await bench.record(view, { ...given, passed: 2, failed: 1, outcome: 'fail', photos });
    expect(order.lots[0]?.onShelf).toBe(247);
    await bench.record(view, { test: 'xray', sampled: 45, passed: 45 });
    expect(order.lots[0]?.onShelf).toBe(247);
  });

  test('nothing is recorded where the shelf has too few pieces', async () => {
    const { order, inspection } = await opened(250, ['sem']);
    const lot = order.lots[0];
    if (lot) lot.onShelf = 2;
    await expect(bench.record(inspection, { test: 'sem', sampled: 3, passed: 3 })).rejects.toEqual(
      failing('qc.pieces'),
    );
    const after = await bench.call(contract.inspectionOne, { id: inspection.id }, bench.min);
    expect(after).toMatchObject({ version: 1, author: null });
  });

  test('a stale version is refused, and a second writer too', async () => {
    const { inspection } = await opened();
    const given = { test: 'documents', sampled: 250, passed: 250 } as const;
    const view = await bench.record(inspection, given);
    await expect(bench.record(inspection, given)).rejects.toEqual(failing('order.hasChange'));
    await expect(bench.record(view, given, bench.ke)).rejects.toEqual(failing('access.denied'));
  });

  test('of two first results at once one is kept', async () => {
    const { inspection } = await opened();
    const given = { test: 'documents', sampled: 250, passed: 250 } as const;
    const both = await Promise.allSettled([
      bench.record(inspection, given, bench.min),
      bench.record(inspection, given, bench.ke),
    ]);
    const refused = both.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual([failing('order.hasChange')]);
  });
});

describe('a suspect finding', () => {
  test('stops the plan until the author resumes it with a reason', async () => {
    const { inspection } = await opened();
    const finding = { test: 'generalVisual', sampled: 250, passed: 240, failed: 10 } as const;
    const photos = await proof();
    let view = await bench.record(inspection, { ...finding, outcome: 'suspect', photos });
    expect(view).toMatchObject({ state: 'stopped', stoppedBy: 'generalVisual' });
    const next = { test: 'documents', sampled: 250, passed: 250 } as const;
    await expect(bench.record(view, next)).rejects.toEqual(failing('qc.stopped'));
    await expect(bench.conclude(view)).rejects.toEqual(failing('qc.stopped'));
    const resuming = {
      id: view.id,
      version: view.version,
      reason: 'Two makers’ moulds, both known',
    };
    await expect(bench.call(contract.resumeInspection, resuming, bench.ke)).rejects.toEqual(
      failing('access.denied'),
    );
    view = await bench.call(contract.resumeInspection, resuming, bench.min);
    expect(view).toMatchObject({ state: 'testing', resumeReason: resuming.reason });
    await expect(bench.record(view, next)).resolves.toMatchObject({ state: 'testing' });
  });
});

describe('the size of a sample', () => {
  test('is changed with a reason, and the earlier result no longer counts', async () => {
    const { inspection } = await opened(250, ['xray']);
    let view = await bench.record(inspection, { test: 'xray', sampled: 45, passed: 45 });
    const sizing = { id: view.id, version: view.version, test: 'xray' as const };
    view = await bench.call(
      contract.changeSample,
      { ...sizing, sample: 20, reason: 'Small cabinet' },
      bench.min,
    );
    const found = view.tests.find(({ test: code }) => code === 'xray');
    expect(found).toMatchObject({ planned: 20, sizeReason: 'Small cabinet', outcome: null });
  });

  test('is not made smaller than the table’s least, the lot, or what is used up', async () => {
    const { inspection } = await opened(250, ['xray', 'sem']);
    const view = await bench.record(inspection, { test: 'sem', sampled: 3, passed: 3 });
    const wrong = [
      ['xray', 4],
      ['xray', 251],
      ['sem', 2],
    ] as const;
    for (const [code, sample] of wrong) {
      await expect(
        bench.call(
          contract.changeSample,
          { id: view.id, version: view.version, test: code, sample, reason: 'Why' },
          bench.min,
        ),
      ).rejects.toEqual(failing('qc.size'));
    }
  });
});

describe('concluding', () => {
  test('needs every planned test, or the reason why it was left out', async () => {
    const { inspection } = await opened();
    let view = await bench.record(inspection, { test: 'documents', sampled: 250, passed: 250 });
    view = await bench.record(view, { test: 'generalVisual', sampled: 250, passed: 250 });
    await expect(bench.conclude(view)).rejects.toMatchObject({
      code: 'qc.incomplete',
      facts: { tests: 'Detailed visual' },
    });
    view = await bench.call(
      contract.leaveTestOut,
      { id: view.id, version: view.version, test: 'detailedVisual', reason: 'Bare die' },
      bench.min,
    );
    view = await bench.conclude(view);
    expect(view).toMatchObject({ state: 'review', grade: 'B', verdict: 'pass' });
    expect(offered(view)).toEqual([]);
  });

  test('refuses a verdict against the findings, and a grade against the verdict', async () => {
    const { inspection } = await opened(250, []);
    let view = await bench.record(inspection, { test: 'documents', sampled: 250, passed: 250 });
    view = await bench.record(view, {
      test: 'generalVisual',
      sampled: 250,
      passed: 200,
      failed: 50,
      outcome: 'fail',
      photos: await proof(),
    });
    await expect(bench.conclude(view)).rejects.toMatchObject({
      code: 'input.invalid',
      field: 'verdict',
    });
    await expect(bench.conclude(view, { verdict: 'fail', grade: 'A' })).rejects.toMatchObject({
      code: 'input.invalid',
      field: 'grade',
    });
    await expect(bench.conclude(view, { verdict: 'fail', grade: 'E' })).resolves.toMatchObject({
      state: 'review',
    });
  });
});

describe('the second person', () => {
  test('sends back with a note; the author concludes again', async () => {
    const { inspection } = await opened(250, []);
    let view = await bench.conclude(await bench.recordAll(inspection));
    const note = 'The label of reel 2 is missing.';
    const sending = { id: view.id, version: view.version, note };
    await expect(bench.call(contract.sendBackInspection, sending, bench.min)).rejects.toEqual(
      failing('qc.sameHand'),
    );
    view = await bench.call(contract.sendBackInspection, sending, bench.ke);
    expect(view).toMatchObject({ state: 'testing', sentBackNote: note });
    await expect(bench.conclude(view)).resolves.toMatchObject({ state: 'review' });
  });

  test('is never the author, not even in the database', async () => {
    const { inspection } = await opened(250, []);
    const view = await bench.conclude(await bench.recordAll(inspection));
    await expect(bench.issue(view, bench.min)).rejects.toEqual(failing('qc.sameHand'));
    const forged = sql`
      update qc.inspection set reviewer = author, state = 'issued' where id = ${view.id}`;
    await expect(forged.execute(bench.database.db)).rejects.toThrow('author_is_not_reviewer');
  });

  test('issues the report, which is the inspection’s end', async () => {
    const { inspection } = await opened(250, []);
    const view = await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    expect(view).toMatchObject({ state: 'issued', reviewer: 'Ke Luo' });
    expect(view.reportNo).toMatch(/^TR-261116-\d+$/);
    await expect(
      bench.record(view, { test: 'documents', sampled: 250, passed: 250 }),
    ).rejects.toEqual(failing('qc.wrongState'));
    const tampered = sql`update qc.test set failed = 1 where inspection_id = ${view.id}`;
    await expect(tampered.execute(bench.database.db)).rejects.toMatchObject({ code: 'QC002' });
  });
});

describe('the order', () => {
  test('moves on with the last report, with a verdict for every lot', async () => {
    const order = bench.orders.receive([100, 60]);
    const [first, second] = await bench.open(order);
    if (!first || !second) throw new Error('two lots were opened');
    await bench.issue(await bench.conclude(await bench.recordAll(first)));
    expect(order.state).toBe('inspecting');
    const last = await bench.recordAll(second);
    await bench.issue(await bench.conclude(last, { verdict: 'conditional', grade: 'D' }));
    expect(order.state).toBe('reported');
    const reported = bench.orders.reported.find(({ orderId }) => orderId === order.id);
    expect(reported?.verdicts.map(({ verdict }) => verdict).sort()).toEqual([
      'conditional',
      'pass',
    ]);
  });

  test('two last reports at once move it on once', async () => {
    const order = bench.orders.receive([100, 60]);
    const lots = await bench.open(order);
    const ready: Inspection[] = [];
    for (const lot of lots) ready.push(await bench.conclude(await bench.recordAll(lot)));
    await Promise.all(ready.map((one) => bench.issue(one)));
    const moves = bench.orders.reported.filter(({ orderId }) => orderId === order.id);
    expect(moves.length).toBe(1);
    expect(moves[0]?.verdicts.length).toBe(2);
  });

  test('a retest opens the next round of a lot with the pieces that are left', async () => {
    const { order, inspection } = await opened(250, ['sem']);
    await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    order.state = 'inspecting';
    const second = await bench.retest(order, ['sem'], bench.ke);
    expect(second).toMatchObject({ pieces: 247, lotNo: inspection.lotNo, state: 'testing' });
    const concluded = await bench.conclude(await bench.recordAll(second, bench.ke), {}, bench.ke);
    await bench.issue(concluded, bench.min);
    expect(order.lots[0]?.onShelf).toBe(244);
    expect(bench.orders.reported.filter(({ orderId }) => orderId === order.id).length).toBe(2);
  });

  test('opens no next round of a judged lot without an order to test it again', async () => {
    const { order, inspection } = await opened(250, ['sem']);
    await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    order.state = 'inspecting';
    const [lot, line] = [order.lots[0], order.lines[0]];
    if (lot === undefined || line === undefined) throw new Error('the order has no lot');
    const { dateCode, lotCode } = lot;
    const again = {
      orderId: order.id,
      version: order.version,
      lots: [
        {
          lineId: line.id,
          dateCode,
          lotCode,
          pieces: 250,
          goodsType: 'originalUnder3' as const,
          tests: ['sem' as const],
        },
      ],
    };
    await expect(bench.call(contract.openInspection, again, bench.ke)).rejects.toEqual(
      failing('order.wrongState'),
    );
    const seen = await bench.call(contract.inspectionOne, { id: inspection.id }, bench.ke);
    expect(seen.rounds).toEqual([]);
  });
});

describe('what staff see', () => {
  test('queues hold what is on the bench and what waits for review', async () => {
    const { inspection } = await opened(250, []);
    const list = async (key: string) => {
      const works = await Promise.all(
        queues
          .filter((queue) => queue.key === key)
          .map((queue) =>
            queue.list(bench.database.db, { now: new Date(), lang: 'en', readerId: newId() }),
          ),
      );
      return works.flat().map(({ ref }) => ref);
    };
    expect(await list('inspect')).toContain(inspection.no);
    await bench.conclude(await bench.recordAll(inspection));
    expect(await list('inspect')).not.toContain(inspection.no);
    expect(await list('review')).toContain(inspection.no);
  });

  test('the list is filtered by state and counted', async () => {
    const { inspection } = await opened();
    const page = await bench.call(
      contract.inspectionList,
      { state: 'testing', pageSize: 100 },
      bench.min,
    );
    expect(page.list.map(({ id }) => id)).toContain(inspection.id);
    expect(page.list.every(({ state }) => state === 'testing')).toBe(true);
    expect(page.total).toBe(page.list.length);
  });

  test('another lab hand may write until somebody has', async () => {
    const { inspection } = await opened();
    const ana = asLab('Ana Ruiz');
    await bench.record(inspection, { test: 'documents', sampled: 250, passed: 250 });
    const seen = await bench.call(contract.inspectionOne, { id: inspection.id }, ana);
    expect(offered(seen)).toEqual(['reassign']);
  });

  test('every act stands in the audit log', async () => {
    const { inspection } = await opened(250, []);
    await bench.issue(await bench.conclude(await bench.recordAll(inspection)));
    const { rows } = await sql<{ what: string }>`
      select what from operator.audit where on_id = ${inspection.id} order by seq`.execute(
      bench.database.db,
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'qc.open',
      'qc.record',
      'qc.record',
      'qc.conclude',
      'qc.issue',
    ]);
  });

  test('an act that fails at its end leaves nothing behind', async () => {
    const { inspection } = await opened(250, []);
    const ready = await bench.conclude(await bench.recordAll(inspection));
    const order = bench.orders.orders.get(inspection.orderId);
    if (order) order.state = 'disputed';
    await expect(bench.issue(ready)).rejects.toEqual(failing('order.wrongState'));
    const count = await transaction(bench.database.db, async (tx) => {
      const found = await sql`select 1 from qc.report where inspection_id = ${ready.id}`.execute(
        tx,
      );
      return found.rows.length;
    });
    expect(count).toBe(0);
  });
});
