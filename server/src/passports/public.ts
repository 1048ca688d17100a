/** The only door of lot passports: what the composition may use. */

import type { Language } from '#contract/option-schemas.ts';
import * as contract from '#contract/passports/calls.ts';
import * as handover from '#contract/passports/handover-calls.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { requireMember } from '#server/kit/request-context.ts';
import { acceptPassport } from './commands/accept-passport.ts';
import { offerPassport } from './commands/offer-passport.ts';
import { putBackPassport, recordUse, splitPassport } from './commands/split-passport.ts';
import type { PassportsDeps } from './deps.ts';
import { cron, jobsOf } from './jobs.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type PassportSentences, zh } from './locales/zh.ts';
import { applyHandoverEvent } from './process.ts';
import { findPassport } from './queries/find-passport.ts';
import { issueProof } from './queries/issue-proof.ts';
import { listCallersOffers } from './queries/list-callers-offers.ts';
import { listPassportRows } from './queries/list-passport-rows.ts';

export type { PassportsDeps } from './deps.ts';

/** The sentences of messages about hand-overs. */
export const passportMessages: Readonly<Record<Language, PassportSentences>> = {
  zh,
  en,
  es,
  fr,
  ru,
};

/** Refusals of the slice's own tables: pieces that a passport does not have. */
export const passportRefusals: SqlStateFailures = { LP001: 'order.hasChange' };

/** Puts the slice together. */
export const passportsSlice = (
  deps: PassportsDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({
  jobs: jobsOf(deps),
  cron,
  calls: [
    implement(contract.passportOne, (ctx, input) => findPassport(ctx, deps, input)),
    implement(contract.passportProof, (ctx, input) => issueProof(ctx, deps, input)),
    implement(contract.passportList, (ctx, input) =>
      listPassportRows(ctx, deps, { ...input, holderId: requireMember(ctx).accountId }),
    ),
    implement(contract.opsPassportList, (ctx, input) =>
      listPassportRows(ctx, deps, { ...input, holderId: null }),
    ),
    implement(contract.splitPassport, (ctx, input) => splitPassport(ctx, deps, input)),
    implement(contract.putBackPassport, (ctx, input) => putBackPassport(ctx, deps, input)),
    implement(contract.recordPassportUse, (ctx, input) => recordUse(ctx, deps, input)),
    implement(handover.offerPassport, (ctx, input) => offerPassport(ctx, deps, input)),
    implement(handover.acceptPassport, (ctx, input) => acceptPassport(ctx, deps, input)),
    implement(handover.declinePassport, (ctx, input) =>
      applyHandoverEvent(ctx, deps, { ...input, event: 'decline' }),
    ),
    implement(handover.withdrawPassport, (ctx, input) =>
      applyHandoverEvent(ctx, deps, { ...input, event: 'withdraw' }),
    ),
    implement(handover.passportOffers, (ctx) => listCallersOffers(ctx, deps)),
  ],
});
