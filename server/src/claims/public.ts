/** The one door of after-sale claims: what the composition and other slices may use. */
import type { Language } from '#contract/option-schemas.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { QueueSource } from '#server/operator/public.ts';
import type { ClaimsDeps } from './deps.ts';
import { claimHandlers } from './handlers.ts';
import { claimCron, claimJobs } from './jobs.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type ClaimSentences, zh } from './locales/zh.ts';
import { claimQueues } from './queues.ts';

export { rulingApproval } from './commands/propose-ruling.ts';
export { sweepClaims } from './commands/sweep-claims.ts';
export type { ClaimsDeps } from './deps.ts';
export {
  countCarrierClaims,
  countClaimsDue,
  countClaimsFollow,
  countClaimsToSend,
} from './queries/count-claims-due.ts';
export { type Compensation, findCompensation } from './queries/find-compensation.ts';
export {
  buyerOfClaim,
  findScannedClaim,
  findScannedClaims,
} from './queries/find-scanned-claim.ts';
export { listClaimsForExport } from './queries/list-my-claims.ts';
export { type ClaimFile, readClaimRecords } from './queries/read-claim-records.ts';
export {
  claimsWithHeldMoney as claimsSetAside,
  hasOpenClaims,
  isPartyOfOpenClaim,
  openClaims,
  ordersOfClaims,
} from './store/claims.ts';

/** The sentences of messages about claims. */
export const claimMessages: Readonly<Record<Language, ClaimSentences>> = { zh, en, es, fr, ru };

/** Refusals of the slice's own tables: a claim moved on meanwhile. */
export const claimRefusals: SqlStateFailures = { CL001: 'claim.changed' };

/** The calls, jobs and queues of the slice. */
export interface ClaimsSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly queues: readonly QueueSource[];
}

/** Puts the slice together. */
export const claimsSlice = (deps: ClaimsDeps): ClaimsSlice => ({
  calls: claimHandlers(deps),
  jobs: claimJobs,
  cron: claimCron,
  queues: claimQueues,
});
