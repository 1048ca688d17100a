import { z } from 'zod';
import { parties, query } from '../call.ts';
import { Id, Instant } from '../fields.ts';

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
