import { z } from 'zod';
import { PriceCaution } from '../companies/standing-schemas.ts';
import { Count, Id, Instant, text } from '../fields.ts';
import { Problem } from '../inventory/import-schemas.ts';
import { Condition } from '../option-schemas.ts';
import {
  BOM_ALTERNATIVES_MAX,
  BOM_ATTRITION_BP_MAX,
  BOM_BOARDS_MAX,
  bomFields,
  bomRisks,
  bomStates,
} from './shapes.ts';

export const BomField = z.enum(bomFields);

export type BomField = z.infer<typeof BomField>;

/** Which sheet is read, where its headings are, and what each of its columns holds. */
export const BomMapping = z.object({
  /** Counted from 0, hidden sheets included: `BomSheet.index`. */
  sheet: z.number().int().min(0).max(1000),
  /** Counted from 1; null where there are no headings. */
  headerRow: z.number().int().min(1).max(1_000_000).nullable(),
  /** By column, from the first; null is passed over. */
  fields: z.array(BomField.nullable()).max(512),
});

export type BomMapping = z.infer<typeof BomMapping>;

/** A sheet of a file with the proposal of how it is read. */
export const BomSheet = z.object({
  index: z.number().int(),
  name: z.string(),
  hidden: z.boolean(),
  headerRow: z.number().int().nullable(),
  /** The first rows, those above the headings included, each at its own place. */
  head: z.array(z.array(z.string())),
  columns: z.array(
    z.object({
      /** Its letter in a spreadsheet: A, B ... AA. */
      letter: z.string(),
      heading: z.string(),
      field: BomField.nullable(),
      /** 0 to 1: how sure the proposal is. */
      confidence: z.number(),
      alternatives: z.array(BomField),
    }),
  ),
  /** The reader mapped a file with these headings before: the columns are as they were then. */
  remembered: z.boolean(),
});

export type BomSheet = z.infer<typeof BomSheet>;

/** A file as it is kept while its columns may be named; the sheet most like a list comes first. */
export const BomFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  pasted: z.boolean(),
  sheets: z.array(BomSheet),
  /** How it was read last; null where it was not. */
  mapping: BomMapping.nullable(),
  /** Problems that did not stop the file from being read: hidden sheets, a wrong extension. */
  warnings: z.array(Problem),
});

export type BomFile = z.infer<typeof BomFile>;

/** The cells of a line that the reader edits. `mpn` is any text: the match tells what it is. */
export const BomCells = z.object({
  mpn: text(200).default(''),
  alternatives: z.array(text(200)).max(BOM_ALTERNATIVES_MAX, 'tooMany').default([]),
  manufacturer: text(200).default(''),
  /** Pieces per board; null where the designators are counted. */
  quantity: Count.nullable().default(null),
  designators: text(20_000).default(''),
  description: text(500).default(''),
  /** Not placed: neither counted, priced nor sent. */
  dnp: z.boolean().default(false),
});

export type BomCells = z.infer<typeof BomCells>;

export const BomState = z.enum(bomStates);

export type BomState = z.infer<typeof BomState>;

/** A part as a choice names it. */
export const BomPart = z.object({ mpn: z.string().max(200), manufacturer: z.string().max(200) });

export type BomPart = z.infer<typeof BomPart>;

/** A part that a line may mean, with what is offered of it. */
export const BomCandidate = BomPart.extend({
  /** The suffix after the base number, as its maker writes it; empty where it is no base match. */
  suffix: z.string(),
  /** Sellers who have it; of a part with more than 30 offers, how many offers. */
  sellers: z.number().int(),
  stock: z.number(),
  /** The lowest unit price in USD at any quantity; null where every seller wants to be asked. */
  lowest: z.string().nullable(),
  /** The records of all sellers behind its prices that call for caution; equal ones stand once. */
  pricedBy: z.array(PriceCaution),
});

export type BomCandidate = z.infer<typeof BomCandidate>;

/**
 * A step of the price ladder, rising in `from`: the unit price from so many pieces on. It is the
 * lowest price of one offer that has all the pieces; where no offer has so many, the cheapest
 * offers have them `together` and cost at most this price a piece. A null price ends the ladder:
 * the cheapest 30 offers do not have so many pieces.
 */
export const PriceStep = z.object({
  from: z.number(),
  unitPrice: z.string().nullable(),
  together: z.boolean(),
});

export type PriceStep = z.infer<typeof PriceStep>;

export const BomRisk = z.enum(bomRisks);

export type BomRisk = z.infer<typeof BomRisk>;

/** The result of matching a line against the current stock. */
export const BomMatch = z.object({
  state: BomState,
  /** The part of a ready line; of one that waits for a choice the likeliest; else null. */
  part: BomCandidate.nullable(),
  /** The alternative number that was found where the first was not; null where the first was. */
  by: z.string().nullable(),
  /** Where there is something to choose, the number written as typed first; else empty. */
  candidates: z.array(BomCandidate),
  prices: z.array(PriceStep),
  risks: z.array(BomRisk),
});

export type BomMatch = z.infer<typeof BomMatch>;

/** A line of a bill of materials. */
export const BomLine = BomCells.extend({
  /** Made by the browser where it adds a line. */
  id: Id,
  quantity: z.number().int().nullable(),
  /** Row of the file; null where the line was added by hand. */
  row: z.number().int().nullable(),
  /** The reason why the row could not be read, in the reader's language; null once edited. */
  problem: z.string().nullable(),
  /** Places that the designators name; null where they cannot be counted or are empty. */
  counted: z.number().int().nullable(),
  match: BomMatch,
  /** The enquiry that it was sent with last. */
  sent: z.object({ id: z.string(), no: z.string() }).nullable(),
});

export type BomLine = z.infer<typeof BomLine>;

/** The name and the build of a bill: boards, attrition and condition. */
export const BomSettings = z.object({
  name: z.string().trim().min(1, 'needed').max(120, 'tooLong'),
  boards: z.number().int('quantity').min(1, 'quantity').max(BOM_BOARDS_MAX, 'quantity'),
  attritionBp: z.number().int('percent').min(0, 'percent').max(BOM_ATTRITION_BP_MAX, 'percent'),
  /** Only offers of this condition count; null where any will do. */
  condition: Condition.nullable(),
});

export type BomSettings = z.infer<typeof BomSettings>;

/** A bill of materials as a whole. */
export const Bom = BomSettings.extend({
  id: Id,
  no: z.string(),
  /** Sent with each edit; an edit of an older one is refused. */
  version: z.number().int(),
  /** Kept by the member who asks; else it is a visitor's, and ends at `expiresAt`. */
  saved: z.boolean(),
  expiresAt: Instant.nullable(),
  createdAt: Instant,
  changedAt: Instant,
  /** Null once the file is no longer kept. */
  file: BomFile.nullable(),
  /** In order; empty until the file is read. */
  lines: z.array(BomLine),
  /** Different sellers of ready lines, among the cheapest 30 offers of each. */
  sellers: z.number().int(),
});

export type Bom = z.infer<typeof Bom>;

/** A saved bill in a list. */
export const BomRow = BomSettings.extend({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  lines: z.number().int(),
  /** Lines that were sent as an enquiry. */
  sent: z.number().int(),
  createdAt: Instant,
  changedAt: Instant,
});

export type BomRow = z.infer<typeof BomRow>;

/** One change of the table; a list of them is made wholly or not at all. */
export const BomEdit = z.discriminatedUnion('do', [
  /** Adds a line with a new id after another; `after` null is the first. */
  z.object({ do: z.literal('add'), id: Id, after: Id.nullable(), cells: BomCells }),
  /**
   * Writes the cells of a line anew, all of them. A choice made before is forgotten where part
   * number, alternatives or manufacturer change.
   */
  z.object({ do: z.literal('change'), id: Id, cells: BomCells }),
  z.object({ do: z.literal('remove'), id: Id }),
  /** Takes one of the candidates; null goes back to what was found. */
  z.object({ do: z.literal('choose'), id: Id, part: BomPart.nullable() }),
]);

export type BomEdit = z.input<typeof BomEdit>;
