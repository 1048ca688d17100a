import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { setRequestLanguage } from '#web/api/client.ts';
import { settleLanguage } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDrawnFile } from '#web/page/drawn-files.ts';
import { Toasts } from '#web/ui/Toasts.tsx';
import { type SlotFillings, SlotsRoom } from '#web/widgets/Slots.tsx';
import { Dialogs } from './Dialogs.tsx';
import { FailedCalls } from './FailedCalls.tsx';
import { Frame } from './Frame.tsx';
import { FailedUser, Guard } from './Guard.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { drawnBy, sourceOf } from './pages.ts';
import { quickBuy } from './quick-buy.ts';
import { type Route, redirects, routes } from './routes.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { useScroll } from './use-scroll.ts';
import { useShownHead } from './use-shown-head.ts';
import { warmLists } from './warm-lists.ts';

function QuickBuy() {
  useDrawnFile(quickBuy);
  const Panel = drawnBy(quickBuy);
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}

/** What slices give to pages of other slices. */
const slots: SlotFillings = { quickBuy: <QuickBuy /> };

function Page({ route }: { route: Route }) {
  const Drawn = drawnBy(sourceOf(route.page));
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

const pages: RouteObject[] = routes.map((route) => ({
  path: route.path,
  element: <Page route={route} />,
}));
const ways: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
}));
const all = [...ways, ...pages];

/** All pages by the route table, and what stands around them: alerts, toasts, the page's head. */
export function Pages() {
  const t = useTranslator('app');
  const client = useQueryClient();
  const asked = useRef(t.lang);
  const { pathname } = useLocation();
  // Said while drawing: the pages below ask in their own first effects, before any effect here.
  setRequestLanguage(t.lang);
  useShownHead();
  useScroll();
  useEffect(() => {
    if (asked.current === t.lang) return;
    asked.current = t.lang;
    // Messages, names and reasons come from the server in the reader's language.
    void client.invalidateQueries();
  }, [t, client]);
  return (
    <>
      <SlotsRoom slots={slots}>
        <PageBoundary at={pathname}>{useRoutes(all)}</PageBoundary>
      </SlotsRoom>
      <SessionEnded />
      <FailedUser />
      <FailedCalls />
      <Dialogs />
      <Toasts />
    </>
  );
}
