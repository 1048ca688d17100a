import { type NonconformityRow, nonconformityTable } from '#contract/qc/nonconformity-machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import type { PlanRow } from './inspection.ts';

/** The machine of non-conformity records. */
export const nonconformityMachine = defineMachine(
  (_: { readonly state: NonconformityRow['from'] | NonconformityRow['to'] }) =>
    nonconformityTable as readonly NonconformityRow[],
  { guards: {}, moments: {} },
);

/** Returns the tests of a plan that found a lot bad, with their figures. */
export const findingsOf = (plan: readonly PlanRow[]) =>
  plan.flatMap(({ test, result }) =>
    result?.outcome === 'fail' || result?.outcome === 'suspect'
      ? [{ test, sampled: result.sampled, failed: result.failed }]
      : [],
  );
