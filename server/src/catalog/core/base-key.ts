import { mpnKey } from './mpn-key.ts';

/**
 * How a maker says that a part is packed on a reel, or free of lead, at the end of its number. The
 * database says it by the same expression (`catalog.packing_suffix`).
 */
const PACKING =
  /(?:[-/ ]?T\/R|[-/ _]TR(?:7|13)?|(?<=[0-9])TR|[-/ ]REEL(?:7|13)?|-RL7?|-R7|-T|\+T?|\/NOPB|#(?:W?TRM?)?(?:PBF)?|,[0-9]{3}|TR[LR]?PBF|-?PBF|[-/]LF|-G?E3|-(?:7|13)-F|_R[0-9]_[0-9]{5})$/;

const SUFFIXES_MOST = 2;
const BASE_MIN = 4;

const alphanumericLength = (suffix: string): number => suffix.replace(/[^A-Z0-9]/g, '').length;

/** The packing suffix that a number ends with, as it is written; empty where there is none. */
export const packingSuffix = (mpn: string): string => PACKING.exec(mpn)?.[0] ?? '';

/**
 * The key of a part number without up to two packing suffixes: TPS54331DR/NOPB and TPS54331DR share
 * it. It is a beginning of the key with at least four signs, or the whole key. It widens a search
 * and proves nothing: parts of one base stay different parts.
 */
export function baseKey(mpn: string): string {
  let rest = mpn;
  let base = mpnKey(mpn);
  for (let step = 0; step < SUFFIXES_MOST; step += 1) {
    const suffix = packingSuffix(rest);
    const shorter = base.slice(0, base.length - alphanumericLength(suffix));
    if (suffix === '' || [...shorter].length < BASE_MIN) break;
    base = shorter;
    rest = rest.slice(0, rest.length - suffix.length);
  }
  return base;
}

/**
 * Returns the suffix after the base as the manufacturer writes it: `/NOPB`. Empty where the number
 * is its base.
 */
export function suffixAfter(mpn: string, base: string): string {
  let end = mpn.length;
  while (end > 0 && mpnKey(mpn.slice(0, end)) !== base) end -= 1;
  // The separator belongs to the suffix.
  while (end > 0 && mpnKey(mpn.slice(0, end - 1)) === base) end -= 1;
  return end === 0 ? '' : mpn.slice(end);
}
