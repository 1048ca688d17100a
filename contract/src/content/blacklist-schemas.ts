import { z } from 'zod';
import { Id, Instant, Mpn, needed, Quantity } from '../fields.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { orderStates } from '../orders/table.ts';
import { eventsOf } from '../state-machine.ts';
import { blacklistStates, blacklistTable } from './table.ts';

/** A published test report: its number, and the code that opens it at /v/{code}. */
export const ReportLink = z.object({ no: z.string(), code: z.string() });

/** A confirmed entry of the quarantine register, by its lot. */
const RegisterEntry = z.object({ id: Id, lotNo: z.string() });

export type ReportLink = z.infer<typeof ReportLink>;

/** A supplier on the public blacklist, with the deal that put it there (section 3). */
export const BlacklistRow = z.object({
  id: Id,
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  /** The outcome of the deal, in the reader's language. */
  outcome: z.string(),
  resolvedAt: Instant,
  report: ReportLink.nullable(),
});

export type BlacklistRow = z.infer<typeof BlacklistRow>;

/**
 * An open entry as the seller's own page shows it. While it is being decided on, it says no more
 * than until when the seller may answer; once listed, what happened and what the seller replied.
 */
export const SellerEntry = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('pending'), replyDueAt: Instant }),
  z.object({
    stage: z.literal('listed'),
    mpn: z.string(),
    manufacturer: z.string(),
    quantity: z.number().int(),
    outcome: z.string(),
    reply: z.string().nullable(),
    /** It appealed and nobody has decided on it yet. */
    appealed: z.boolean(),
    report: ReportLink.nullable(),
    publishedAt: Instant,
    /** The last day of the entry, `2028-11-21` in GMT+8. */
    endsOn: z.string(),
  }),
]);

export type SellerEntry = z.infer<typeof SellerEntry>;

/** The same sentence in the five languages. */
export const FiveTexts = z.object({
  zh: needed(400),
  en: needed(400),
  es: needed(400),
  fr: needed(400),
  ru: needed(400),
});

export type FiveTexts = z.infer<typeof FiveTexts>;

const DayText = z.iso.date('invalid');

/** The draft of a blacklist entry about a supplier, as the desk writes it. */
export const BlacklistDraft = z.object({
  /** The order's line that it is about; absent for a deal outside of the platform. */
  lineId: Id.nullable().default(null),
  /** The confirmed entry of the register by which the line is proposed. */
  quarantineId: Id.optional(),
  mpn: Mpn,
  manufacturer: needed(80),
  quantity: Quantity,
  supplier: needed(120),
  outcome: FiveTexts,
  resolvedOn: DayText,
  endsOn: DayText,
});

export type BlacklistDraft = z.infer<typeof BlacklistDraft>;

/** An entry by its record and the goods that it is about. */
const EntryFrame = z.object({
  id: Id,
  version: z.number().int(),
  state: z.enum(blacklistStates),
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
});

export const BlacklistEntry = EntryFrame.extend({
  supplier: z.string(),
  /** The supplier has an account, where it reads its notice. */
  onPlatform: z.boolean(),
  outcome: FiveTexts,
  report: ReportLink.nullable(),
  /** The entry of the quarantine register that is its evidence. */
  register: RegisterEntry.nullable(),
  resolvedAt: Instant,
  endsOn: z.string(),
  proposedBy: z.string(),
  proposedAt: Instant,
  noticedAt: Instant.nullable(),
  replyDueAt: Instant.nullable(),
  reply: z.string().nullable(),
  replyAt: Instant.nullable(),
  publishedBy: z.string().nullable(),
  publishedAt: Instant.nullable(),
  appeal: z.string().nullable(),
  appealAt: Instant.nullable(),
  appealAnswer: z.string().nullable(),
  endedAt: Instant.nullable(),
  endReason: z.string().nullable(),
  /** The reader is the supplier or the buyer of the order: another person of the desk takes the steps. */
  staffIsParty: z.boolean(),
  /** Its last day is over, and it was not published: it can only be dropped. */
  isOver: z.boolean(),
  /** The events that the reader may take now; a page shows these and nothing else. */
  allowedEvents: z.array(z.enum(eventsOf(blacklistTable))),
});

export type BlacklistEntry = z.infer<typeof BlacklistEntry>;

/**
 * Lines that ended badly, or with a lot confirmed counterfeit, and are on no entry yet. The reader is
 * no party of them.
 */
export const BlacklistCandidate = z.object({
  lineId: Id,
  orderId: Id,
  orderNo: z.string(),
  state: z.enum(orderStates),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  at: Instant,
  verdict: Verdict,
  report: ReportLink.nullable(),
  register: RegisterEntry.nullable(),
});

export type BlacklistCandidate = z.infer<typeof BlacklistCandidate>;

/** How the blacklist stands to one entry of the quarantine register. */
export const RegisterProposal = z.object({
  /** The line to propose; null where one is proposed already, and before the lot is confirmed. */
  candidate: BlacklistCandidate.nullable(),
  /** The entry that stands about the line, else the last one that was dropped. */
  entry: z.object({ id: Id, state: z.enum(blacklistStates) }).nullable(),
});

export type RegisterProposal = z.infer<typeof RegisterProposal>;

/** An entry as the supplier sees it that it is about; nothing of the desk's own work. */
export const BlacklistNotice = EntryFrame.extend({
  outcome: z.string(),
  report: ReportLink.nullable(),
  endsOn: z.string(),
  noticedAt: Instant,
  replyDueAt: Instant,
  reply: z.string().nullable(),
  publishedAt: Instant.nullable(),
  appeal: z.string().nullable(),
  appealAnswer: z.string().nullable(),
  endedAt: Instant.nullable(),
  allowedEvents: z.array(z.enum(['reply', 'appeal'])),
});

export type BlacklistNotice = z.infer<typeof BlacklistNotice>;
