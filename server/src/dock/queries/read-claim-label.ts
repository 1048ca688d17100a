import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { buyerOfClaim } from '#server/claims/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import type { DockDeps } from '../deps.ts';
import { labelAddress } from '../label-code.ts';

/** Returns the label of a claim's parcel; for all but its buyer there is none. */
export async function readClaimLabel(
  ctx: QueryContext,
  deps: DockDeps,
  { id }: Input<typeof contract.claimLabel>,
): Promise<HandlerOutput<typeof contract.claimLabel>> {
  const { accountId } = requireMember(ctx);
  const claim = await buyerOfClaim(ctx.tx, id);
  if (claim?.buyerId !== accountId) throw new Failure('notFound');
  return { no: claim.no, url: labelAddress(claim.no, deps) };
}
