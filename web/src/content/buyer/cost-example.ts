/**
 * An example of what a small company spends a year to export by itself, in whole CNY; its sum is
 * the one that the specification names (wallet document, section 9).
 */
export const costExample = [
  { item: 'staff', cny: 288_000 },
  { item: 'office', cny: 84_000 },
  { item: 'platform', cny: 68_800 },
  { item: 'fair', cny: 52_000 },
  { item: 'agent', cny: 26_400 },
  { item: 'courier', cny: 21_600 },
  { item: 'bank', cny: 9_792 },
  { item: 'losses', cny: 24_800 },
] as const;

/** The sum of the example. */
export const costExampleCny = costExample.reduce((sum, { cny }) => sum + cny, 0);
