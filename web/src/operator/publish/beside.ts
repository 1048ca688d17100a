import type { Language } from '#contract/option-schemas.ts';

/** The language that stands beside the one that is written, or none. */
export type BesideLanguage = Language | 'none';

/** Returns the language that stands beside another one; never the same one twice. */
export function besideOf(chosen: BesideLanguage, lang: Language): BesideLanguage {
  if (chosen !== lang) return chosen;
  return lang === 'zh' ? 'en' : 'zh';
}
