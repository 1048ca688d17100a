/** Private facts by which an author is known. */
export interface AuthorContacts {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
}

/** Shorter names and numbers occur in texts by chance. */
const NAME_MIN = 4;
const DIGITS_MIN = 7;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Returns whether a text holds the author's e-mail address, telephone or name. A telephone counts
 * whatever stands between its digits; its country code may be missing.
 */
export function holdsContacts(text: string, author: AuthorContacts): boolean {
  const lower = text.toLowerCase();
  const names = [author.email, author.name, author.company].map((one) => one.trim().toLowerCase());
  if (names.some((one) => one.length >= NAME_MIN && lower.includes(one))) return true;
  const phone = digitsOf(author.phone).slice(-9);
  if (phone.length < DIGITS_MIN) return false;
  // Digits that belong together: blanks, dots, dashes and brackets may part them.
  const runs = text.match(/\d[\d\s.()/-]*/g) ?? [];
  return runs.some((run) => digitsOf(run).includes(phone));
}
