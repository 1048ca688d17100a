import type { Implementation } from '#server/kit/implement.ts';
import type { QueueSource } from '#server/operator/public.ts';
import type { OnboardingDeps } from './deps.ts';
import { onboardingCalls } from './handlers.ts';
import { settlementQueue } from './queue.ts';

export type { OnboardingDeps } from './deps.ts';
export { onboardingMessages } from './notify.ts';
export { countSettlementsDue } from './queries/count-settlements-due.ts';
export {
  type CompanyPapers,
  companyPapers,
  returnAddress,
  type SettledCompany,
  settledCompanies,
  settlementContact,
  settlementShare,
} from './queries/settled-companies.ts';
export { findSharedPapers } from './store/settlements.ts';

/** The slice's interface: its calls and its queue of work. */
export interface OnboardingSlice {
  readonly calls: readonly Implementation[];
  readonly queues: readonly QueueSource[];
}

/** Puts the slice together. */
export const onboardingSlice = (deps: OnboardingDeps): OnboardingSlice => ({
  calls: onboardingCalls(deps),
  queues: [settlementQueue],
});
