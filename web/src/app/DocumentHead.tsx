import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Head, watchHead } from '#web/page/use-head.ts';
import { watchTitle } from '#web/ui/layout/page-title.ts';

/** The title of the browser's tab: the page's own with the product's name, else the slogan. */
export const titleOf = (head: Head, slogan: string): string =>
  head.title === undefined ? slogan : `${head.title} · Assay 验芯`;

/**
 * Puts the head of the open page where the browser shows it. A component of its own, that renders
 * nothing: its state changes with each page, and must not render the pages again with it.
 */
export function DocumentHead(): null {
  const t = useTranslator('app');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [head, setHead] = useState<Head>({});
  const [heading, setHeading] = useState('');
  // Before the effects of the page: what it says comes after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address says its own head.
  useLayoutEffect(() => {
    setHead({});
    setHeading('');
  }, [pathname]);
  useEffect(() => watchHead(setHead), []);
  useEffect(() => watchTitle(setHeading), []);
  useEffect(() => {
    // A page that says nothing of itself is named by its heading, its record included.
    const title = head.title ?? (heading === '' ? undefined : heading);
    document.title = titleOf({ ...head, title }, t('title'));
    const robots = document.querySelector('meta[name=robots]');
    if (!head.noIndex) robots?.remove();
  }, [head, heading, t]);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const requestedLanguage = query.get('lang');
    if (requestedLanguage === null || requestedLanguage === t.lang) return;
    // The address asks for another language than the reader has chosen since.
    query.set('lang', t.lang);
    navigate({ pathname, search: `?${query}`, hash }, { replace: true, preventScrollReset: true });
  }, [t.lang, pathname, search, hash, navigate]);
  return null;
}
