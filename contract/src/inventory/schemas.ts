import { z } from 'zod';
import { Id, Instant, needed, RecordVersion } from '../fields.ts';
import { LeadTime, Packaging, StockCondition } from '../option-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
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
} from './import-schemas.ts';
import { sheetFormats, stockSorts } from './stock.ts';
import {
  BulkChange,
  ChosenLines,
  Freshness,
  LineValues,
  PriceBreakView,
  StockFilter,
  StockInput,
} from './stock-schemas.ts';

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

export const inventoryList = {
  input: Paging.extend(StockFilter.shape).extend({
    sort: z.enum(stockSorts).default('added'),
    descending: z.boolean().default(true),
  }),
  output: pageOf(OwnLine),
};

export const inventoryOne = {
  input: z.object({ id: Id }),
  output: OwnLine,
};

export const inventoryMakers = {
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), lines: z.number().int() })),
};

export const inventoryFreshness = {
  input: z.object({}),
  output: z.object({
    /** Confirmed within seven days. */
    fresh: z.number().int(),
    /** Confirmed before that and still in search. */
    ageing: z.number().int(),
    /** Out of search until they are confirmed. */
    stale: z.number().int(),
  }),
};

export const inventoryAdd = {
  input: z.object({ lines: z.array(StockInput).min(1, 'needed').max(500) }),
  output: z.object({ added: z.number().int() }),
};

export const inventoryEdit = {
  input: RecordVersion.extend({ line: StockInput }),
  output: OwnLine,
};

export const inventoryConfirm = {
  input: z.object({ ids: z.array(Id).max(500).default([]) }),
  output: z.object({ confirmed: z.number().int() }),
};

export const inventoryCount = {
  input: StockFilter,
  output: z.object({ count: z.number().int() }),
};

export const inventoryBulk = {
  input: z.object({ chosen: ChosenLines, change: BulkChange }),
  output: z.object({
    changed: z.number().int(),
    /** By which `inventoryUndo` takes it back; null where nothing was changed, or only confirmed. */
    undo: z.string().nullable(),
    undoUntil: Instant.nullable(),
  }),
};

export const inventoryUndo = {
  input: z.object({ undo: Id }),
  output: z.object({ restored: z.number().int() }),
};

export const stockFor = {
  input: z.object({ mpns: z.array(z.string().max(80)).max(100) }),
  output: z.array(StockLine),
};

const SheetFormat = z.enum(sheetFormats);

/** An address that downloads the file for ten minutes, without a session. */
const Download = z.object({ link: z.string() });

export const inventoryExport = {
  input: StockFilter.extend({ format: SheetFormat.default('xlsx') }),
  output: Download,
};

export const importUpload = {
  input: z.object({}),
  output: ImportView,
};

export const importList = {
  input: Paging,
  output: pageOf(ImportSummary),
};

export const importOne = {
  input: z.object({ id: Id }),
  output: ImportView,
};

export const importMap = {
  input: RecordVersion.extend({ mapping: ImportMapping, mode: ImportMode }),
  output: ImportView,
};

export const importRemap = {
  input: RecordVersion,
  output: ImportView,
};

export const importRows = {
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
};

export const importRefused = {
  input: z.object({ id: Id, format: SheetFormat.default('xlsx') }),
  output: Download,
};

export const importApply = {
  input: RecordVersion,
  output: ImportView,
};

export const importCancel = {
  input: RecordVersion,
  output: ImportView,
};

export const importUndo = {
  input: RecordVersion,
  output: ImportView,
};

export const keyList = {
  input: z.object({}),
  output: z.array(StockKey),
};

export const keyAdd = {
  input: z.object({ name: needed(60), mode: ImportMode.default('update') }),
  output: StockKey.extend({ key: z.string() }),
};

export const keyRevoke = {
  input: z.object({ id: Id }),
  output: z.object({}),
};

/** The state of an upload as its program reads it. */
export const KeyedImport = z.object({
  id: z.string(),
  state: ImportState,
  counts: ImportCounts.nullable(),
  problem: Problem.nullable(),
});

export const keyedUpload = {
  input: z.object({}),
  output: KeyedImport,
};

export const keyedStatus = {
  input: z.object({ id: Id }),
  output: KeyedImport,
};
