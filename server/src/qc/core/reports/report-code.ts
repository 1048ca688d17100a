/** Letters and digits that nobody mistakes for another: without 0 O 1 I L U. */
export const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/**
 * A verification code from random bytes: those that would favour some letters are passed over.
 * Returns null where the bytes run out first; draw again then.
 */
export function codeFrom(bytes: Uint8Array): string | null {
  const fair = 256 - (256 % alphabet.length);
  const letters = [...bytes].filter((byte) => byte < fair);
  if (letters.length < CODE_LENGTH) return null;
  return letters
    .slice(0, CODE_LENGTH)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
}
