import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import type { Head } from '#web/page/use-head.ts';
import { titleOf } from './DocumentHead.tsx';

/** Where and in which language a page stands, for its tags. */
export interface HeadPlace {
  readonly lang: Language;
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** The address as asked, for pages that name no canonical one. */
  readonly path: string;
  /** The product's slogan in the page's language. */
  readonly slogan: string;
}

/** JSON inside a script element: no text in it may end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const locales: Record<Language, string> = {
  zh: 'zh_CN',
  en: 'en_US',
  es: 'es_419',
  fr: 'fr_FR',
  ru: 'ru_RU',
};

/** An address in a language: the market's default language has the plain one. */
function inLanguage(origin: string, path: string, lang: Language): string {
  const url = new URL(path, origin);
  url.searchParams.delete('lang');
  if (lang !== 'zh') url.searchParams.set('lang', lang);
  return url.href;
}

/** Addresses of this origin in full: readers of structured data take no others. */
function absolute(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, absolute(inner, origin)]),
  );
}

/** The tags of a page's head: for search engines, previews and the browser's tab. */
export function headTags(head: Head, place: HeadPlace): string {
  const { lang, origin, slogan } = place;
  const title = titleOf(head, slogan);
  const description = head.description ?? slogan;
  const path = head.canonical ?? place.path;
  const own = inLanguage(origin, path, lang);
  const image = new URL(head.image ?? '/preview.png', origin).href;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(head.noIndex || head.status === 404
      ? [meta('name', 'robots', 'noindex')]
      : [
          link('canonical', own),
          ...languages.map((one) => link('alternate', inLanguage(origin, path, one), one)),
          link('alternate', inLanguage(origin, path, 'zh'), 'x-default'),
        ]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Assay 验芯'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    meta('property', 'og:image', image),
    meta('property', 'og:locale', locales[lang]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.jsonLd ?? []).map(
      (thing) =>
        `<script type="application/ld+json">${scriptJson({
          '@context': 'https://schema.org',
          ...(absolute(thing, origin) as object),
        })}</script>`,
    ),
  ];
  return tags.join('\n    ');
}

const meta = (kind: string, name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${hreflang ? ` hreflang="${hreflang}"` : ''} />`;
