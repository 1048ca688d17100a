import type { Language } from '#contract/option-schemas.ts';

/** A country in a language; its code where it has no name. */
export function nameOfCountry(code: string, lang: Language): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A language by its code in the reader's language; the code where it has no name. */
export function nameOfLanguage(code: string, lang: Language): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
