/** The only door of lot passports: what the composition may use. */
import * as contract from '#contract/passports/calls.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { requireMember } from '#server/kit/request-context.ts';
import { putBackPassport, recordUse, splitPassport } from './commands/split-passport.ts';
import type { PassportsDeps } from './deps.ts';
import { findPassport } from './queries/find-passport.ts';
import { issueProof } from './queries/issue-proof.ts';
import { listPassportRows } from './queries/list-passports.ts';

export type { PassportsDeps } from './deps.ts';

/** Refusals of the slice's own tables: pieces that a passport does not have. */
export const passportRefusals: SqlStateFailures = { LP001: 'order.hasChange' };

/** Puts the slice together. */
export const passportsSlice = (
  deps: PassportsDeps,
): { readonly calls: readonly Implementation[] } => ({
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
  ],
});
