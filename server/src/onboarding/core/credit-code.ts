/** Signs of a unified social credit code (GB 32100-2015), each worth its place: no I O S V Z. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const MODULUS = SIGNS.length;
const BODY_LENGTH = 17;
/** The weight of each place is the power of 3 by its number, modulo 31. */
const WEIGHT = 3;

/** The check sign of a code's first 17 signs; null where they are not 17 signs of the code. */
export function checkSign(body: string): string | null {
  if (body.length !== BODY_LENGTH) return null;
  let sum = 0;
  let weight = 1;
  for (const sign of body) {
    const worth = SIGNS.indexOf(sign);
    if (worth < 0) return null;
    sum += worth * weight;
    weight = (weight * WEIGHT) % MODULUS;
  }
  return SIGNS.charAt((MODULUS - (sum % MODULUS)) % MODULUS);
}

/**
 * Whether a text is a unified social credit code of mainland China: 18 signs, the last of which
 * checks the others. It does not say that the code was ever given out.
 */
export const isCreditCode = (text: string): boolean =>
  text.length === BODY_LENGTH + 1 && checkSign(text.slice(0, BODY_LENGTH)) === text.at(-1);
