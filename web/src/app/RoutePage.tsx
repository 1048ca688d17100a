import { Suspense, useEffect } from 'react';
import { settleLanguage } from '#web/i18n/language.ts';
import { Frame } from './Frame.tsx';
import { Guard } from './Guard.tsx';
import { drawnBy, sourceOf } from './pages.ts';
import { prefetchWords } from './prefetch-words.ts';
import type { Route } from './routes.ts';
import { warmLists } from './warm-lists.ts';

/** The page of a route in its shell, for those who may open it. */
export function RoutePage({ route }: { route: Route }) {
  const Drawn = drawnBy(sourceOf(route.page));
  useEffect(() => {
    prefetchWords(route.page).catch(() => undefined);
  }, [route.page]);
  return (
    <Frame route={route}>
      <Suspense fallback={<span aria-busy="true" />}>
        <Guard key={route.page} route={route}>
          <Drawn />
        </Guard>
        <Alive />
      </Suspense>
    </Frame>
  );
}

/**
 * Says that the page lives, and only then shows the kept language: it stands inside the page's
 * boundary, which wakes up after everything around it and must find the words it was drawn with.
 */
function Alive() {
  useEffect(() => {
    // Until here the server's drawing stands there and hears nothing.
    document.documentElement.dataset['live'] = '';
    void settleLanguage();
    return warmLists();
  }, []);
  return null;
}
