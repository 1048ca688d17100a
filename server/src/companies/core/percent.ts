import type { BuyerProfile, SellerProfile } from '#contract/companies/profile.ts';

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

function counted(parts: readonly Part[]): Completeness {
  const there = parts.filter(([, , isThere]) => isThere);
  return {
    percent: there.reduce((sum, [, points]) => sum + points, 0),
    missing: parts.filter(([, , isThere]) => !isThere).map(([name]) => name),
  };
}

const filled = (text: string) => text.trim() !== '';

/** Ten parts of a buyer's profile at ten points each. */
export const buyerCompleteness = (profile: BuyerProfile): Completeness =>
  counted([
    ['company', 10, filled(profile.company)],
    ['areaId', 10, filled(profile.areaId)],
    ['logo', 10, filled(profile.logo)],
    ['about', 10, filled(profile.about)],
    ['address', 10, filled(profile.address)],
    ['lang', 10, filled(profile.lang)],
    ['website', 10, filled(profile.website)],
    ['tel', 10, filled(profile.tel)],
    ['workTime', 10, filled(profile.workTime)],
    ['buyerContactList', 10, profile.buyerContactList.length > 0],
  ]);

/** What a seller's percent is counted from. */
export interface SellerParts extends SellerProfile {
  readonly logo: string;
  readonly photos: number;
  /** How much of the settlement's required fields is filled, 0 to 1. */
  readonly settlementShare: number;
}

/** Forty points for the settlement, by its share; sixty for the public page. */
export function sellerCompleteness(parts: SellerParts): Completeness {
  const share = Math.min(1, Math.max(0, parts.settlementShare));
  const page = counted([
    ['logo', 10, filled(parts.logo)],
    ['about', 15, filled(parts.about)],
    ['mainProducts', 10, filled(parts.mainProducts)],
    ['brands', 10, parts.brands.length > 0],
    ['website', 5, filled(parts.website)],
    ['photos', 10, parts.photos > 0],
  ]);
  return {
    percent: page.percent + Math.floor(share * 40),
    missing: share < 1 ? ['settlement', ...page.missing] : page.missing,
  };
}
