import type { Input, Output } from '#contract/call.ts';
import type { cashList, opsWithdrawalList } from '#contract/wallet/withdrawal-calls.ts';
import type { OpsWithdrawal, Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import type { WalletDeps } from '../deps.ts';
import { findWithdrawal, listWithdrawals } from '../store/withdrawals.ts';
import { toOpsWithdrawalViews, toWithdrawalViews } from '../withdrawal-views.ts';
import { returnRequests } from './list-open-withdrawals.ts';

/** Returns a page of the reader's withdrawals. */
export async function listOwnWithdrawals(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof cashList>,
): Promise<Output<typeof cashList>> {
  const page = await listWithdrawals(ctx.tx, { ...input, owner: requireMember(ctx).accountId });
  return { total: page.total, list: await toWithdrawalViews(ctx, deps, page.list, 'owner') };
}

/** Returns a withdrawal of the reader's. Fails with notFound. */
export async function getOwnWithdrawal(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<Withdrawal> {
  const found = await findWithdrawal(ctx.tx, id);
  if (found === null || found.owner !== requireMember(ctx).accountId) throw new Failure('notFound');
  const [view] = await toWithdrawalViews(ctx, deps, [found], 'owner');
  if (view === undefined) throw new Error('one withdrawal has one view');
  return view;
}

/** Returns a page of all withdrawals, for finance; without their checks. */
export async function listAllWithdrawals(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof opsWithdrawalList>,
): Promise<Output<typeof opsWithdrawalList>> {
  const refs = await findClaimed(ctx, 'withdrawal', input.claimed);
  const idsWithRequest = [...(await returnRequests(ctx.tx)).keys()];
  const page = await listWithdrawals(ctx.tx, { ...input, refs, idsWithRequest, owner: null });
  return { total: page.total, list: await toOpsWithdrawalViews(ctx, deps, page.list) };
}

/** Returns a withdrawal with its checks, for finance. Fails with notFound. */
export async function getWithdrawal(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<OpsWithdrawal> {
  const found = await findWithdrawal(ctx.tx, id);
  if (found === null) throw new Failure('notFound');
  const [view] = await toOpsWithdrawalViews(ctx, deps, [found]);
  if (view === undefined) throw new Error('one withdrawal has one view');
  return view;
}
