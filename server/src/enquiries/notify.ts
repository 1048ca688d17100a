import type { EnquiryType } from '#contract/enquiries/table.ts';
import type { Tx } from '#server/kit/database/database.ts';
import {
  claimMails,
  forgetMails,
  type Notification,
  notify,
  notifyAll,
  notifyAndMailHourly,
} from '#server/messages/public.ts';
import type { EnquiryMessage } from './notification-texts.ts';

type EnquiryTelling = Notification & { readonly kind: EnquiryMessage };

/** Sends one of the enquiries' messages, so that no kind without words is ever sent. */
export const notifyOfEnquiry = (tx: Tx, telling: EnquiryTelling) => notify(tx, telling);

/** Tells many of them by one statement. */
export const notifyAllOfEnquiries = (tx: Tx, tellings: readonly EnquiryTelling[]) =>
  notifyAll(tx, tellings);

/**
 * Tells accounts of a request or an enquiry by messages of one kind. Each is mailed where no such
 * mail went out within the last hour: what is changed back and forth fills nobody's mailbox.
 */
export const notifyWithFewMails = (
  tx: Tx,
  record: string,
  tellings: readonly Omit<EnquiryTelling, 'mail'>[],
) => notifyAndMailHourly(tx, record, tellings);

interface FirstQuotes {
  readonly seller: string;
  /** The enquiries that they are for, locked. */
  readonly enquiries: readonly string[];
  readonly now: Date;
}

/**
 * Returns the enquiries whose buyers got no mail about first quotes of a seller within the last hour;
 * they count as mailed now. Whoever quotes line by line sends one, and other sellers theirs.
 */
export async function claimQuoteMails(
  tx: Tx,
  { seller, enquiries, now }: FirstQuotes,
): Promise<ReadonlySet<string>> {
  const kind: EnquiryMessage = 'enquiries.quoted';
  const mailed = new Set<string>();
  for (const record of enquiries) {
    if ((await claimMails(tx, { record, kind, accounts: [seller], now })).size > 0) {
      mailed.add(record);
    }
  }
  return mailed;
}

/** A seller has dealt with a counter-offer: the buyer's next one is mailed, however soon it comes. */
export const allowNextCounterMail = (tx: Tx, request: string) =>
  forgetMails(tx, request, ['enquiries.countered'] satisfies EnquiryMessage[]);

/** A buyer has named a new price: the seller's next answer to it is mailed, however soon it comes. */
export const allowNextReplyMail = (tx: Tx, request: string) =>
  forgetMails(tx, request, [
    'enquiries.revised',
    'enquiries.counterAccepted',
  ] satisfies EnquiryMessage[]);

interface EnquiryReach {
  /** Lines that reach a seller, and the first part number of them. */
  readonly reaching: ReadonlyMap<string, { readonly count: number; readonly model: string }>;
  readonly type: EnquiryType;
  readonly urgent: boolean;
  readonly no: string;
  readonly now: Date;
}

/** Tells sellers what they are asked for: once for an enquiry, however many lines it has. */
export async function notifySellers(
  tx: Tx,
  { reaching, type, urgent, no, now }: EnquiryReach,
): Promise<void> {
  await notifyAllOfEnquiries(
    tx,
    [...reaching].map(([seller, { count, model }]) => ({
      to: seller,
      kind: urgent ? 'enquiries.askedUrgent' : 'enquiries.asked',
      params: { no, count, model },
      link: `/quote/${type}`,
      mail: urgent,
      now,
    })),
  );
}

/** The page of an enquiry for its buyer. */
export const enquiryLink = (id: string): string => `/inquiry-details?id=${id}`;
/** The page of a request for its seller. */
export const requestLink = (id: string): string => `/quote-detail/${id}`;
/** The seller's list of closed requests: those that it never quoted have one of their own. */
export const endedLink = (
  type: EnquiryType,
  closed: readonly { readonly quoteVersion: number }[],
): string =>
  closed.every((request) => request.quoteVersion === 0)
    ? `/ended-quote/${type}`
    : `/completed-quote/${type}`;
