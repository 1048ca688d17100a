import type { Language } from '#contract/option-schemas.ts';

/** A country in the reader's language; its code where it has no name. */
export function countryName(code: string, lang: Language): string {
  if (code === '') return '';
  try {
    return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
