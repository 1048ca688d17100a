import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router';
import { speak } from '#web/api/client.ts';
import { useWords } from '#web/i18n/words.ts';
import { type SlotFillings, SlotsRoom } from '#web/parts/Slots.tsx';
import { Toasts } from '#web/ui/Toasts.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Frame } from './Frame.tsx';
import { Guard } from './Guard.tsx';
import { pageOf } from './pages.ts';
import { type Route, redirects, routes } from './routes.ts';
import { SessionEnded } from './SessionEnded.tsx';

const QuickBuyPanel = lazy(() => import('#web/accounts/QuickBuyPanel.tsx'));

/** What slices give to pages of other slices. */
const slots: SlotFillings = {
  quickBuy: (
    <Suspense>
      <QuickBuyPanel />
    </Suspense>
  ),
};

/** What stands around all pages: alerts, toasts, the title of the page in the reader's language. */
function Root() {
  const t = useWords('app');
  const client = useQueryClient();
  const asked = useRef(t.lang);
  // Said while drawing: the pages below ask in their own first effects, before any effect here.
  speak(t.lang);
  useEffect(() => {
    document.title = t('title');
    if (asked.current === t.lang) return;
    asked.current = t.lang;
    // Messages, names and reasons come from the server in the reader's language.
    void client.invalidateQueries();
  }, [t, client]);
  return (
    <>
      <SlotsRoom slots={slots}>
        <Outlet />
      </SlotsRoom>
      <SessionEnded />
      <Dialogs />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

function Page({ route }: { route: Route }) {
  const Drawn = pageOf(route.page);
  return (
    <Frame route={route}>
      <Suspense fallback={<span aria-busy="true" />}>
        <Guard route={route}>
          <Drawn />
        </Guard>
      </Suspense>
    </Frame>
  );
}

const pages: RouteObject[] = routes.map((route) => ({
  path: route.path,
  element: <Page key={route.page} route={route} />,
}));
const ways: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
}));

/** The browser's router over the route table. */
export const openRouter = () =>
  createBrowserRouter([
    { element: <Root />, errorElement: <BrokenPage />, children: [...ways, ...pages] },
  ]);
