import { z } from 'zod';
import { anyone, type CallerLimit, command, query } from '../call.ts';
import { ENQUIRY_LINES_MAX, WantedDays } from '../enquiries/shapes.ts';
import { DateCode, FileUrl, Id, text } from '../fields.ts';
import { sheetFormats } from '../inventory/stock.ts';
import { LeadTime } from '../options.ts';
import { quotas } from '../quotas.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import {
  BOM_LINES_MAX,
  BOM_PASTE_CHARS,
  Bom,
  BomEdit,
  BomLine,
  BomMapping,
  BomRow,
  BomSettings,
} from './shapes.ts';

const buyer = ['buyer'] as const;

/** Files and pasted texts count together: each is kept for a day. */
const bringing: CallerLimit = { group: 'bom', perMinute: 30, perDay: 300 };

/**
 * Names a bill. Its owner needs no token; whoever brought it without being signed in as a buyer
 * holds the one that the upload answered.
 */
const Key = z.object({ id: Id, token: z.string().max(64).nullable().default(null) });
const Edited = Key.extend({ version: z.number().int() });

/** `token` is shown this once and opens the bill for a day; null where it is saved. */
const Brought = z.object({ bom: Bom, token: z.string().nullable() });

/**
 * Uploads a bill of materials (`importExtensions`; `BOM_FILE_KB`, visitors `BOM_VISITOR_KB`) in the
 * form field `file`. A buyer's is saved; anyone else's is kept for a day. Its lines come with
 * `bomRead`.
 */
export const bomUpload = command({
  path: '/bom/upload',
  callers: anyone,
  input: z.object({}),
  output: Brought,
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'bom.unreadable', 'bom.full'],
  form: true,
  secret: true,
  perMinute: 60,
  perCaller: bringing,
});

/** Takes cells pasted from a spreadsheet, or a list of part numbers, as an upload takes a file. */
export const bomPaste = command({
  path: '/bom/paste',
  anyText: true,
  bodyKb: 1600,
  callers: anyone,
  input: z.object({
    text: z
      .string()
      .max(BOM_PASTE_CHARS, 'tooLong')
      .refine((typed) => typed.trim() !== '', 'needed'),
  }),
  output: Brought,
  failures: ['bom.unreadable', 'bom.full'],
  secret: true,
  perMinute: 60,
  perCaller: bringing,
});

/**
 * Reads the file by its columns and matches its lines. It may be read again while it is kept: that
 * puts all lines away, edits included. A member's naming of columns is remembered.
 */
export const bomRead = command({
  path: '/bom/read',
  callers: anyone,
  input: Edited.extend({ mapping: BomMapping }),
  output: Bom,
  failures: [
    'bom.columns',
    'bom.noLines',
    'bom.tooManyLines',
    'bom.unreadable',
    'bom.fileGone',
    'order.hasChange',
  ],
  perMinute: 30,
});

/** The whole bill, matched to the stock of now. */
export const bomOpen = query({
  path: '/bom/open',
  callers: anyone,
  input: Key,
  output: Bom,
  perMinute: 30,
});

/** How many sellers have what the lines settle on, where an edit did not say. */
export const bomSellers = query({
  path: '/bom/sellers',
  callers: anyone,
  input: Key,
  output: z.object({ version: z.number().int(), sellers: z.number().int() }),
  perMinute: 30,
});

/** Edits lines in the order given, all or none; answers those that were added or changed. */
export const bomEdit = command({
  path: '/bom/edit',
  anyText: true,
  bodyKb: 2048,
  callers: anyone,
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
  failures: ['bom.tooManyLines', 'bom.lineGone', 'bom.partGone', 'order.hasChange'],
  perMinute: 240,
});

/**
 * Changes name, boards, attrition or condition; what is left out stays. `lines` are all lines
 * matched anew where the condition changed, else null: nothing else needs the server.
 */
export const bomSettings = command({
  path: '/bom/settings',
  callers: anyone,
  input: Edited.extend({ settings: BomSettings.partial() }),
  output: z.object({
    version: z.number().int(),
    changedAt: z.string(),
    lines: z.array(BomLine).nullable(),
    /** As `Bom.sellers`; null where it stays as it was. */
    sellers: z.number().int().nullable(),
  }),
  failures: ['order.hasChange'],
  perMinute: 240,
});

/** Makes a visitor's bill the buyer's own; one that is mine already stays so. */
export const bomKeep = command({
  path: '/bom/keep',
  callers: buyer,
  input: Key,
  output: Bom,
  failures: ['bom.full'],
});

/** My saved bills, the one changed last first. */
export const bomList = query({
  path: '/bom/list',
  callers: buyer,
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(BomRow),
});

/** Deletes a bill with its lines and its file. Enquiries that it was sent as stay. */
export const bomDelete = command({
  path: '/bom/delete',
  callers: anyone,
  input: Key,
  output: Nothing,
});

/** The bill as a file, matched, with prices at the needed pieces; formulas are made harmless. */
export const bomExport = query({
  path: '/bom/export',
  callers: anyone,
  input: Key.extend({ format: z.enum(sheetFormats).default('xlsx') }),
  /** An address that downloads it for ten minutes, without a session. */
  output: z.object({ link: z.string() }),
  perMinute: 20,
});

/**
 * Sends lines as enquiries of type `match`, `ENQUIRY_LINES_MAX` lines each. A ready line asks for
 * its part, one without stock for what was typed; pieces are those that all boards need. A visitor's
 * bill, named by its token, is kept by it.
 */
export const bomSend = command({
  path: '/bom/send',
  perCaller: quotas.enquiries,
  bodyKb: 512,
  callers: buyer,
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
  /** `bom.notReady` and `bom.noQuantity` name the first such line. */
  failures: [
    'bom.notReady',
    'bom.noQuantity',
    'bom.lineGone',
    'bom.full',
    'file.unknown',
    'order.hasChange',
  ],
});
