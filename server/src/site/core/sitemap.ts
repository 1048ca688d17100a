import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';

/** At most this many addresses stand in one file; the protocol allows fifty thousand and 50 MB. */
export const PER_FILE = 5000;

/** An address in a language; the market's default language has the plain one. */
function inLanguage(address: string, lang: Language): string {
  if (lang === 'zh') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;
}

/** The page of a part number: its exact search. */
export const partPath = (mpn: string): string =>
  `/part-search?${new URLSearchParams({ keyword: mpn, isAccurate: '1' })}`;

/** A sitemap of addresses, each with its other languages (sitemaps.org 0.9, xhtml:link). */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const address = origin + path;
    const others = languages.map(
      (lang) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(inLanguage(address, lang))}"/>`,
    );
    return `<url><loc>${escapeHtml(address)}</loc>${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** The list of all sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

/** Returns robots.txt: search engines may visit public pages, and none that needs a session. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /test-api/',
    'Disallow: /files/',
    'Disallow: /ops',
    'Disallow: /v/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * The run of parts that a text asks for: one of the index, else the last before the text, so that
 * no text of a stranger makes another file.
 */
export function startOf(starts: readonly string[], text: unknown): string {
  const [first = ''] = starts;
  if (typeof text !== 'string') return first;
  return starts.includes(text) ? text : (starts.findLast((start) => start <= text) ?? first);
}
