/** The only door of blind samples: what the composition may use. */
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { QcOptions } from '#server/qc/public.ts';
import { judgeSample, openSample } from './commands/judge-sample.ts';
import type { ProficiencyDeps } from './deps.ts';
import { proficiencyHandlers } from './handlers.ts';
import { readRates } from './queries/read-rates.ts';

export type { ProficiencyDeps } from './deps.ts';

/** The effects of the lab's ordinary work on samples, for the slice of inspections. */
export const sampleAccess: QcOptions['samples'] = {
  rates: (tx) => readRates({ tx }),
  open: openSample,
  judge: judgeSample,
};

/** Refusals of the slice's own table: a sample that has ended. */
export const proficiencyRefusals: SqlStateFailures = { PS001: 'sample.changed' };

/** Puts the slice together. */
export const proficiencySlice = (
  deps: ProficiencyDeps,
): { readonly calls: readonly Implementation[] } => ({ calls: proficiencyHandlers(deps) });
