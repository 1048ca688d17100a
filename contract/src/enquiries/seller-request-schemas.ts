import { z } from 'zod';
import { Instant } from '../fields.ts';
import {
  BuyerRequest,
  Counter,
  EnquiryLine,
  EnquiryType,
  QuoteDraft,
  QuoteVersion,
  RequestState,
} from './line-schemas.ts';

/** Unit prices of completed deals whose goods passed inspection. */
export const DealtPrices = z.object({
  deals: z.number().int(),
  lowest: z.string(),
  /** Half of the deals lie between the quartiles. */
  lower: z.string(),
  median: z.string(),
  upper: z.string(),
  highest: z.string(),
});

export type DealtPrices = z.infer<typeof DealtPrices>;

/** A request to quote as its seller sees it. Who asks is shown once an order is placed. */
export const SellerRequest = z.object({
  id: z.string(),
  no: z.string(),
  type: EnquiryType,
  urgent: z.boolean(),
  /** Until when the buyer wants quotes; null where it named no day. */
  wantedBy: Instant.nullable(),
  state: RequestState,
  version: z.number().int(),
  at: Instant,
  /** When it ends unanswered. */
  dueAt: Instant.nullable(),
  country: z.string(),
  /** Orders that the buyer has completed here, with any seller. */
  buyerDeals: z.number().int(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  targetPrice: z.string().nullable(),
  condition: EnquiryLine.shape.condition,
  dateCode: z.string(),
  leadTime: EnquiryLine.shape.leadTime,
  note: z.string(),
  attach: z.array(z.object({ url: z.string(), name: z.string() })),
  quote: QuoteVersion.nullable(),
  counter: Counter.nullable(),
  refusal: BuyerRequest.shape.refusal,
  leftBy: BuyerRequest.shape.leftBy,
  order: BuyerRequest.shape.order,
  /** Pieces of the part in my stock; null where I have none in it. */
  held: z.number().int().nullable(),
  /** Values to prefill a quote: from the seller's stock, or from its last quote of the part. */
  from: z.object({
    stock: QuoteDraft.nullable(),
    last: QuoteDraft.nullable(),
  }),
  /** Inspected deals of the part in the last 90 days, by anybody; null where too few tell prices. */
  dealt: DealtPrices.nullable(),
});

export type SellerRequest = z.infer<typeof SellerRequest>;
