import { useLanguage } from '#web/i18n/translator.ts';
import { nameOfCountry } from './country-name.ts';

/** A country in the reader's language. */
export function Country({ code }: { code: string }) {
  const lang = useLanguage();
  // Server and browser may know a country by two names of the same language.
  return <span suppressHydrationWarning>{nameOfCountry(code, lang)}</span>;
}
