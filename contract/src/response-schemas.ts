import { z } from 'zod';
import type { OK } from './response.ts';

/** One field that was refused, with the word key of the reason rendered for the reader. */
export const FieldError = z.object({ field: z.string(), message: z.string() });

export type FieldError = z.infer<typeof FieldError>;

/**
 * The `data` of a failed call: the declared failure, its facts for the reader's screen, the
 * rejected fields of a 422 and the log reference of a 500.
 */
export const FailureData = z.object({
  fail: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  fields: z.array(FieldError).optional(),
  reference: z.string().optional(),
});

export type FailureData = z.infer<typeof FailureData>;

/** The envelope of every reply: `code` 0 with the call's output, or a failure code. */
export type CallResponse<T> =
  | { code: typeof OK; msg: string; data: T }
  | { code: number | 'order.hasChange'; msg: string; data: FailureData };

/** Paging of every list call (section 7): pages count from 1. */
export const Paging = z.object({
  pageNum: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(10),
});

export type Paging = z.infer<typeof Paging>;

/** A page of rows and the number of all rows that the filter leaves. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ total: z.number().int(), list: z.array(row) });

/** The output of a call that answers nothing but its success. */
export const Nothing = z.object({});
