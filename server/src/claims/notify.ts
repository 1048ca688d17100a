import { claimPath } from '#contract/addresses.ts';
import type { ClaimMessage } from '#contract/claims/table.ts';
import { moneyWire } from '#contract/money.ts';
import { accountCard } from '#server/accounts/public.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import { beginningOf } from '#server/kit/beginning-of.ts';
import type { Tx } from '#server/kit/database/database.ts';
import type { ReminderKind } from '#server/kit/reminders.ts';
import { notify } from '#server/messages/public.ts';
import type { Claim, Side } from './core/claim.ts';
import { type ClaimPayload, currentWait, parcelText } from './core/machine.ts';
import { uncovered } from './core/money.ts';
import { goodsPieces, surplusPieces } from './core/pieces.ts';
import { totalOf } from './core/terms.ts';
import type { AppliedToClaim } from './process.ts';

/** The kinds of this slice's messages, without its name before them. */
export type ClaimNotificationKind =
  | ClaimMessage
  | 'apply'
  | 'write'
  | ReminderKind
  | 'rest'
  | 'restLate'
  | ShortKind
  | 'shipSoon'
  | 'otherShipSoon'
  | 'surplus'
  | 'loseReplacementPart';

/** Messages about terms that the seller's money does not cover. */
type ShortKind = 'agreeShort' | 'acceptOfferShort' | 'ruleShort';

const shortKinds: Partial<Record<ClaimMessage, ShortKind>> = {
  agree: 'agreeShort',
  acceptOffer: 'acceptOfferShort',
  rule: 'ruleShort',
};

/** A notification has the beginning of a message only; the whole stands on the claim's page. */
const EXCERPT_CHARS = 200;

const usd = (minor: bigint): string => {
  const { amount, currency } = moneyWire({ minor, currency: 'USD' });
  return `${currency} ${amount}`;
};

/** Returns the pieces that a message is about: all that were counted, or those of the claim alone. */
function piecesOf(claim: Claim, kind: ClaimNotificationKind): number {
  if (claim.counted === null) return claim.quantity;
  const isCount = kind === 'receive' || kind === 'recount' || kind === 'surplus';
  return isCount ? claim.counted.pieces : goodsPieces(claim);
}

/**
 * Returns the message of an event: a count with a surplus, terms in part secured, and a lost
 * replacement of which a part was refunded before, say so.
 */
function kindOf(claim: Claim, event: ClaimMessage): ClaimNotificationKind {
  const isCount = event === 'receive' || event === 'recount';
  if (isCount && surplusPieces(claim) > 0) return 'surplus';
  const isRefunded = (claim.replacement?.progress?.refunded ?? 0n) > 0n;
  if (event === 'loseReplacement' && isRefunded) return 'loseReplacementPart';
  const short = shortKinds[event];
  return short !== undefined && uncovered(claim) > 0n ? short : event;
}

/** Notifies one side of a claim, with a link to its page in that account's console. */
export async function notifySide(
  tx: Tx,
  claim: Claim,
  side: Side,
  notification: {
    readonly kind: ClaimNotificationKind;
    readonly text: string;
    /** The parcel that the message is about. */
    readonly parcel?: { readonly carrier: string; readonly trackingNo: string };
    readonly mail: boolean;
    /** Until when the side has time, where that is not what the claim says. */
    readonly dueAt?: Date;
    readonly now: Date;
  },
): Promise<void> {
  const to = claim[side].id;
  const card = (await accountCard(tx, [to])).get(to);
  const { text, now } = notification;
  const terms = notification.kind === 'offer' ? claim.offer : (claim.settlement ?? claim.claimed);
  await notify(tx, {
    to,
    kind: `claims.${notification.kind}`,
    params: {
      no: claim.no,
      order: claim.orderNo,
      mpn: claim.mpn,
      pieces: piecesOf(claim, notification.kind),
      surplus: surplusPieces(claim),
      buyer: claim.buyer.name,
      seller: claim.seller.name,
      amount: usd(terms === null ? 0n : totalOf(terms)),
      held: usd(claim.held),
      uncovered: usd(uncovered(claim)),
      paid: usd(claim.paid),
      owed: usd(claim.outstanding),
      text: text.length > EXCERPT_CHARS ? `${beginningOf(text, EXCERPT_CHARS)}…` : text,
      ...notification.parcel,
      replacement: claim.replacement?.no ?? '',
      replaced: claim.replacement?.progress?.pieces ?? 0,
      kept: claim.replacement?.progress?.acceptedPieces ?? 0,
      refunded: usd(claim.replacement?.progress?.refunded ?? 0n),
      covered: usd(claim.replacement?.progress?.covered ?? 0n),
      dueAt: (notification.dueAt ?? currentWait(claim, now)?.at)?.toISOString() ?? '',
    },
    link: claimPath(card?.identity ?? side, claim.kind, claim.id),
    mail: notification.mail,
    now,
  });
}

/** Notifies a side of an event; who took it is not notified. */
export async function notifyParty(
  { tx, now }: EventContext,
  side: Side,
  { record, step, message }: AppliedToClaim & { readonly message: string },
): Promise<void> {
  if (step.actor === side) return;
  const payload = step.payload as ClaimPayload;
  const { text, carrier, trackingNo } = payload;
  await notifySide(tx, record, side, {
    kind: kindOf(record, message as ClaimMessage),
    text: parcelText(payload) || text,
    ...(carrier === undefined || trackingNo === undefined
      ? {}
      : { parcel: { carrier, trackingNo } }),
    mail: !('mail' in step.row),
    // The claim waits for nobody any more: what is named is when the time ended.
    ...(step.event === 'expire' && { dueAt: now }),
    now,
  });
}
