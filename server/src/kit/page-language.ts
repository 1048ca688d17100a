import { type Language, languages } from '#contract/options.ts';

const known = (text: string | null | undefined): Language | null =>
  languages.find((lang) => lang === text) ?? null;

/** The language of a page: asked for by `?lang=`, else kept in the browser's cookie, else Chinese. */
export function languageOf(url: URL, cookies: string | undefined): Language {
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1];
  return known(url.searchParams.get('lang')) ?? known(kept) ?? 'zh';
}
