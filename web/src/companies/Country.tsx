import { countryName } from '#web/i18n/region-names.ts';
import { useLanguage } from '#web/i18n/translator.ts';

/** A country in the reader's language. */
export function Country({ code }: { code: string }) {
  const lang = useLanguage();
  // Server and browser may know a country by two names of the same language.
  return <span suppressHydrationWarning>{countryName(code, lang)}</span>;
}
