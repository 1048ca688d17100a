import { readFileSync } from 'node:fs';
import { commonPasswords } from './core/common-passwords.ts';
import { isWeak } from './core/password.ts';

/**
 * The 10,000 most used passwords that have the right form, in lower case, from the public list of
 * ten million by Mark Burnett; and those of this trade and market that it does not know.
 */
const common: ReadonlySet<string> = new Set([
  ...commonPasswords,
  ...readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
]);

/** Whether a password of the right form is too easy to guess for the owner of an e-mail. */
export const isWeakPassword = (password: string, email: string): boolean =>
  isWeak(password, email, common);
