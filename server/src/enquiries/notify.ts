import type { EnquiryType } from '#contract/enquiries/table.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { type Notification, notify, notifyAll } from '#server/messages/public.ts';
import type { EnquiryMessage } from './notification-texts.ts';
import { claimMails, forgetMails } from './store/mailed.ts';

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
export async function notifyWithFewMails(
  tx: Tx,
  record: string,
  tellings: readonly Omit<EnquiryTelling, 'mail'>[],
): Promise<void> {
  const [first] = tellings;
  if (first === undefined) return;
  const accounts = tellings.map(({ to }) => to);
  const { kind, now } = first;
  const mailed = await claimMails(tx, { record, kind, accounts, now });
  await notifyAllOfEnquiries(
    tx,
    tellings.map((telling) => ({ ...telling, mail: mailed.has(telling.to) })),
  );
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
