import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { findOpenApproval, lastRequester } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { RECHARGE_APPROVAL } from '../core/approval.ts';
import type { WalletDeps } from '../deps.ts';
import type { RechargeRecord } from '../store/recharges.ts';

type Deps = Pick<WalletDeps, 'isSamePerson' | 'matchedOf' | 'financeStaff'>;

/** Returns whether another person of finance than one of them may decide about a member's money. */
async function hasColleague(
  db: Db,
  deps: Deps,
  { owner, staffId }: { readonly owner: string; readonly staffId: string },
): Promise<boolean> {
  const others = (await deps.financeStaff(db)).filter(({ id }) => id !== staffId);
  for (const { id } of others) {
    if (!(await deps.isSamePerson(db, { owner, staffId: id }))) return true;
  }
  return false;
}

/**
 * Returns why the caller may not fail a recharge that waits: somebody, or a statement, says that its
 * money is there. Who said so last does not fail it: alone they could leave money here that is a
 * member's. They do where all their colleagues own it, or it would wait for ever: no money moves by it,
 * and a line of the bank that comes all the same stays open.
 */
export async function findFailBlocker(
  ctx: RequestContext,
  deps: Deps,
  { id, owner }: Pick<RechargeRecord, 'id' | 'owner'>,
): Promise<OpsRecharge['failBar']> {
  const { tx } = ctx;
  const staffId = requireStaff(ctx).accountId;
  if (await deps.isSamePerson(tx, { owner, staffId })) return 'wallet.samePerson';
  const about = { kind: RECHARGE_APPROVAL, subject: id } as const;
  if ((await findOpenApproval(tx, about)) !== null) return 'approval.open';
  if ((await deps.matchedOf(tx, { kind: 'recharge', ids: [id] })).has(id)) return 'bank.matched';
  if ((await lastRequester(tx, about)) !== staffId) return null;
  return (await hasColleague(tx, deps, { owner, staffId })) ? 'approval.samePerson' : null;
}
