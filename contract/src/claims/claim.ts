/** Reasons of a claim. Goods claimed to be counterfeit never go back to the seller. */
export const claimReasons = [
  'solderability',
  'functional',
  'damaged',
  'wrongPart',
  'quantity',
  'counterfeit',
  'other',
] as const;
