import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { Grade } from '../orders/line-schemas.ts';
import { ReportLink } from './blacklist-schemas.ts';

/** A completed, inspected deal that the content desk published (section 3: popular parts). */
export const PopularPart = z.object({
  id: Id,
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  /** The price paid a piece, in USD; null for visitors: it is for members. */
  unitPrice: z.string().nullable(),
  at: Instant,
  verdict: Verdict,
  grade: Grade.nullable(),
  report: ReportLink.nullable(),
});

export type PopularPart = z.infer<typeof PopularPart>;

/** A completed, inspected line that could be made public; `published` where it is already. */
export const PopularCandidate = z.object({
  lineId: Id,
  orderId: Id,
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  supplier: z.string(),
  unitPrice: z.string(),
  at: Instant,
  verdict: Verdict,
  report: ReportLink.nullable(),
  published: z.boolean(),
});

export type PopularCandidate = z.infer<typeof PopularCandidate>;

/** Published rows as the desk sees them. */
export const PopularPublished = PopularPart.extend({
  unitPrice: z.string(),
  orderNo: z.string(),
  publishedBy: z.string(),
  publishedAt: Instant,
});

export type PopularPublished = z.infer<typeof PopularPublished>;
