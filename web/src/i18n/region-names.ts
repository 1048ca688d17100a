import type { Language } from '#contract/option-schemas.ts';

function nameOf(code: string, lang: Language, type: 'region' | 'language'): string {
  if (code === '') return '';
  try {
    return new Intl.DisplayNames([lang], { type }).of(code) ?? code;
  } catch {
    // A code that is none: it is shown as it is.
    return code;
  }
}

/** A country by its code in the reader's language; the code where it has no name. */
export const countryName = (code: string, lang: Language): string => nameOf(code, lang, 'region');

/** A language by its code in the reader's language; the code where it has no name. */
export const languageName = (code: string, lang: Language): string =>
  nameOf(code, lang, 'language');
