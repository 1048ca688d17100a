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
import { totalOf } from './core/terms.ts';
import type { AppliedToClaim } from './process.ts';

/** The kinds of this slice's messages, without its name before them. */
export type ClaimNotificationKind =
  | ClaimMessage
  | 'apply'
  | 'write'
  | ReminderKind
  | 'rest'
  | 'restLate';

/** A message is told with its beginning only; the whole stands on the claim's page. */
const EXCERPT_CHARS = 200;

const usd = (minor: bigint): string => {
  const { amount, currency } = moneyWire({ minor, currency: 'USD' });
  return `${currency} ${amount}`;
};

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
      pieces: claim.counted?.pieces ?? claim.quantity,
      buyer: claim.buyer.name,
      seller: claim.seller.name,
      amount: usd(terms === null ? 0n : totalOf(terms)),
      paid: usd(claim.paid),
      owed: usd(claim.outstanding),
      text: text.length > EXCERPT_CHARS ? `${beginningOf(text, EXCERPT_CHARS)}…` : text,
      ...notification.parcel,
      replacement: claim.replacement?.no ?? '',
      dueAt: (notification.dueAt ?? currentWait(claim, now)?.at)?.toISOString() ?? '',
    },
    link: claimPath(card?.identity ?? side, claim.kind, claim.id),
    mail: notification.mail,
    now,
  });
}

/** Notifies a side of an event; who took it is not told of it. */
export async function notifyParty(
  { tx, now }: EventContext,
  side: Side,
  { record, step, message }: AppliedToClaim & { readonly message: string },
): Promise<void> {
  if (step.actor === side) return;
  const payload = step.payload as ClaimPayload;
  const { text, carrier, trackingNo } = payload;
  await notifySide(tx, record, side, {
    kind: message as ClaimMessage,
    text: parcelText(payload) || text,
    ...(carrier === undefined || trackingNo === undefined
      ? {}
      : { parcel: { carrier, trackingNo } }),
    mail: !('mail' in step.row),
    now,
  });
}
