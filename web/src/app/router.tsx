import { Suspense, useEffect } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router';
import { speak } from '#web/api/client.ts';
import { useWords } from '#web/i18n/words.ts';
import { Toasts } from '#web/ui/Toasts.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Frame } from './Frame.tsx';
import { Guard } from './Guard.tsx';
import { pageOf } from './pages.ts';
import { type Route, redirects, routes } from './routes.ts';
import { SessionEnded } from './SessionEnded.tsx';

/** What stands around all pages: alerts, toasts, the title of the page in the reader's language. */
function Root() {
  const t = useWords('app');
  useEffect(() => {
    speak(t.lang);
    document.title = t('title');
  }, [t]);
  return (
    <>
      <Outlet />
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
