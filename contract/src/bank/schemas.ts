import { z } from 'zod';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { Currency, MoneyWire } from '../money-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { CONTENT_MAX, csvFields, lineFilters, MATCH_MOST, statementFormats } from './constants.ts';
import { BankItem, BankLine, Day, ItemKind } from './line-schemas.ts';

export const StatementFormat = z.enum(statementFormats);

export type StatementFormat = z.infer<typeof StatementFormat>;

/** For each field the number of its column, counted from 0. */
export const CsvColumns = z.partialRecord(z.enum(csvFields), z.number().int().min(0).max(99));

export type CsvColumns = z.infer<typeof CsvColumns>;

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

export const opsBankColumns = {
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
};

export const opsBankImport = {
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
};

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

export const opsBankStatementList = {
  input: Paging.extend({ currency: Currency }),
  output: pageOf(Statement),
};

export const opsBankStatementOne = {
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
    /** How many records there are; of more than a thousand the first are in the list. */
    itemsTotal: z.number().int(),
    /** The most that is taken for a charge of the bank. */
    chargeMost: MoneyWire,
    /** Who may look into a line. */
    people: z.array(z.object({ id: Id, name: z.string() })),
  }),
};

export const opsBankMatch = {
  input: z.object({
    lines: z.array(RecordVersion).min(1).max(MATCH_MOST),
    items: z.array(z.object({ kind: ItemKind, id: Id })).max(MATCH_MOST),
    note: text(500).default(''),
  }),
  output: z.object({ outcome: z.enum(['matched', 'requested']) }),
};

export const opsBankMatchAll = {
  input: z.object({ id: Id }),
  output: z.object({
    matched: z.number().int(),
    requested: z.number().int(),
    failed: z.number().int(),
    /** Matches that are certain and were left for the next run. */
    left: z.number().int(),
  }),
};

export const opsBankUnmatch = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: z.object({ lines: z.number().int() }),
};

export const opsBankAssign = {
  input: RecordVersion.extend({ to: Id, until: Day, note: text(500).default('') }),
  output: z.object({ version: z.number().int() }),
};

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
  /** Each clearing account beside the open records that explain it; anything else is its rest. */
  clearing: z.array(
    z.object({
      account: z.enum(['frozen', 'suspense']),
      balance: MoneyWire,
      open: MoneyWire,
      /** How many open records explain it. */
      records: z.number().int(),
      rest: MoneyWire,
    }),
  ),
  /** Why payout files are not released now; empty where they are. */
  stops: z.array(z.enum(['difference', 'gap', 'strayHolds', 'clearing'])),
});

export const opsBankClose = {
  input: z.object({ currency: Currency }),
  output: BankClose,
};
