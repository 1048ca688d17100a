import type { ClientInput } from '#contract/call.ts';
import { quoteSubmit } from '#contract/enquiries/calls.ts';
import type { QuoteDraft as From } from '#contract/enquiries/line-schemas.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import type { Condition, LeadTime, Packaging } from '#contract/option-schemas.ts';
import { dayChoices } from '#contract/options.ts';
import { needed } from '#web/api/needed.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';

export const MOST_BREAKS = 5;
export const MOST_PHOTOS = 5;

/** A photo that is up already. */
export interface QuotePhoto {
  readonly url: string;
  readonly name: string;
}

/** A quote as typed. */
export interface QuoteTyped {
  /** The version of the request over which it is written. */
  readonly version: number;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly unitPrice: string;
  readonly priceBreaks: readonly { readonly quantity: string; readonly unitPrice: string }[];
  readonly quantity: string;
  readonly moq: string;
  /** Empty until its seller says it, where its stock does not know it. */
  readonly condition: Condition | '';
  readonly packaging: Packaging | '';
  readonly leadTime: LeadTime;
  readonly warrantyDays: string;
  readonly validDays: string;
  readonly dateCode: string;
  /** Country of origin; empty where unknown. */
  readonly origin: string;
  readonly note: string;
  readonly photos: readonly QuotePhoto[];
}

const numberText = (number: number | null | undefined) => (number ? `${number}` : '');

/** Fills a quote from stock or an earlier quote; fields that it leaves open stay as they are. */
export function filledFrom(typed: QuoteTyped, from: From): QuoteTyped {
  return {
    ...typed,
    mpn: from.mpn ?? typed.mpn,
    manufacturer: from.manufacturer ?? typed.manufacturer,
    unitPrice: from.unitPrice ?? typed.unitPrice,
    priceBreaks: (from.priceBreaks ?? []).map(({ quantity, unitPrice }) => ({
      quantity: `${quantity}`,
      unitPrice,
    })),
    quantity: numberText(from.quantity) || typed.quantity,
    moq: numberText(from.moq),
    condition: from.condition ?? typed.condition,
    packaging: from.packaging ?? '',
    leadTime: from.leadTime ?? typed.leadTime,
    warrantyDays: from.warrantyDays === undefined ? typed.warrantyDays : `${from.warrantyDays}`,
    dateCode: from.dateCode ?? typed.dateCode,
    origin: from.origin ?? typed.origin,
    note: from.note ?? typed.note,
  };
}

/** The same from stock: one of unknown condition leaves it to the seller to say. */
export const filledFromStock = (typed: QuoteTyped, stock: From): QuoteTyped => ({
  ...filledFrom(typed, stock),
  condition: stock.condition ?? '',
});

/** The form as it opens: the quote that stands, else filled from stock. */
export function initialQuote(request: SellerRequest): QuoteTyped {
  const blank: QuoteTyped = {
    version: request.version,
    mpn: request.mpn,
    manufacturer: request.manufacturer,
    unitPrice: '',
    priceBreaks: [],
    quantity: `${request.quantity}`,
    moq: '',
    condition: request.condition ?? 'brandNew',
    packaging: '',
    leadTime: request.leadTime,
    warrantyDays: '30',
    validDays: '15',
    dateCode: '',
    origin: '',
    note: '',
    photos: [],
  };
  const { quote, from } = request;
  // A newer version keeps the photos of the one before.
  if (quote) return { ...filledFrom(blank, { ...quote, photos: undefined }), photos: quote.photos };
  return from.stock ? filledFromStock(blank, from.stock) : blank;
}

const daysOf = (text: string) => dayChoices.find((days) => `${days}` === text) ?? 30;

export const inputOf = (
  request: Pick<SellerRequest, 'id'>,
  { version, ...typed }: QuoteTyped,
): ClientInput<typeof quoteSubmit> => ({
  id: request.id,
  version,
  quote: {
    ...typed,
    // An empty one is refused at its field.
    condition: typed.condition as Condition,
    priceBreaks: typed.priceBreaks.map(({ quantity, unitPrice }) => ({
      quantity: Number(quantity),
      unitPrice,
    })),
    moq: typed.moq === '' ? null : typed.moq,
    packaging: typed.packaging || null,
    // Links are signed for a while; the file is known by its address alone.
    photos: typed.photos.map(({ url }) => url.replace(/\?.*$/, '')),
    warrantyDays: daysOf(typed.warrantyDays),
    validDays: dayChoices.find((days) => `${days}` === typed.validDays) ?? 15,
  },
});

/** Faults by field: `unitPrice`, `priceBreaks`, `moq`, `condition`. */
export function validateQuote(
  request: Pick<SellerRequest, 'id' | 'version'>,
  typed: QuoteTyped,
): FieldErrors {
  const violations = Object.entries(validateInput(quoteSubmit, inputOf(request, typed)));
  const fields = violations.map(
    ([path, reason]) => [path.replace(/^quote\./, ''), reason] as const,
  );
  return needed(Object.fromEntries(fields), { condition: typed.condition });
}
