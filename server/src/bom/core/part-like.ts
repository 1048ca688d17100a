const PART_MAX = 80;
const SIGNS_MIN = 3;
const HAN = /\p{Script=Han}/u;
const ADDRESS = /^(?:https?:\/\/|www\.)/i;

/** `100nF`, `4.7uF`, `10k`, `4k7`, `±5%`, `16V`, `12.288MHz`, `2.54mm`. */
const VALUE =
  /^[±<>~+-]?\d{1,4}(?:[.,]\d+)?(?:[pnuµμmkMGR]|meg)?(?:[FHVAWJR]|hz|Ω|ohms?|%|mm|mil|cm|bits?|pins?|pcs|x|°?c)?$|^\d{1,3}[RKMpnuµμ]\d{1,2}(?:[FH]|Ω)?$/iu;
/** Sizes and cases, and the names of dielectrics that stand beside values. */
const CASE =
  /^(?:0?[1-9]\d{3}|(?:c|r|l)?(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)|(?:SOT|SOIC|SOP|TSSOP|QFN|QFP|LQFP|TQFP|DIP|PDIP|SMA|SMB|SMC|TO|DO|SOD|BGA|MSOP|SC)-?\d*(?:-\d+)?|SMD-?\d{0,4}|X[57][RS]|C0G|NP0|Y5V|\d+(?:X|×)\d+(?:[.,]\d+)?)$/i;

/**
 * Whether a text that nothing in stock answers to may be a maker's part number: one word of it mixes
 * letters and digits, or has many digits, and is neither a value (`100nF`) nor a case (`SOT-23`).
 */
export function isPartLike(text: string): boolean {
  const typed = text.normalize('NFKC').trim();
  if (typed.length > PART_MAX || HAN.test(typed) || ADDRESS.test(typed)) return false;
  return typed.split(/[\s,;|]+/).some((word) => {
    const signs = word.replace(/[^\p{L}\p{N}]/gu, '');
    if (signs.length < SIGNS_MIN || !/\d/.test(signs)) return false;
    const halves = word.split('/');
    if (halves.every((half) => VALUE.test(half) || CASE.test(half))) return false;
    return /\p{L}/u.test(signs) || signs.length > SIGNS_MIN + 1;
  });
}
