import type { HandoverEntry, HandoverOffer } from '#contract/passports/handover-schemas.ts';
import { handoverMachine } from '../core/machine.ts';
import { type Member, sideOf } from '../process.ts';
import type { Handover } from '../store/handovers.ts';

/** Returns an open offer as one of its two sides reads it, with what that side may do. */
export function toOffer(
  offer: Handover,
  member: Pick<Member, 'accountId' | 'email'>,
  now: Date,
): HandoverOffer {
  const side = sideOf(offer, member);
  const allowed = side === null ? [] : handoverMachine.allowedEvents(offer, { actor: [side], now });
  return {
    id: offer.id,
    version: offer.version,
    from: offer.fromName,
    to: offer.toEmail,
    pieces: offer.pieces,
    offeredAt: offer.offeredAt.toISOString(),
    expiresAt: handoverMachine.nextDeadline(offer)?.toISOString() ?? null,
    events: allowed.flatMap(({ event, allowed: isAllowed }) => (isAllowed ? [event] : [])),
  };
}

/** Returns a hand-over of the chain; its names are for its two sides and the staff. */
export function toEntry(
  { no, pieces, fromId, fromName, toId, toName, offeredAt, decidedAt }: Handover,
  reader: { readonly accountId: string | null; readonly isStaff: boolean },
): HandoverEntry {
  const isSide = reader.accountId !== null && [fromId, toId].includes(reader.accountId);
  const showsNames = reader.isStaff || isSide;
  return {
    no,
    at: (decidedAt ?? offeredAt).toISOString(),
    pieces,
    from: showsNames ? fromName : null,
    to: showsNames ? toName : null,
  };
}
