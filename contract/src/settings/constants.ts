/** Records of one effect are counted up to so many; above that it is "more than". */
export const EFFECT_COUNT_MOST = 1000;

/** Records of one effect that are named. */
export const EFFECT_RECORDS_MOST = 5;

/** The effects that a change of a setting may have on what is open; each has a sentence of its own. */
export const effectKinds = [
  'ordersKeep',
  'exchangesKeep',
  'quotesKeep',
  'claimsFollow',
  'exchangesOutside',
  'sellersOverDay',
  'rechargesTwo',
  'rechargesOne',
  'rateUntil',
  'rateTooOld',
  'withdrawalsOutside',
  'withdrawersOverDay',
  'withdrawalsNoFactor',
  'balancesBelowLeast',
  'goodwillSpent',
  'goodwillRefused',
  'rechargesToOld',
  'referencesToOld',
  'payoutFilesFromOld',
  'depositsToOld',
  'parcelsToOld',
  'parcelsToNew',
  'claimsToNew',
  'ordersDue',
  'claimsDue',
  'inspectionsDue',
  'casesDue',
  'settlementsDue',
  'withdrawalsDue',
  'parcelsOfCarrier',
  'claimParcelsOfCarrier',
  'ordersAskCarrier',
  'appointmentsOutside',
  'appointmentsOver',
  'suspicionsMore',
  'suspicionsFewer',
  'suspicionsStay',
  'linesMore',
  'linesFewer',
  'matchesRefused',
] as const;
