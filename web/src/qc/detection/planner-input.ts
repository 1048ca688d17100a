/** The largest lot that the planner reckons with. */
export const LOT_MAX = 1_000_000;
/** The smallest share of bad pieces that may be asked for, in percent. */
export const BAD_MIN = 0.1;
/** The plan that stands there before anything was typed. */
export const plannerDefaults = { lot: '2500', bad: '2' } as const;

/** A lot size as typed: a whole number from 1 on, or null. */
export function readLot(text: string): number | null {
  if (!/^\d{1,7}$/.test(text)) return null;
  const lot = Number(text);
  return lot >= 1 && lot <= LOT_MAX ? lot : null;
}

/** A share of bad pieces as typed, in percent with at most one decimal, or null. */
export function readBad(text: string): number | null {
  if (!/^\d{1,3}([.,]\d)?$/.test(text)) return null;
  const bad = Number(text.replace(',', '.'));
  return bad >= BAD_MIN && bad <= 100 ? bad : null;
}
