import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { findOpenApproval, lastRequester } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { RECHARGE_APPROVAL } from '../core/approval.ts';
import type { WalletDeps } from '../deps.ts';
import type { RechargeRecord } from '../store/recharges.ts';

/**
 * Returns why the caller may not fail a recharge that waits: somebody, or a statement, says that its
 * money is there. Who said so last does not fail it: alone they could leave money here that is a
 * member's.
 */
export async function findFailBar(
  ctx: RequestContext,
  deps: Pick<WalletDeps, 'isSamePerson' | 'matchedOf'>,
  { id, owner }: Pick<RechargeRecord, 'id' | 'owner'>,
): Promise<OpsRecharge['failBar']> {
  const { tx } = ctx;
  const staffId = requireStaff(ctx).accountId;
  if (await deps.isSamePerson(tx, { owner, staffId })) return 'wallet.samePerson';
  const about = { kind: RECHARGE_APPROVAL, subject: id } as const;
  if ((await findOpenApproval(tx, about)) !== null) return 'approval.open';
  if ((await deps.matchedOf(tx, { kind: 'recharge', ids: [id] })).has(id)) return 'bank.matched';
  return (await lastRequester(tx, about)) === staffId ? 'approval.samePerson' : null;
}
