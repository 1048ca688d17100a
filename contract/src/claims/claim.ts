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
export type ReplacementEnding = (typeof replacementEndings)[number];

const endEvents = {
  whole: null,
  part: 'completeInPart',
  lost: 'loseReplacement',
  failed: null,
} as const satisfies Record<ReplacementEnding, string | null>;

/** Returns the event that says more of a claim's end than its state; null where the state says all. */
export const endEventOf = (ending: ReplacementEnding | null) => ending && endEvents[ending];
