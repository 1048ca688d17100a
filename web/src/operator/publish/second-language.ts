import type { Language } from '#contract/option-schemas.ts';

/** The language that stands beside the one that is written, or none. */
export type SecondLanguage = Language | 'none';

/** Returns the language that stands beside another one; never the same one twice. */
export function secondLanguageOf(chosen: SecondLanguage, lang: Language): SecondLanguage {
  if (chosen !== lang) return chosen;
  return lang === 'zh' ? 'en' : 'zh';
}
