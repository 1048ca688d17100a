import type { Input } from '#contract/call.ts';
import type { claimApply } from '#contract/claims/calls.ts';
import { attachFiles } from '#server/files/public.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { lockDeliveredOrder } from '#server/orders/public.ts';
import type { Claim } from '../core/claim.ts';
import { termsOf, violationOf, warrantyUntil } from '../core/terms.ts';
import { notifySide } from '../notify.ts';
import { heldPieces, insertClaim, openLine } from '../store/claims.ts';
import { insertEntry } from '../store/entries.ts';

type Applied = Input<typeof claimApply>;

/**
 * Makes a claim on a line of the caller's own completed order. Fails with notFound, claim.overdue
 * after the warranty, claim.quantity above what is left, claim.terms where the terms cannot be.
 */
export async function applyForClaim(ctx: CommandContext, input: Applied): Promise<string> {
  const { tx, now } = ctx;
  const { accountId } = requireMember(ctx);
  const order = await lockDeliveredOrder(tx, input.orderId);
  const line = order?.lines.find(({ lineId }) => lineId === input.lineId);
  if (!order || !line || order.buyer.id !== accountId) throw new Failure('notFound');
  const until = warrantyUntil(order.completedAt, line.warrantyDays);
  if (now.getTime() > until.getTime()) throw new Failure('claim.overdue');
  const held = (await heldPieces(tx, [line.lineId])).get(line.lineId) ?? 0;
  const left = line.delivered - held;
  if (input.quantity > left) throw new Failure('claim.quantity', { left }, 'quantity');
  const claimed = termsOf({ ...line, quantity: input.quantity }, input);
  const violation = violationOf({ ...line, quantity: input.quantity }, claimed);
  if (violation !== null) {
    throw new Failure('claim.terms', { most: violation.most.toString() }, violation.field);
  }
  const claim: Claim = {
    id: newId(),
    no: await nextNumber(tx, 'AS', now),
    kind: order.kind,
    orderId: order.id,
    orderNo: order.no,
    lineId: line.lineId,
    mpn: line.mpn,
    manufacturer: line.manufacturer,
    unitPrice: line.unitPrice,
    delivered: line.delivered,
    cut: line.cut,
    buyer: { id: order.buyer.id, name: order.buyer.name },
    seller: { id: order.seller.id, name: order.seller.name },
    state: 'applied',
    version: 1,
    appliedAt: now,
    since: now,
    warrantyUntil: until,
    reason: input.reason,
    quantity: input.quantity,
    claimed,
    text: input.text,
    refusal: '',
    offer: null,
    settlement: null,
    held: 0n,
    paid: 0n,
    outstanding: 0n,
    restPaidAt: null,
    back: null,
    counted: null,
    forwarded: null,
    quarantinedAt: null,
    surplusReturned: null,
    replacement: null,
    replacementEnding: null,
    funds: null,
  };
  await openLine(tx, line);
  await insertClaim(tx, claim);
  await insertFirstEntry(ctx, claim, input.files);
  await notifySide(tx, claim, 'seller', { kind: 'apply', text: input.text, mail: true, now });
  return claim.id;
}

/** Writes the claim's first entry; its evidence is opened to both parties. */
async function insertFirstEntry(
  { tx, now }: CommandContext,
  claim: Claim,
  urls: readonly string[],
): Promise<void> {
  const { buyer, seller } = claim;
  const readers = [buyer.id, seller.id];
  const files = await attachFiles(tx, { urls, owner: buyer.id, readers });
  await insertEntry(tx, {
    id: newId(),
    claimId: claim.id,
    recordedAt: now,
    event: 'apply',
    from: null,
    to: 'applied',
    by: 'buyer',
    byId: buyer.id,
    name: buyer.name,
    text: claim.text,
    facts: {},
    files: files.map(({ url, name, bytes }) => ({ url, name, bytes })),
    terms: claim.claimed,
  });
}
