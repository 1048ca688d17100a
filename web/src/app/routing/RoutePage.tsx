import { Suspense, useEffect } from 'react';
import { settleLanguage } from '#web/i18n/language.ts';
import { Frame } from '../Frame.tsx';
import { warmLists } from '../updates/warm-lists.ts';
import { Guard } from './Guard.tsx';
import { announcePageHydrated } from './page-hydrated.ts';
import { lazyComponent, prefetchPage, sourceOf } from './pages.ts';
import type { Route } from './routes.ts';

const isSignedIn = () => document.documentElement.dataset['session'] !== undefined;

/** The page of a route in its shell, for those who may open it. */
export function RoutePage({ route }: { route: Route }) {
  const source = sourceOf(route.page);
  // The guard waits for the answer about who reads: the page is fetched meanwhile.
  if (!import.meta.env.SSR && (route.open === 'staff' || isSignedIn())) prefetchPage(source);
  const Page = lazyComponent(source);
  // A part that appears later, with its data, would hide the page while its words are on their way.
  // Visitors fetch what they see. Where the network is lost, the part asks again and says so.
  useEffect(() => {
    if (!isSignedIn()) return;
    import('./page-words.ts')
      .then(({ prefetchWords }) => prefetchWords(route.page))
      .catch(() => undefined);
  }, [route.page]);
  return (
    <Frame route={route}>
      <Suspense fallback={<span aria-busy="true" />}>
        <Guard key={route.page} route={route}>
          <Page />
        </Guard>
        <HydrationMark />
      </Suspense>
    </Frame>
  );
}

/**
 * Says that the page lives, and only then shows the kept language: it stands inside the page's
 * boundary, which wakes up after everything around it and must find the words it was drawn with.
 */
function HydrationMark() {
  useEffect(() => {
    announcePageHydrated();
    void settleLanguage();
    return warmLists();
  }, []);
  return null;
}
