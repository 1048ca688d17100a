import type { FakeReason } from '#contract/fakes/constants.ts';

/** Traits of a lot that failed; keys are those of the catalog. */
export interface RememberedTraits {
  readonly partKey: string;
  /** Empty where nobody named the manufacturer: then the part number alone decides. */
  readonly makerKey: string;
  readonly sellerId: string | null;
  readonly dateCode: string;
  readonly lotCode: string;
  /** Lot codes that the dock read on its packs. */
  readonly labels: readonly string[];
}

/** Traits of goods that are offered, ordered or received. */
export interface FoundTraits {
  readonly partKey: string;
  readonly makerKey: string;
  readonly sellerId: string;
  readonly lots: readonly { readonly dateCode: string; readonly lotCode: string }[];
  /** Whether a photo of the goods is one of the failed lot. */
  readonly hasPhoto?: boolean;
}

/** How far goods resemble a failed lot: a certainty of 1 to 100, and the reasons for it. */
export interface Match {
  readonly score: number;
  readonly reasons: readonly FakeReason[];
}

const weights: Readonly<Record<FakeReason, number>> = {
  lot: 80,
  label: 70,
  photo: 90,
  seller: 40,
};

/** Shorter codes, such as "A1", stand on lots of everybody. */
const CODE_LEAST = 4;

/** Returns a code as it is compared: letters and digits in upper case. */
export const codeKey = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isTelling = (key: string): boolean => key.length >= CODE_LEAST && /\d/.test(key);

const isSamePart = (one: RememberedTraits, other: FoundTraits): boolean =>
  one.partKey !== '' &&
  one.partKey === other.partKey &&
  (one.makerKey === '' || other.makerKey === '' || one.makerKey === other.makerKey);

function reasonsOf(record: RememberedTraits, found: FoundTraits): FakeReason[] {
  const reasons: FakeReason[] = [];
  if (isSamePart(record, found)) {
    const lot = codeKey(record.lotCode);
    const date = codeKey(record.dateCode);
    const labels = new Set([lot, ...record.labels.map(codeKey)].filter(isTelling));
    const isLot = found.lots.some(
      ({ dateCode, lotCode }) =>
        date !== '' && isTelling(lot) && codeKey(lotCode) === lot && codeKey(dateCode) === date,
    );
    if (isLot) reasons.push('lot');
    else if (found.lots.some(({ lotCode }) => labels.has(codeKey(lotCode)))) reasons.push('label');
    if (found.hasPhoto) reasons.push('photo');
    if (record.sellerId !== null && record.sellerId === found.sellerId) reasons.push('seller');
  } else if (found.hasPhoto) {
    // The photo is of other goods then, which is no better.
    reasons.push('photo');
  }
  return reasons;
}

/**
 * Returns how far goods resemble a failed lot; null where no reason speaks for it. A date code that
 * is the same is no reason by itself: a maker prints one on all that it makes in a week.
 */
export function matchOf(record: RememberedTraits, found: FoundTraits): Match | null {
  const reasons = reasonsOf(record, found);
  if (reasons.length === 0) return null;
  // Reasons of their own add up as chances do: none of them makes another less certain.
  const remainder = reasons.reduce((rest, reason) => rest * (1 - weights[reason] / 100), 1);
  return { reasons, score: Math.max(1, Math.min(99, Math.round(100 - remainder * 100))) };
}
