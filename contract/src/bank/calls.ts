import { z } from 'zod';
import { ApprovalEvent } from '../approvals/calls.ts';
import { command, query } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { Currency, MoneyWire } from '../money.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';
import { lineStates } from './machine.ts';
import { paymentReturnStates } from './return-machine.ts';

const finance = permissions.bank;

/** A statement's file has at most so many bytes, and so many lines. */
export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;
export const STATEMENT_MAX_LINES = 20_000;
/** Base64 takes four characters for three bytes. */
const CONTENT_MAX = Math.ceil((STATEMENT_MAX_BYTES * 4) / 3) + 4;
const BODY_KB = Math.ceil(CONTENT_MAX / 1024) + 16;

export const statementFormats = ['csv', 'mt940', 'camt053'] as const;
export const StatementFormat = z.enum(statementFormats);
export type StatementFormat = z.infer<typeof StatementFormat>;

/** Columns of a CSV file that a statement is read from. */
export const csvFields = [
  'bookedOn',
  'valueOn',
  'amount',
  'debit',
  'credit',
  'balance',
  'name',
  'counterAccount',
  'reference',
  'bankReference',
] as const;
export type CsvField = (typeof csvFields)[number];

/** For each field the number of its column, counted from 0. */
export const CsvColumns = z.partialRecord(z.enum(csvFields), z.number().int().min(0).max(99));
export type CsvColumns = z.infer<typeof CsvColumns>;

/** A day, `2026-11-21`. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'date');
/** A balance as typed; it may be below zero. */
const BalanceText = z
  .string()
  .trim()
  .regex(/^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/, 'amount');

const File = z.object({
  fileName: needed(200),
  /** The file's bytes in base64. */
  content: z.string().min(1, 'file').max(CONTENT_MAX, 'file'),
});

/** Reads the head of a CSV file: its columns, some rows, and what the columns seem to be. */
export const opsBankColumns = query({
  path: '/ops/bank/columns',
  callers: finance,
  bodyKb: BODY_KB,
  input: File,
  output: z.object({
    /** null where the file is no CSV and needs no columns. */
    columns: z
      .object({
        heads: z.array(z.string()),
        rows: z.array(z.array(z.string())),
        guess: CsvColumns,
      })
      .nullable(),
  }),
  failures: ['bank.unreadable'],
});

/** Each says the line or entry of the file and what stands there. */
const importFails = [
  'bank.unreadable',
  'bank.truncated',
  'bank.balance',
  'bank.columns',
  'bank.otherAccount',
  'bank.overlap',
  'bank.tooMany',
] as const;

/**
 * Imports a file of bank statements: camt.053 (.001.02 to .08), MT940, or CSV with its columns.
 * Lines that an earlier import brought are not added again; a file imported twice changes nothing.
 */
export const opsBankImport = command({
  path: '/ops/bank/import',
  callers: finance,
  bodyKb: BODY_KB,
  input: File.extend({
    /** A CSV file does not say these itself. */
    csv: z
      .object({
        currency: Currency,
        columns: CsvColumns,
        /** Needed where no column has the balance. */
        opening: BalanceText.optional(),
        closing: BalanceText.optional(),
      })
      .optional(),
  }),
  output: z.object({
    /** The newest of the file's statements; the one that was there where nothing was added. */
    id: Id,
    added: z.number().int(),
    known: z.number().int(),
    statements: z.number().int(),
  }),
  failures: importFails,
});

/** A statement in a list. */
export const Statement = z.object({
  id: Id,
  currency: Currency,
  account: z.string(),
  format: StatementFormat,
  fileName: z.string(),
  statementNo: z.string(),
  openedOn: Day,
  closedOn: Day,
  opening: MoneyWire,
  closing: MoneyWire,
  /** How far its opening is from the closing before it; null where they agree, or it is the first. */
  gap: MoneyWire.nullable(),
  lines: z.number().int(),
  open: z.number().int(),
  /** Its open lines that nobody looks into. */
  unowned: z.number().int(),
  incoming: MoneyWire,
  outgoing: MoneyWire,
  importedAt: Instant,
  importedBy: z.string(),
});
export type Statement = z.infer<typeof Statement>;

/** Statements of a currency, the newest first. */
export const opsBankStatementList = query({
  path: '/ops/bank/statement/list',
  callers: finance,
  input: Paging.extend({ currency: Currency }),
  output: pageOf(Statement),
});

/** Kinds of records that move money at the bank. */
export const itemKinds = [
  'recharge',
  'deposit',
  'withdrawal',
  'withdrawalReturn',
  'exchange',
  'depositReturn',
  'suspense',
  'paymentReturn',
  'returnedPayment',
] as const;
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

/** Why the matcher proposes a match, or is not certain of it. */
export const matchReasons = [
  'reference',
  'referenceRepaired',
  'shorthand',
  'checkDigits',
  'amount',
  'sumOfItems',
  'partsOfItem',
  'name',
  'account',
  'date',
  'charge',
  'bankFee',
  'bankReturn',
  'thirdParty',
  'payerUnknown',
  'ambiguous',
  'otherReference',
  'amountDiffers',
  'accountClosed',
] as const;
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
  /** A request to send it again that waits for its second person. */
  approval: z
    .object({
      id: Id,
      version: z.number().int(),
      requestedBy: z.string(),
      requestedAt: Instant,
      expiresAt: Instant,
      reason: z.string(),
      events: z.array(ApprovalEvent),
    })
    .nullable(),
  /** The note of a checker who sent such a request back; empty where none did. */
  sentBack: z.string(),
  /** Events that the reader may take now. */
  events: z.array(z.enum(['resend', 'cancel'])),
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
  approval: z
    .object({
      id: Id,
      /** A match, or a return of the payment to its sender. */
      kind: z.enum(['match', 'return']),
      version: z.number().int(),
      requestedBy: z.string(),
      requestedAt: Instant,
      expiresAt: Instant,
      reason: z.string(),
      items: z.array(z.string()),
      charge: MoneyWire,
      /** The SWIFT code that was typed for a return; empty else. */
      bankCode: z.string(),
      events: z.array(ApprovalEvent),
    })
    .nullable(),
  /** How its payment may go back to the sender; null where it did not come in, or not in USD. */
  origin: z
    .object({
      /** Empty where the statement does not name it: then nothing goes back. */
      account: z.string(),
      /** The account is no IBAN: the payer's bank has to be said. */
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

export const lineFilters = ['all', 'certain', 'open', 'thirdParty', 'matched'] as const;

/** One statement: its lines of a filter, what they seem to be, and the records that have no line. */
export const opsBankStatementOne = query({
  path: '/ops/bank/statement/one',
  callers: finance,
  input: z.object({
    id: Id,
    filter: z.enum(lineFilters).default('all'),
    pageNum: z.number().int().min(1).max(1000).default(1),
    /** A line whose page is wanted, whatever the number of the page. */
    line: Id.optional(),
  }),
  output: z.object({
    statement: Statement,
    counts: z.record(z.enum(lineFilters), z.number().int()),
    total: z.number().int(),
    pageNum: z.number().int(),
    pageSize: z.number().int(),
    lines: z.array(BankLine),
    items: z.array(BankItem),
    /** Who may look into a line. */
    people: z.array(z.object({ id: Id, name: z.string() })),
  }),
});

const matchFails = [
  'bank.changed',
  'bank.sum',
  'bank.itemTaken',
  'bank.thirdParty',
  'approval.open',
  'finance.ownMoney',
  'wallet.changed',
  'wallet.samePerson',
  'wallet.proofUsed',
  'wallet.referenceUsed',
  'wallet.cash.wrongState',
  'wallet.cash.payeeChanged',
  'wallet.cash.referenceUsed',
  'exchange.changed',
  'exchange.notPayable',
  'exchange.payeeChanged',
  'exchange.referenceUsed',
  'deposit.changed',
  'deposit.referenceUsed',
] as const;

const LineVersion = z.object({ id: Id, version: z.number().int() });
const MATCH_MOST = 20;

/**
 * Matches lines with records: what waits is confirmed by the line, as its own command does it. The
 * lines are the records less the charge, to the cent. A charge, and a payer who is not the owner,
 * need a second person; then nothing is booked before the approval.
 */
export const opsBankMatch = command({
  path: '/ops/bank/match',
  callers: finance,
  input: z.object({
    lines: z.array(LineVersion).min(1).max(MATCH_MOST),
    items: z.array(z.object({ kind: ItemKind, id: Id })).max(MATCH_MOST),
    note: text(500).default(''),
  }),
  output: z.object({ outcome: z.enum(['matched', 'requested']) }),
  failures: matchFails,
});

/** Books every match of a statement that the matcher is certain of; the rest stays open. */
export const opsBankMatchAll = command({
  path: '/ops/bank/matchAll',
  callers: finance,
  input: z.object({ id: Id }),
  output: z.object({
    matched: z.number().int(),
    requested: z.number().int(),
    failed: z.number().int(),
    /** Matches that are certain and were left for the next run. */
    left: z.number().int(),
  }),
  failures: matchFails,
});

/** Takes a match back: the lines are open again, a booked charge is booked back. */
export const opsBankUnmatch = command({
  path: '/ops/bank/unmatch',
  callers: finance,
  input: LineVersion.extend({ reason: needed(500) }),
  output: z.object({ lines: z.number().int() }),
  failures: ['bank.changed', 'bank.returning'],
});

/** Says who looks into an open line, until when. */
export const opsBankAssign = command({
  path: '/ops/bank/assign',
  callers: finance,
  input: LineVersion.extend({ to: Id, until: Day, note: text(500).default('') }),
  output: z.object({ version: z.number().int() }),
  failures: ['bank.changed'],
});

/** A currency's bank beside its books. */
export const BankClose = z.object({
  /** The last day of the newest statement; null before the first import. */
  closedOn: Day.nullable(),
  bank: MoneyWire,
  available: MoneyWire,
  frozen: MoneyWire,
  deposits: MoneyWire,
  escrow: MoneyWire,
  /** Commission, services, tests, freight and fees, less charges, insurance and goodwill. */
  revenue: MoneyWire,
  exchange: MoneyWire,
  /** Payments of third parties that go back to their senders. */
  suspense: MoneyWire,
  /** The provider's own money at the bank before the first statement. */
  ownFunds: MoneyWire,
  /** Open lines: on the statement, not booked. */
  openLines: MoneyWire,
  /** Booked, and not on a statement yet; taken off. */
  unlisted: MoneyWire,
  difference: MoneyWire,
  /** Share of the lines' volume that is matched or has an owner, in 1/10,000. */
  explained: z.number().int(),
  unowned: z.number().int(),
  gaps: z.number().int(),
  /** Orders that have ended and whose escrow still holds money. */
  strayHolds: z.number().int(),
  /** Why payout files are not released now; empty where they are. */
  stops: z.array(z.enum(['difference', 'gap', 'strayHolds'])),
});

/**
 * The close of a currency as of now: the newest statement beside the books. `difference` is zero where
 * bank = liabilities + revenue + exchange position + own funds, with open lines and records that have no
 * line yet; anything else, a gap, or escrow of an order that has ended stops payout files.
 */
export const opsBankClose = query({
  path: '/ops/bank/close',
  callers: finance,
  input: z.object({ currency: Currency }),
  output: BankClose,
});
