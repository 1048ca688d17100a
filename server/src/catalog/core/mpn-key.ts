const IGNORED = /[^\p{L}\p{N}]/gu;

/**
 * The key that search and matching compare first (domain section 3): full-width and other
 * compatibility forms folded, upper case, letters and digits only. It finds and does not prove:
 * SMAJ6.0CA and SMAJ60CA share one and are different parts. Text without a letter or digit has an
 * empty key, which matches nothing.
 */
export function mpnKey(text: string): string {
  // Lower before upper, because some capitals (ẞ) have no other way to the capitals of their kind.
  const folded = text.normalize('NFKC').toLowerCase().toUpperCase();
  // Characters that were separated may compose now.
  return folded.replace(IGNORED, '').normalize('NFKC');
}

/** Greater than every key that begins with `key`, where keys are compared by code point. */
export const afterPrefix = (key: string): string => `${key}\u{10ffff}`;
