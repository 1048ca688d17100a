import { z } from 'zod';
import { OpenApproval } from '../approvals/schemas.ts';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { itemKinds, matchReasons } from './constants.ts';
import { lineStates } from './machine.ts';
import { paymentReturnStates } from './return-machine.ts';

/** A day, `2026-11-21`. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'date');

export const ItemKind = z.enum(itemKinds);

export type ItemKind = z.infer<typeof ItemKind>;

/** A record that waits for its line, or is booked and has none yet. */
export const BankItem = z.object({
  kind: ItemKind,
  id: Id,
  no: z.string(),
  ownerName: z.string(),
  /** With a sign, as the bank's account moves. */
  amount: MoneyWire,
  on: Day,
  /** It is booked already; a match books nothing more. */
  booked: z.boolean(),
  /** The page on which finance works on it. */
  link: z.string(),
});

export type BankItem = z.infer<typeof BankItem>;

export const MatchReason = z.enum(matchReasons);

export type MatchReason = z.infer<typeof MatchReason>;

/** The proposal of the matcher for lines of a statement. */
export const Suggestion = z.object({
  lines: z.array(
    z.object({
      id: Id,
      version: z.number().int(),
      bookedOn: Day,
      seq: z.number().int(),
      amount: MoneyWire,
    }),
  ),
  items: z.array(BankItem),
  charge: MoneyWire,
  reasons: z.array(MatchReason),
  /** The matcher is certain: it may be booked with all others that are. */
  certain: z.boolean(),
  thirdParty: z.boolean(),
  /** A second person approves it before anything is booked. */
  needsSecond: z.boolean(),
});

export type Suggestion = z.infer<typeof Suggestion>;

const HistoryEntry = z.object({
  at: Instant,
  event: z.string(),
  name: z.string(),
  note: z.string(),
});

/** A payment that goes back to its sender. */
export const PaymentReturn = z.object({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: z.enum(paymentReturnStates),
  amount: MoneyWire,
  payerName: z.string(),
  payerAccount: z.string(),
  bankCode: z.string(),
  reason: z.string(),
  /** The record that it was meant for, and its owner; empty where nobody is known. */
  itemNo: z.string(),
  memberName: z.string(),
  requestedBy: z.string(),
  approvedBy: z.string(),
  /** Why the bank sent it back; empty where it did not. */
  bankReason: z.string(),
  /** Whether it waits in a file that is not released. */
  inFile: z.boolean(),
  dueAt: Instant.nullable(),
  /** A request to send it again, or to record that the bank never paid it. */
  approval: OpenApproval.extend({
    what: z.enum(['resend', 'unpaid']),
    reason: z.string(),
  }).nullable(),
  /** The note of a checker who sent such a request back; empty where none did. */
  sentBack: z.string(),
  /** Events that the reader may take now. */
  events: z.array(z.enum(['resend', 'proposeUnpaid', 'cancel'])),
  history: z.array(HistoryEntry),
});

export type PaymentReturn = z.infer<typeof PaymentReturn>;

/** A line of a statement. */
export const BankLine = z.object({
  id: Id,
  version: z.number().int(),
  seq: z.number().int(),
  state: z.enum(lineStates),
  bookedOn: Day,
  valueOn: Day,
  amount: MoneyWire,
  name: z.string(),
  counterAccount: z.string(),
  reference: z.string(),
  bankReference: z.string(),
  /** Its place among equal lines of its day, and how many there are. */
  twin: z.number().int(),
  twins: z.number().int(),
  assignedTo: z.string(),
  assignedUntil: Day.nullable(),
  note: z.string(),
  suggestion: Suggestion.nullable(),
  /** How it was matched; null while it is open. */
  match: z
    .object({
      method: z.enum(['rule', 'person']),
      reasons: z.array(MatchReason),
      items: z.array(
        z.object({
          kind: ItemKind,
          id: Id,
          no: z.string(),
          booked: z.boolean(),
          link: z.string(),
        }),
      ),
      charge: MoneyWire,
      lines: z.number().int(),
      madeBy: z.string(),
      approvedBy: z.string(),
      at: Instant,
      note: z.string(),
    })
    .nullable(),
  /** A match that waits for its second person. */
  approval: OpenApproval.extend({
    /** A match, or a return of the payment to its sender. */
    kind: z.enum(['match', 'return']),
    reason: z.string(),
    items: z.array(z.string()),
    charge: MoneyWire,
    /** The SWIFT or CNAPS code that was typed for a return; empty else. */
    bankCode: z.string(),
  }).nullable(),
  /** How its payment may go back to the sender; null where it did not come in. */
  origin: z
    .object({
      /** Empty where the statement does not name it: then nothing goes back. */
      account: z.string(),
      /** In CNY, or where the account is no IBAN: the payer's bank has to be said. */
      needsBankCode: z.boolean(),
      /** The note of a checker who sent the last request back, or refused it; empty where none did. */
      sentBack: z.string(),
    })
    .nullable(),
  /** The way of its payment back to the sender; null where it stays. */
  return: PaymentReturn.nullable(),
  history: z.array(HistoryEntry),
});

export type BankLine = z.infer<typeof BankLine>;
