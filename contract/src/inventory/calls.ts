import { z } from 'zod';
import { command, query, traders } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { limits } from '../limits.ts';
import { LeadTime, Packaging, StockCondition } from '../options.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import {
  ImportCounts,
  ImportMapping,
  ImportMode,
  ImportRowKind,
  ImportState,
  ImportSummary,
  ImportView,
  Problem,
  StockKey,
} from './imports.ts';
import {
  BulkChange,
  ChosenLines,
  Freshness,
  LineValues,
  PriceBreakView,
  StockFilter,
  StockInput,
  sheetFormats,
  stockSorts,
} from './stock.ts';

/** A line of a seller's stock: what is offered, in which state, at which price in USD. */
export const StockLine = z.object({
  id: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  unitPrice: z.string().nullable(),
  condition: StockCondition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  leadTime: LeadTime,
  /** The least that is sold; null where any number is. */
  moq: z.number().int().nullable(),
  /** Lower prices from larger numbers on, rising in quantity. */
  priceBreaks: z.array(PriceBreakView),
  /** When the seller last said that it is still there; after 30 days it leaves search. */
  confirmedAt: Instant,
});
export type StockLine = z.infer<typeof StockLine>;

/** A stock line as its own seller sees it. */
export const OwnLine = StockLine.extend({
  /** Sent with an edit; an edit of an older one is refused. */
  version: z.number().int(),
  freshness: Freshness,
});
export type OwnLine = z.infer<typeof OwnLine>;

/** My stock, newest first where nothing else is asked. */
export const inventoryList = query({
  path: '/inventory/list',
  callers: ['settled'],
  input: Paging.extend(StockFilter.shape).extend({
    sort: z.enum(stockSorts).default('added'),
    descending: z.boolean().default(true),
  }),
  output: pageOf(OwnLine),
});

/** One line of mine. */
export const inventoryOne = query({
  path: '/inventory/one',
  callers: ['settled'],
  input: z.object({ id: Id }),
  output: OwnLine,
});

/** The makers in my stock with their lines, most lines first; at most 500. */
export const inventoryMakers = query({
  path: '/inventory/makers',
  callers: ['settled'],
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), lines: z.number().int() })),
});

/** How many of my stock lines were confirmed lately, wait for it, or have left search. */
export const inventoryFreshness = query({
  path: '/inventory/freshness',
  callers: ['settled'],
  input: z.object({}),
  output: z.object({
    /** Confirmed within seven days. */
    fresh: z.number().int(),
    /** Confirmed before that and still in search. */
    ageing: z.number().int(),
    /** Out of search until they are confirmed. */
    stale: z.number().int(),
  }),
});

/** Adds stock lines; all of them or none. Refused where the stock would become too large. */
export const inventoryAdd = command({
  path: '/inventory/add',
  perCaller: quotas.stock,
  bodyKb: 1024,
  callers: ['settled'],
  input: z.object({ lines: z.array(StockInput).min(1, 'needed').max(500) }),
  output: z.object({ added: z.number().int() }),
  failures: ['stock.limit'],
});

/** Writes a line of mine anew, all its fields; refused where it changed since `version` was read. */
export const inventoryEdit = command({
  path: '/inventory/edit',
  callers: ['settled'],
  input: z.object({ id: Id, version: z.number().int(), line: StockInput }),
  output: OwnLine,
  failures: ['stock.changed'],
});

/** Says that stock lines are still there, which keeps them in search; no ids means all of mine. */
export const inventoryConfirm = command({
  path: '/inventory/confirm',
  callers: ['settled'],
  input: z.object({ ids: z.array(Id).max(500).default([]) }),
  output: z.object({ confirmed: z.number().int() }),
});

/** How many lines a choice holds now: shown before a bulk edit is made. */
export const inventoryCount = query({
  path: '/inventory/count',
  callers: ['settled'],
  input: StockFilter,
  output: z.object({ count: z.number().int() }),
});

/** Changes or deletes many lines at once; refused where the filter leaves another number now. */
export const inventoryBulk = command({
  path: '/inventory/bulk',
  callers: ['settled'],
  input: z.object({ chosen: ChosenLines, change: BulkChange }),
  output: z.object({
    changed: z.number().int(),
    /** By which `inventoryUndo` takes it back; null where nothing was changed, or only confirmed. */
    undo: z.string().nullable(),
    undoUntil: Instant.nullable(),
  }),
  failures: ['stock.changed'],
});

/** Takes a bulk edit or a deletion back, within 24 hours and while its lines are as it left them. */
export const inventoryUndo = command({
  path: '/inventory/undo',
  callers: ['settled'],
  input: z.object({ undo: Id }),
  output: z.object({ restored: z.number().int() }),
  failures: ['stock.changed', 'stock.limit', 'stock.undoOver'],
});

/** My stock of the parts that a post asks for: what a quote may be filled from. */
export const stockFor = query({
  path: '/inventory/stockFor',
  callers: traders,
  input: z.object({ mpns: z.array(z.string().max(80)).max(100) }),
  output: z.array(StockLine),
});

const SheetFormat = z.enum(sheetFormats);
/** An address that downloads the file for ten minutes, without a session. */
const Download = z.object({ link: z.string() });

/** My stock as a file, by the same columns that an upload reads; formulas are made harmless. */
export const inventoryExport = query({
  path: '/inventory/export',
  callers: ['settled'],
  input: StockFilter.extend({ format: SheetFormat.default('xlsx') }),
  output: Download,
  perMinute: 20,
});

/** Uploads a stock list (`importExtensions`, at most `limits.importMaxMb`), one POST of a form. */
export const importUpload = command({
  path: '/inventory/import/upload',
  perCaller: quotas.lists,
  callers: ['settled'],
  input: z.object({}),
  output: ImportView,
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'import.tooMany'],
  form: true,
  spoolMb: limits.importMaxMb,
  perMinute: 10,
});

/** My imports, newest first. */
export const importList = query({
  path: '/inventory/import/list',
  callers: ['settled'],
  input: Paging,
  output: pageOf(ImportSummary),
});

export const importOne = query({
  path: '/inventory/import/one',
  callers: ['settled'],
  input: z.object({ id: Id }),
  output: ImportView,
});

const Move = z.object({ id: Id, version: z.number().int() });

/** Names the columns and the mode; the file is read then. The naming is remembered. */
export const importMap = command({
  path: '/inventory/import/map',
  callers: ['settled'],
  input: Move.extend({ mapping: ImportMapping, mode: ImportMode }),
  output: ImportView,
  failures: [
    'import.wrongState',
    'import.changed',
    'import.columns',
    'import.rate',
    'import.condition',
  ],
});

/** Goes back from the preview to the naming of columns. */
export const importRemap = command({
  path: '/inventory/import/remap',
  callers: ['settled'],
  input: Move,
  output: ImportView,
  failures: ['import.wrongState', 'import.changed'],
});

/** The rows of a preview or of a finished import by kind; `removed` are lines of the stock. */
export const importRows = query({
  path: '/inventory/import/rows',
  callers: ['settled'],
  input: Paging.extend({ id: Id, kind: ImportRowKind }),
  output: pageOf(
    z.object({
      /** Row of the file; null for a line that would be removed. */
      row: z.number().int().nullable(),
      mpn: z.string(),
      manufacturer: z.string(),
      condition: StockCondition.nullable(),
      dateCode: z.string(),
      old: LineValues.nullable(),
      new: LineValues.nullable(),
      /** Of a refused row: why, and its cells as they stand in the file. */
      problem: Problem.nullable(),
      cells: z.array(z.string()),
    }),
  ),
});

/** Every refused row with its reason as a file, in the reader's language. */
export const importRefused = query({
  path: '/inventory/import/refused',
  callers: ['settled'],
  input: z.object({ id: Id, format: SheetFormat.default('xlsx') }),
  output: Download,
  perMinute: 20,
});

/** Writes what the preview shows, all of it or nothing. */
export const importApply = command({
  path: '/inventory/import/apply',
  perCaller: quotas.lists,
  callers: ['settled'],
  input: Move,
  output: ImportView,
  failures: ['import.wrongState', 'import.changed', 'stock.limit'],
});

/** Ends an import before anything was written. */
export const importCancel = command({
  path: '/inventory/import/cancel',
  callers: ['settled'],
  input: Move,
  output: ImportView,
  failures: ['import.wrongState', 'import.changed'],
});

/**
 * Lets the stock be put back as it was, within 24 hours and while its lines are as the import left
 * them; the import is `undoing` until that is done, all of it or nothing.
 */
export const importUndo = command({
  path: '/inventory/import/undo',
  callers: ['settled'],
  input: Move,
  output: ImportView,
  failures: [
    'import.wrongState',
    'import.changed',
    'stock.changed',
    'stock.limit',
    'stock.undoOver',
  ],
});

/** My keys that are not revoked. */
export const keyList = query({
  path: '/inventory/key/list',
  callers: ['settled'],
  input: z.object({}),
  output: z.array(StockKey),
});

/** Makes a key; `key` is shown this once. `mode` is what its uploads do to the stock. */
export const keyAdd = command({
  path: '/inventory/key/add',
  perCaller: quotas.keys,
  callers: ['settled'],
  input: z.object({ name: needed(60), mode: ImportMode.default('update') }),
  output: StockKey.extend({ key: z.string() }),
  failures: ['key.full'],
  secret: true,
  perMinute: 10,
});

/** Ends a key at once. */
export const keyRevoke = command({
  path: '/inventory/key/revoke',
  callers: ['settled'],
  input: z.object({ id: Id }),
  output: z.object({}),
});

/** The state of an upload as its program reads it. */
export const KeyedImport = z.object({
  id: z.string(),
  state: ImportState,
  counts: ImportCounts.nullable(),
  problem: Problem.nullable(),
});

/**
 * Uploads a stock list by a key (header `assay-key`). It is read and applied without a person
 * where its columns are clear; else it waits in the seller's page, who is told.
 */
export const keyedUpload = command({
  path: '/inventory/api/upload',
  perCaller: quotas.lists,
  callers: ['stockKey'],
  input: z.object({}),
  output: KeyedImport,
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'import.tooMany', 'key.wrong'],
  form: true,
  spoolMb: limits.importMaxMb,
  perMinute: 6,
});

/** Returns the state of an upload by this seller's keys. */
export const keyedStatus = query({
  path: '/inventory/api/status',
  callers: ['stockKey'],
  input: z.object({ id: Id }),
  output: KeyedImport,
  failures: ['key.wrong'],
  perMinute: 60,
});
