import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { type JudgedLine, judgedLines, linesOfLots } from '#server/orders/public.ts';
import { type ConfirmedEntry, findConfirmed, listConfirmed } from '#server/quarantine/public.ts';
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
  /** Lines that are taken whatever became of them. */
  readonly lineIdsOfAnyEnding?: readonly string[];
}

const CANDIDATES_MAX = 50;

/** Deals that the desk may show: they ended well, and the bench judged them. */
export const endedWell: OutcomeFilter = {
  states: ['completed'],
  verdicts: ['pass', 'conditional'],
};

/** Deals that a supplier may be named for: goods went back, stay in quarantine, or were refunded. */
const endedBadly: OutcomeFilter = {
  states: ['quarantined', 'returning', 'returned', 'refunded'],
  verdicts: ['suspect', 'fail'],
};

/** Judged lines with their reports, the latest first. */
export async function findJudged(
  ctx: QueryContext,
  deps: ContentDeps,
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

const CONFIRMED_MAX = 500;

/** A deal that a supplier may be named for, with the register's entry that confirms it. */
export interface BlamedFound extends JudgedFound {
  readonly register: ConfirmedEntry | null;
}

/**
 * Lines that a supplier may be named for, the latest first: those that ended badly, and those of
 * which a lot is confirmed counterfeit in the quarantine register, however their order ended.
 */
export async function findBlamed(
  ctx: QueryContext,
  deps: ContentDeps,
  filter: { readonly lineId?: string } = {},
): Promise<BlamedFound[]> {
  const confirmed = await listConfirmed(ctx.tx, CONFIRMED_MAX);
  const lines = await linesOfLots(
    ctx.tx,
    confirmed.map(({ lotId }) => lotId),
  );
  const registers = new Map<string, ConfirmedEntry>();
  for (const entry of confirmed) {
    const line = lines.get(entry.lotId);
    // Of several lots of a line the latest stands for it.
    if (line !== undefined && !registers.has(line)) registers.set(line, entry);
  }
  const lineIdsOfAnyEnding = [...registers.keys()];
  const found = await findJudged(ctx, deps, { ...endedBadly, lineIdsOfAnyEnding, ...filter });
  return found.map((one) => ({ ...one, register: registers.get(one.line.lineId) ?? null }));
}

/** The line of a confirmed entry of the register, however old that is; null where there is none. */
export async function findBlamedByRegister(
  ctx: QueryContext,
  deps: ContentDeps,
  quarantineId: string,
): Promise<(BlamedFound & { readonly register: ConfirmedEntry }) | null> {
  const register = await findConfirmed(ctx.tx, quarantineId);
  if (register === null) return null;
  const lineId = (await linesOfLots(ctx.tx, [register.lotId])).get(register.lotId);
  if (lineId === undefined) return null;
  const filter = { ...endedBadly, lineIdsOfAnyEnding: [lineId], lineId };
  const [found] = await findJudged(ctx, deps, filter);
  return found === undefined ? null : { ...found, register };
}
