import { z } from 'zod';
import { Id, text } from '../fields.ts';
import { QuoteInput, RefusalReason, RequestState } from './line-schemas.ts';
import { sheetOutcomes } from './table.ts';

/** The effect of a row of a filled sheet. */
export const SheetOutcome = z.enum(sheetOutcomes);

export type SheetOutcome = z.infer<typeof SheetOutcome>;

const Refusal = z.object({ reason: RefusalReason, note: text(500).default('') });

/** An error in a cell: its column heading, its value, and the reason (a locale key). */
export const SheetViolation = z.object({ column: z.string(), value: z.string(), key: z.string() });

export type SheetViolation = z.infer<typeof SheetViolation>;

/** A row of a filled sheet and what it would do. */
export const SheetRowResult = z.object({
  /** Counted from 1 as a spreadsheet does. */
  row: z.number().int(),
  no: z.string(),
  /** The part that is asked for; empty where the number is unknown. */
  mpn: z.string(),
  outcome: SheetOutcome,
  /** The request and its version as they were read; null where the number is unknown. */
  id: z.string().nullable(),
  version: z.number().int().nullable(),
  state: RequestState.nullable(),
  quote: QuoteInput.nullable(),
  refusal: Refusal.nullable(),
  faults: z.array(SheetViolation),
});

export type SheetRowResult = z.infer<typeof SheetRowResult>;

/** One of many answers: a quote or a refusal of a request that waits. */
export const QuoteOrRefusal = z
  .object({
    id: Id,
    version: z.number().int(),
    quote: QuoteInput.nullable().default(null),
    refusal: Refusal.nullable().default(null),
  })
  .refine(({ quote, refusal }) => (quote === null) !== (refusal === null), 'invalid');

export type QuoteOrRefusal = z.infer<typeof QuoteOrRefusal>;
