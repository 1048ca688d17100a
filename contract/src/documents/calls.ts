import { z } from 'zod';
import { parties, query } from '../call.ts';
import { ClaimFilter } from '../claims/calls.ts';
import { Id, Instant } from '../fields.ts';
import { OrderFilter } from '../orders/calls.ts';

/** Documents of an order, in the order in which a deal makes them. */
export const documentKinds = [
  'proforma',
  'receipt',
  'packingList',
  'certificate',
  'invoice',
  'creditNote',
] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/**
 * The documents that a party may have of its order now, in its language, and its evidence file.
 * Addresses open for ten minutes, without a session.
 */
export const orderDocuments = query({
  path: '/order/documents',
  callers: parties,
  input: z.object({ id: Id }),
  output: z.object({
    documents: z.array(
      z.object({
        kind: DocumentKind,
        no: z.string(),
        /** When what it says came about. */
        at: Instant,
        url: z.string(),
      }),
    ),
    /** A ZIP of all that is on record, with the SHA-256 of every file. */
    evidence: z.string(),
  }),
});

export const orderSheetFormats = ['xlsx', 'csv'] as const;

/** My orders as a file, what the filter leaves; formulas are made harmless. */
export const orderExport = query({
  path: '/order/list/export',
  callers: parties,
  input: OrderFilter.extend({ format: z.enum(orderSheetFormats).default('xlsx') }),
  output: z.object({ link: z.string() }),
  perMinute: 20,
});

/** My after-sale claims as a file, what the filter leaves; formulas are made harmless. */
export const claimExport = query({
  path: '/afterSale/list/export',
  callers: parties,
  input: ClaimFilter.extend({ format: z.enum(orderSheetFormats).default('xlsx') }),
  output: z.object({ link: z.string() }),
  perMinute: 20,
});
