import type { Input, Output } from '#contract/call.ts';
import type { opsRechargeList, rechargeList } from '#contract/wallet/calls.ts';
import type { OpsRecharge, Recharge } from '#contract/wallet/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import type { WalletDeps } from '../deps.ts';
import { findRecharge, listRecharges } from '../store/recharges.ts';
import { toOpsRechargeViews, toRechargeView } from '../views.ts';
import { toNumberFilter } from './to-number-filter.ts';

/** Returns a page of the reader's recharges. */
export async function listOwnRecharges(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof rechargeList>,
): Promise<Output<typeof rechargeList>> {
  const page = await listRecharges(ctx.tx, { ...input, owner: requireMember(ctx).accountId });
  const link = (url: string) => deps.proofs.link(url, ctx.now);
  return { total: page.total, list: page.list.map((stored) => toRechargeView(stored, link)) };
}

/** Returns a recharge of the reader's. */
export async function getOwnRecharge(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<Recharge> {
  const stored = await findRecharge(ctx.tx, id);
  if (stored === null || stored.owner !== requireMember(ctx).accountId)
    throw new Failure('notFound');
  return toRechargeView(stored, (url) => deps.proofs.link(url, ctx.now));
}

/** Returns a page of all recharges, for finance. */
export async function listAllRecharges(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof opsRechargeList>,
): Promise<Output<typeof opsRechargeList>> {
  const page = await listRecharges(ctx.tx, {
    ...input,
    refs: await findClaimed(ctx, 'recharge', input.claimed),
    find: toNumberFilter(input.find),
    owner: null,
  });
  const list = await toOpsRechargeViews(ctx, deps, page.list);
  return { total: page.total, list };
}

/** Returns a recharge, for finance. */
export async function getRecharge(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<OpsRecharge> {
  const stored = await findRecharge(ctx.tx, id);
  if (stored === null) throw new Failure('notFound');
  const [shown] = await toOpsRechargeViews(ctx, deps, [stored]);
  if (shown === undefined) throw new Error('one recharge answers one');
  return shown;
}
