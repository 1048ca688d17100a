import { createHash } from 'node:crypto';

/** The terms of a quote's version: all that binds its seller, and nothing else. */
export interface QuoteTerms {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly unitPrice: string;
  readonly priceBreaks: readonly { readonly quantity: number; readonly unitPrice: string }[];
  readonly quantity: number;
  readonly moq: number | null;
  readonly condition: string;
  readonly packaging: string | null;
  readonly leadTime: string;
  readonly warrantyDays: number;
  readonly validUntil: string;
  readonly dateCode: string;
  readonly origin: string;
  readonly note: string;
  /** Addresses of the photos. */
  readonly photos: readonly string[];
}

/**
 * SHA-256, in hex, of a request's id, the version and its terms, written as one JSON array in the
 * order of this function: the same terms have one hash, and no two terms share a text.
 */
export function quoteHash(request: string, version: number, terms: QuoteTerms): string {
  const written = JSON.stringify([
    'assay-quote-1',
    request,
    version,
    terms.mpn,
    terms.manufacturer,
    terms.unitPrice,
    terms.priceBreaks.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
    terms.quantity,
    terms.moq,
    terms.condition,
    terms.packaging,
    terms.leadTime,
    terms.warrantyDays,
    terms.validUntil,
    terms.dateCode,
    terms.origin,
    terms.note,
    [...terms.photos],
  ]);
  return createHash('sha256').update(written).digest('hex');
}
