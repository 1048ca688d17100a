/** The only door of marks of risk and the standing of companies. */
import * as contract from '#contract/risk/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { dismissMark } from './commands/dismiss-mark.ts';
import type { RiskDeps } from './deps.ts';
import { readSummary } from './queries/read-summary.ts';

export type { FindFacts, RiskDeps, RiskFact } from './deps.ts';

/** Puts the slice together: its calls. */
export const riskSlice = (deps: RiskDeps): { readonly calls: readonly Implementation[] } => ({
  calls: [
    implement(contract.opsCompanySummary, (ctx, input) => readSummary(ctx, deps, input)),
    implement(contract.opsRiskDismiss, (ctx, input) => dismissMark(ctx, deps, input)),
    implement(contract.opsCompanyRecords, async ({ tx, now }, input) => {
      if (!(await deps.exists(tx, input.id))) throw new Failure('notFound');
      const { total, list } = await deps.records(tx, { ...input, now });
      return { total, list: [...list] };
    }),
    implement(contract.opsCompanyPeople, async ({ tx, now }, { id }) => {
      if (!(await deps.exists(tx, id))) throw new Failure('notFound');
      return { list: [...(await deps.people(tx, id, now))] };
    }),
  ],
});
