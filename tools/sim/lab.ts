import { sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import * as qc from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { rows } from '#server/kit/database/database.ts';
import type { ModelOrder, ReportedLot } from './model/model.ts';
import type { Town } from './people.ts';
import { send } from './send.ts';

interface OpenLot {
  readonly id: string;
  readonly lineId: string;
  readonly lotId: string;
  readonly pieces: number;
  readonly state: string;
  /** The verdict that it was concluded with; null where it is still examined. */
  readonly verdict: Verdict | null;
  /** Whether the seller asked for it. */
  readonly ofSeller: boolean;
}

const grades: Readonly<Record<Verdict, string>> = {
  pass: 'A',
  conditional: 'D',
  suspect: 'F',
  fail: 'G',
};
const instruments: Readonly<Partial<Record<TestCode, string>>> = {
  detailedVisual: 'SM-4',
  decapsulation: 'DC-1',
};

/** Inspections of an order that no report closes yet, by its lots: their numbers are drawn at random. */
export const openLots = ({ market }: Town, order: ModelOrder): Promise<OpenLot[]> =>
  rows<OpenLot>(
    market.market.database.db,
    sql`select i.id, i.line_id as "lineId", i.lot_id as "lotId", i.pieces, i.state, i.verdict,
          coalesce(i.retest_by = 'seller', false) as "ofSeller"
        from qc.inspection i join orders.lot t on t.id = i.lot_id
        where i.order_id = ${order.id} and i.state <> 'issued' order by t.position, i.round`,
  );

/** Makes every planned test of a lot, or leaves them out, and concludes it as its author. */
async function examine(
  town: Town,
  lot: OpenLot,
  { verdict, key, leavesOut }: { verdict: Verdict; key: string; leavesOut: boolean },
): Promise<{ version: number; verdict: Verdict; isTested: boolean }> {
  let nth = 0;
  const call = async (named: Call, input: object) => {
    nth += 1;
    const sent = { call: named, person: 'Lab1', input, key: `${key}:${nth}` };
    const { refused, data } = await send(town, sent);
    if (refused !== null)
      throw new Error(`${named.path} refused: ${refused} ${JSON.stringify(data)}`);
    return data as Inspection;
  };
  const seen = await call(qc.inspectionOne, { id: lot.id });
  let { version } = seen;
  const isTested = seen.tests.every(({ outcome }) => outcome !== null);
  if (seen.verdict !== null) return { version, verdict: seen.verdict, isTested };
  for (const { test, planned, outcome } of seen.tests) {
    if (outcome !== null) continue;
    if (leavesOut) {
      const reason = 'The instrument is down.';
      version = (await call(qc.leaveTestOut, { id: lot.id, version, test, reason })).version;
      continue;
    }
    const input = {
      id: lot.id,
      version,
      test,
      sampled: planned,
      passed: planned,
      failed: 0,
      outcome: 'pass',
      equipmentId: instruments[test] ?? '',
    };
    version = (await call(qc.recordTest, input)).version;
  }
  const conclusion = { grade: grades[verdict], verdict, conclusion: 'As found by the walk.' };
  const concluded = await call(qc.concludeInspection, { id: lot.id, version, ...conclusion });
  return { version: concluded.version, verdict, isTested: !leavesOut };
}

/**
 * Examines and reports all open lots of an order; the last report is the order's event. Returns the
 * code of the refusal where the author issues the own report, and what the lots were found to be.
 */
export async function reportOrder(
  town: Town,
  order: ModelOrder,
  {
    person,
    verdictOf,
    leavesOut,
    key,
  }: {
    person: string;
    verdictOf: (index: number) => Verdict;
    /** Whether the test of the nth lot is left out. */
    leavesOut: (nth: number) => boolean;
    key: string;
  },
): Promise<{ refused: string | null; verdicts: Verdict[]; reported: ReportedLot[] }> {
  const verdicts: Verdict[] = [];
  const reported: ReportedLot[] = [];
  const lots = await openLots(town, order);
  for (const [nth, lot] of lots.entries()) {
    const index = order.lines.findIndex(({ id }) => id === lot.lineId);
    // All lots of a line are found alike: the model knows lines only.
    const concluded = lots.find(({ lineId, verdict }) => lineId === lot.lineId && verdict !== null);
    // Lots of the line that are not tested again keep theirs.
    const kept =
      lots.filter(({ lineId }) => lineId === lot.lineId).length <
      (order.lines[index]?.lots.size ?? 0);
    const known =
      (kept ? order.lines[index]?.verdict : null) ?? verdicts[index] ?? concluded?.verdict;
    const found = { verdict: known ?? verdictOf(index), key: `${key}:${lot.id}` };
    const { version, verdict, isTested } = await examine(town, lot, {
      ...found,
      leavesOut: leavesOut(nth),
    });
    const input = { id: lot.id, version };
    const answer = await send(town, {
      call: qc.issueReport,
      person,
      input,
      key: `${key}:${lot.id}`,
    });
    if (answer.refused !== null) return { refused: answer.refused, verdicts, reported };
    const { lotId: id, lineId, pieces, ofSeller } = lot;
    reported.push({ id, lineId, pieces, isTested, isReported: true, ofSeller });
    verdicts[index] = verdict;
  }
  return { refused: null, verdicts, reported };
}
