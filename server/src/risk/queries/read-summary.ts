import { wire } from '#contract/money.ts';
import { companyFigures } from '#contract/risk/constants.ts';
import type { CompanySummary } from '#contract/risk/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import type { RiskDeps } from '../deps.ts';
import { findMarks } from './find-marks.ts';

/** Counts the figures of an account from the lists that show them. */
async function countFigures({ tx, now }: QueryContext, deps: RiskDeps, id: string) {
  const figures: CompanySummary['figures'] = [];
  for (const figure of companyFigures) {
    const { total } = await deps.records(tx, { id, figure, now, pageNum: 1, pageSize: 1 });
    figures.push({ figure, count: total });
  }
  return figures;
}

/** Returns how an account stands. Fails with `notFound`. */
export async function readSummary(
  ctx: QueryContext,
  deps: RiskDeps,
  { id }: { readonly id: string },
): Promise<CompanySummary> {
  if (!(await deps.exists(ctx.tx, id))) throw new Failure('notFound');
  const figures = await countFigures(ctx, deps, id);
  const countOf = (wanted: string) => figures.find(({ figure }) => figure === wanted)?.count ?? 0;
  const passed = countOf('lotsPassed');
  const judged = passed + countOf('lotsNotPassed');
  const range = deps.interval(passed, judged);
  const settlement = await deps.settlement(ctx.tx, id);
  const fen = await deps.depositFen(ctx.tx, id);
  return {
    figures,
    passed: range && { share: passed / judged, ...range },
    settlement: settlement && { since: settlement.since?.toISOString() ?? null },
    deposit: fen > 0n ? wire(fen, 'CNY') : null,
    listed: await deps.listed(ctx, id),
    marks: await findMarks(ctx, deps, id),
  };
}
