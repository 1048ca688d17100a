import { z } from 'zod';
import { ClaimFilter } from '../claims/schemas.ts';
import { Id, Instant } from '../fields.ts';
import { OrderFilter } from '../orders/schemas.ts';
import { documentKinds, orderSheetFormats } from './constants.ts';

export const DocumentKind = z.enum(documentKinds);

export type DocumentKind = z.infer<typeof DocumentKind>;

/** The documents of one party of an order. */
const PartyDocuments = z.object({
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
});

export type PartyDocuments = z.infer<typeof PartyDocuments>;

export const orderDocuments = {
  input: z.object({ id: Id }),
  output: PartyDocuments,
};

export const opsOrderDocuments = {
  input: z.object({ id: Id }),
  output: z.object({
    buyer: PartyDocuments,
    /** Null where the seller has no account yet. */
    seller: PartyDocuments.nullable(),
  }),
};

export const claimDocuments = {
  input: z.object({ id: Id }),
  output: PartyDocuments,
};

export const opsClaimDocuments = {
  input: z.object({ id: Id }),
  output: z.object({ buyer: PartyDocuments, seller: PartyDocuments }),
};

export const orderExport = {
  input: OrderFilter.extend({ format: z.enum(orderSheetFormats).default('xlsx') }),
  output: z.object({ link: z.string() }),
};

export const claimExport = {
  input: ClaimFilter.extend({ format: z.enum(orderSheetFormats).default('xlsx') }),
  output: z.object({ link: z.string() }),
};
