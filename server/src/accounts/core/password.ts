const OWN_WORD_MIN = 4;

/**
 * Whether a password that has the right form is still too easy to guess: one of `common`, one letter
 * or digit over and over, or the owner's own e-mail with digits around it.
 */
export function isWeak(password: string, email: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase();
  if (common.has(plain) || new Set(plain).size < 4) return true;
  const bare = plain.replace(/^\d+|\d+$/g, '');
  if (bare.length < 3 || commonWords.has(bare)) return true;
  const own = (email.split('@')[0] ?? '').replace(/[^a-z0-9]/g, '');
  if (own.length < OWN_WORD_MIN) return false;
  return bare === own || plain.replaceAll(own, '').length < OWN_WORD_MIN;
}

/** Words that stay common whatever digits stand around them. */
const commonWords = new Set([
  'password',
  'passwort',
  'passw',
  'admin',
  'administrator',
  'welcome',
  'qwerty',
  'qwertyuiop',
  'qwert',
  'asdfgh',
  'asdfghjkl',
  'zxcvbnm',
  'letmein',
  'iloveyou',
  'woaini',
  'abc',
  'abcd',
  'abcde',
  'abcdef',
  'test',
  'assay',
  'yanxin',
  'monkey',
  'dragon',
  'master',
  'login',
  'secret',
]);
