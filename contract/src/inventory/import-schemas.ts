import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { StockCondition } from '../option-schemas.ts';
import {
  importEvents,
  importFields,
  importModes,
  importRowKinds,
  importSources,
  reviewReasons,
} from './imports.ts';
import { importStates } from './table.ts';

export const ImportField = z.enum(importFields);

export type ImportField = z.infer<typeof ImportField>;

export const ImportMode = z.enum(importModes);

export type ImportMode = z.infer<typeof ImportMode>;

export const ImportSource = z.enum(importSources);

export type ImportSource = z.infer<typeof ImportSource>;

export const ImportState = z.enum(importStates);

/** Why a file, a row or a cell was refused, said in the reader's language, and where it stands. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  sheet: z.string().nullable(),
  /** Counted from 1 as a spreadsheet does. */
  row: z.number().int().nullable(),
  /** As its heading says, else its letter. */
  column: z.string().nullable(),
});

export type Problem = z.infer<typeof Problem>;

const ColumnView = z.object({
  /** Its letter in a spreadsheet: A, B ... AA. */
  letter: z.string(),
  heading: z.string(),
  field: ImportField.nullable(),
  /** 0 to 1: how sure the proposal is. */
  confidence: z.number(),
  alternatives: z.array(ImportField),
});

/** A sheet of an uploaded file as the mapping step shows it. */
export const SheetView = z.object({
  index: z.number().int(),
  name: z.string(),
  hidden: z.boolean(),
  /** Row of the headings, counted from 1; null where there are none. */
  headerRow: z.number().int().nullable(),
  /** The first rows, those above the headings included. */
  head: z.array(z.array(z.string())),
  columns: z.array(ColumnView),
});

export type SheetView = z.infer<typeof SheetView>;

/** Prices in another currency are taken at a rate that the seller gives: USD for one unit of it. */
const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'invalid');

const RateText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,5})(\.\d{1,6})?$/, 'amount')
  .refine((text) => /[1-9]/.test(text), 'amountZero');

/** Which sheet is read, where its headings are, and what each of its columns holds. */
export const ImportMapping = z.object({
  sheet: z.number().int().min(0).max(1000),
  headerRow: z.number().int().min(1).max(1_000_000).nullable(),
  /** By column, from the first; null is passed over. */
  fields: z.array(ImportField.nullable()).max(512),
  /** The currency of prices without one. */
  currency: CurrencyCode.default('USD'),
  /** USD for one unit of `currency`; needed where that is not USD and the file has prices. */
  rate: RateText.nullable().default(null),
  /** Condition of rows that do not say one; needed where no column is `condition`. */
  condition: StockCondition.nullable().default(null),
});

export type ImportMapping = z.infer<typeof ImportMapping>;

/** Rows of a file by what became of them, and the lines of stock that are removed. */
export const ImportCounts = z.object({
  /** Rows that hold anything, the headings left out. */
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** In stock as the file says: confirmed, nothing else; or of quantity zero and not in stock. */
  same: z.number().int(),
  /** Rows whose quantity was added to an equal row before them. */
  merged: z.number().int(),
  refused: z.number().int(),
  /** Lines of the stock whose row says zero, or (`replaceAll` only) that the file does not name. */
  removed: z.number().int(),
});

export type ImportCounts = z.infer<typeof ImportCounts>;

/** An import as lists show it. */
export const ImportSummary = z.object({
  id: z.string(),
  /** Sent with each move; a move on an older one is refused. */
  version: z.number().int(),
  state: ImportState,
  source: ImportSource,
  fileName: z.string(),
  fileBytes: z.number().int(),
  mode: ImportMode.nullable(),
  createdAt: Instant,
  stateAt: Instant,
  moves: z.array(z.enum(importEvents)),
  progress: z.object({
    rows: z.number().int(),
    rowsPerSecond: z.number().int(),
    /** Share of the file that was read, 0 to 1. */
    share: z.number(),
  }),
  counts: ImportCounts.nullable(),
  /** Until when a finished import may be undone; null where it may not. */
  undoUntil: Instant.nullable(),
  /** Why it failed, or, where it is done, why it could not be undone. */
  problem: Problem.nullable(),
});

export type ImportSummary = z.infer<typeof ImportSummary>;

/** Lines of stock whose condition a list changes. */
export const ConditionChange = z.object({
  from: StockCondition,
  to: StockCondition,
  lines: z.number().int(),
});

export type ConditionChange = z.infer<typeof ConditionChange>;

/** Why a list waits for its seller, and how many rows or lines that is about. */
export const ReviewReason = z.object({
  reason: z.enum(reviewReasons),
  count: z.number().int(),
});

export type ReviewReason = z.infer<typeof ReviewReason>;

/** An import with all that its steps show. */
export const ImportView = ImportSummary.extend({
  sheets: z.array(SheetView),
  /** The seller's choice, or the proposal until then. */
  mapping: ImportMapping.nullable(),
  /** The mapping is the one that this seller chose for a file of the same headings before. */
  remembered: z.boolean(),
  /** Findings that were not refused: hidden sheets, a wrong extension, damage by a spreadsheet. */
  warnings: z.array(Problem),
  /** The stock changed after this preview was first shown; the counts are those of now. */
  outdated: z.boolean(),
  /** Lines whose condition it changes, or has changed. */
  conditionChanges: z.array(ConditionChange),
  /** Why it waits, where it came without a person; empty where it does not wait. */
  review: z.array(ReviewReason),
});

export type ImportView = z.infer<typeof ImportView>;

export const ImportRowKind = z.enum(importRowKinds);

export type ImportRowKind = z.infer<typeof ImportRowKind>;

/** A key by which a seller's own program uploads stock lists; the key itself is shown once. */
export const StockKey = z.object({
  id: Id,
  name: z.string(),
  /** Its first characters, to tell keys apart. */
  hint: z.string(),
  mode: ImportMode,
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});

export type StockKey = z.infer<typeof StockKey>;
