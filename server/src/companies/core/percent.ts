import type { BuyerProfile, SellerProfile } from '#contract/companies/profile-schemas.ts';

/**
 * How complete a profile is: each part that is there adds its points, 100 in all. What not every
 * company has (a D-U-N-S number, a toll-free line, pictures of a buyer) counts for nothing.
 */
export interface Completeness {
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** Parts that are not there yet, in the order of the form. */
  readonly missing: readonly string[];
}

type Part = readonly [name: string, points: number, isThere: boolean];

function countParts(parts: readonly Part[]): Completeness {
  const there = parts.filter(([, , isThere]) => isThere);
  return {
    percent: there.reduce((sum, [, points]) => sum + points, 0),
    missing: parts.filter(([, , isThere]) => !isThere).map(([name]) => name),
  };
}

const isFilled = (text: string) => text.trim() !== '';

/** Ten parts of a buyer's profile at ten points each. */
export const buyerCompleteness = (profile: BuyerProfile): Completeness =>
  countParts([
    ['company', 10, isFilled(profile.company)],
    ['areaId', 10, isFilled(profile.areaId)],
    ['logo', 10, isFilled(profile.logo)],
    ['about', 10, isFilled(profile.about)],
    ['address', 10, isFilled(profile.address)],
    ['lang', 10, isFilled(profile.lang)],
    ['website', 10, isFilled(profile.website)],
    ['tel', 10, isFilled(profile.tel)],
    ['workTime', 10, isFilled(profile.workTime)],
    ['buyerContactList', 10, profile.buyerContactList.length > 0],
  ]);

/** The inputs of a seller's completeness in percent. */
export interface SellerParts extends SellerProfile {
  readonly logo: string;
  readonly photos: number;
  /** How much of the settlement's required fields is filled, 0 to 1. */
  readonly settlementShare: number;
}

/** Forty points for the settlement, by its share; sixty for the public page. */
export function sellerCompleteness(parts: SellerParts): Completeness {
  const share = Math.min(1, Math.max(0, parts.settlementShare));
  const page = countParts([
    ['logo', 10, isFilled(parts.logo)],
    ['about', 15, isFilled(parts.about)],
    ['mainProducts', 10, isFilled(parts.mainProducts)],
    ['brands', 10, parts.brands.length > 0],
    ['website', 5, isFilled(parts.website)],
    ['photos', 10, parts.photos > 0],
  ]);
  return {
    percent: page.percent + Math.floor(share * 40),
    missing: share < 1 ? ['settlement', ...page.missing] : page.missing,
  };
}
