import type { ClaimEvent } from '#contract/claims/table.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import { theClock } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { refuseOwnOrder } from '#server/orders/public.ts';
import { type ClaimPayload, claimMachine } from '../core/machine.ts';
import { type StatedTerms, termsOf, violationOf } from '../core/terms.ts';
import { applyClaimEvent, claimProcess } from '../process.ts';
import { findClaim } from '../store/claims.ts';
import { partiesOf } from './propose-ruling.ts';

/** An event on the claim and version that the caller saw. */
export interface Target {
  readonly id: string;
  readonly version: number;
}

/** A target with what the event carries. */
export type TargetWithPayload = Target & { readonly payload: ClaimPayload };

/** Takes an event as the buyer or the seller; a ruling that was proposed before is void. */
export async function applyAsParty(
  ctx: CommandContext,
  event: ClaimEvent,
  { id, version, payload }: TargetWithPayload,
): Promise<void> {
  const { accountId } = requireMember(ctx);
  const actor = { as: 'party', accountId, name: '' } as const;
  await applyClaimEvent(ctx, { id, version, event, actor, payload });
  await voidApprovals(ctx, id);
}

/**
 * Takes an event as the warehouse; it voids a ruling that was proposed without it. What the dock
 * records moves money: a party of the claim among the staff fails with order.own.
 */
export async function applyAsWarehouse(
  ctx: CommandContext,
  event: ClaimEvent,
  { id, version, payload }: TargetWithPayload,
): Promise<void> {
  const { accountId, name } = requireStaff(ctx);
  const claim = await findClaim(ctx.tx, id);
  if (claim === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx.tx, partiesOf(claim), accountId);
  const actor = { as: 'warehouse', accountId, name } as const;
  await applyClaimEvent(ctx, { id, version, event, actor, payload });
  await voidApprovals(ctx, id);
  await settleCounted(ctx, id);
}

/** Takes what the clock owes a claim whose goods were counted in full, at once. */
async function settleCounted({ tx, now }: CommandContext, id: string): Promise<void> {
  const claim = await claimProcess.store.lock(tx, id);
  const event = claim && claimMachine.dueEvent(claim, now);
  if (event !== 'refund' && event !== 'replace') return;
  const actor = { as: 'clock', ...theClock } as const;
  const payload = { text: '' };
  await applyClaimEvent({ tx, now }, { id, version: null, event, actor, payload });
}

/** Offers other terms. Fails with claim.terms where they cannot be. */
export async function offerTerms(
  ctx: CommandContext,
  { id, version, text, ...stated }: Target & StatedTerms & { readonly text: string },
): Promise<void> {
  const claim = await findClaim(ctx.tx, id);
  if (claim === null) throw new Failure('notFound');
  const terms = termsOf(claim, stated);
  const violation = violationOf(claim, terms);
  if (violation !== null) {
    throw new Failure('claim.terms', { most: violation.most.toString() }, violation.field);
  }
  await applyAsParty(ctx, 'offer', { id, version, payload: { text, terms } });
}
