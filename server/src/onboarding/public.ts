import type { Implementation } from '#server/kit/implement.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { onboardingCalls } from './calls.ts';
import type { OnboardingDeps } from './deps.ts';
import { settlementQueue } from './work.ts';

export type { OnboardingDeps } from './deps.ts';
export { onboardingMessages } from './notify.ts';
export {
  type CompanyPapers,
  companyPapers,
  returnAddress,
  type SettledCompany,
  settledCompanies,
  settlementContact,
  settlementShare,
} from './settled.ts';
export { findSharedPapers } from './store.ts';

/** What the slice gives to the program: its calls, its queue of work and its search for staff. */
export interface OnboardingSlice {
  readonly calls: readonly Implementation[];
  readonly queues: readonly QueueSource[];
}

/** Puts the slice together. */
export const onboardingSlice = (deps: OnboardingDeps): OnboardingSlice => ({
  calls: onboardingCalls(deps),
  queues: [settlementQueue],
});
