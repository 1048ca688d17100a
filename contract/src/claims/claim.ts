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

/** How a replacement order may end: kept whole, or in part, lost on its way, or not made. */
export const replacementEndings = ['whole', 'part', 'lost', 'failed'] as const;
