import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';

const knownLanguage = (text: string | null | undefined): Language | null =>
  languages.find((lang) => lang === text) ?? null;

/** The language that an address asks for by `?lang=`, or null. */
export const readLanguageParam = (url: URL): Language | null =>
  knownLanguage(url.searchParams.get('lang'));

/** Keeps a language for a year; the program in the page reads and writes the same cookie. */
export const languageCookie = (lang: Language): string =>
  `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** The language of a page: asked for by `?lang=`, else kept in the browser's cookie, else Chinese. */
export function languageOf(url: URL, cookies: string | undefined): Language {
  const cookieLanguage = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1];
  return readLanguageParam(url) ?? knownLanguage(cookieLanguage) ?? 'zh';
}
