import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { type JudgedLine, judgedLines } from '#server/orders/public.ts';
import type { ContentDeps, ReportKnown } from '../deps.ts';

/** A judged line with the last report about it. */
export interface JudgedFound {
  readonly line: JudgedLine;
  readonly report: ReportKnown | null;
}

interface OutcomeFilter {
  readonly states: readonly OrderState[];
  readonly verdicts: readonly Verdict[];
  readonly keyword?: string;
  readonly lineId?: string;
}

const CANDIDATES_MAX = 50;

/** Deals that the desk may show: they ended well, and the bench judged them. */
export const endedWell: OutcomeFilter = {
  states: ['completed'],
  verdicts: ['pass', 'conditional'],
};

/** Deals that a supplier may be named for: goods went back, stay in quarantine, or were refunded. */
export const endedBadly: OutcomeFilter = {
  states: ['quarantined', 'returning', 'returned', 'refunded'],
  verdicts: ['suspect', 'fail'],
};

/** Judged lines with their reports, the latest first. */
export async function findJudged(
  deps: ContentDeps,
  ctx: QueryContext,
  { lineId, ...asked }: OutcomeFilter,
): Promise<JudgedFound[]> {
  const lineIds = lineId === undefined ? [] : [lineId];
  const lines = await judgedLines(ctx.tx, { ...asked, lineIds, limit: CANDIDATES_MAX });
  const reports = new Map<string, ReportKnown>();
  for (const orderId of new Set(lines.map((line) => line.inspectedAs))) {
    for (const [line, known] of await deps.reportsOf(ctx.tx, orderId, ctx.now)) {
      const last = known.at(-1);
      if (last !== undefined) reports.set(line, last);
    }
  }
  return lines.map((line) => ({ line, report: reports.get(line.lineId) ?? null }));
}
