import { z } from 'zod';
import { WantedDays } from '../enquiries/line-schemas.ts';
import { ENQUIRY_LINES_MAX } from '../enquiries/shapes.ts';
import { DateCode, FileUrl, Id, text } from '../fields.ts';
import { sheetFormats } from '../inventory/stock.ts';
import { LeadTime } from '../option-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { Bom, BomEdit, BomLine, BomMapping, BomRow, BomSettings } from './bill-schemas.ts';
import { BOM_LINES_MAX, BOM_PASTE_CHARS } from './shapes.ts';

/**
 * Names a bill. Its owner needs no token; whoever brought it without being signed in as a buyer
 * holds the one that the upload returned.
 */
const Key = z.object({ id: Id, token: z.string().max(64).nullable().default(null) });

const Edited = Key.extend({ version: z.number().int() });

/** `token` is shown this once and opens the bill for a day; null where it is saved. */
const Brought = z.object({ bom: Bom, token: z.string().nullable() });

export const bomUpload = {
  input: z.object({}),
  output: Brought,
};

export const bomPaste = {
  input: z.object({
    text: z
      .string()
      .max(BOM_PASTE_CHARS, 'tooLong')
      .refine((typed) => typed.trim() !== '', 'needed'),
  }),
  output: Brought,
};

export const bomRead = {
  input: Edited.extend({ mapping: BomMapping }),
  output: Bom,
};

export const bomOpen = {
  input: Key,
  output: Bom,
};

export const bomSellers = {
  input: Key,
  output: z.object({ version: z.number().int(), sellers: z.number().int() }),
};

export const bomEdit = {
  input: Edited.extend({
    edits: z.array(BomEdit).min(1, 'needed').max(BOM_LINES_MAX, 'tooMany'),
  }),
  output: z.object({
    version: z.number().int(),
    changedAt: z.string(),
    lines: z.array(BomLine),
    /** As `Bom.sellers`; null above `BOM_SELLERS_LINES` lines, where `bomSellers` counts them. */
    sellers: z.number().int().nullable(),
  }),
};

export const bomSettings = {
  input: Edited.extend({ settings: BomSettings.partial() }),
  output: z.object({
    version: z.number().int(),
    changedAt: z.string(),
    lines: z.array(BomLine).nullable(),
    /** As `Bom.sellers`; null where it stays as it was. */
    sellers: z.number().int().nullable(),
  }),
};

export const bomClaim = {
  input: Key,
  output: Bom,
};

export const bomList = {
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(BomRow),
};

export const bomDelete = {
  input: Key,
  output: Nothing,
};

export const bomExport = {
  input: Key.extend({ format: z.enum(sheetFormats).default('xlsx') }),
  /** An address that downloads it for ten minutes, without a session. */
  output: z.object({ link: z.string() }),
};

export const bomSend = {
  input: Edited.extend({
    lines: z.array(Id).min(1, 'needed').max(BOM_LINES_MAX, 'tooMany'),
    urgent: z.boolean().default(false),
    note: text(1000).default(''),
    attach: z.array(FileUrl).max(5).default([]),
    /** Not older than this week. */
    dateCode: z.union([DateCode, z.literal('')]).default(''),
    leadTime: LeadTime.default('any'),
    wantedDays: WantedDays.nullable().default(null),
  }),
  output: z.object({
    version: z.number().int(),
    enquiries: z.array(
      z.object({
        id: z.string(),
        no: z.string(),
        sellers: z.number().int(),
        lines: z.array(Id).max(ENQUIRY_LINES_MAX),
      }),
    ),
    /** Lines that reached nobody: they are asked for when such stock appears. */
    unreached: z.array(Id),
  }),
};
