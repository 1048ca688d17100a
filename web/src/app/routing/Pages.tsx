import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { setRequestLanguage } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useRenderedFile } from '#web/page/rendered-files.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type SlotFillings, SlotsRoom } from '#web/widgets/Slots.tsx';
import { Dialogs } from '../Dialogs.tsx';
import { DocumentHead } from '../DocumentHead.tsx';
import { FailedCalls } from '../FailedCalls.tsx';
import { quickBuy } from '../quick-buy.ts';
import { SessionEnded } from '../SessionEnded.tsx';
import { FailedUser } from './Guard.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { lazyComponent } from './pages.ts';
import { RoutePage } from './RoutePage.tsx';
import { redirects, siteRoutes } from './routes.ts';
import { useScroll } from './use-scroll.ts';

function QuickBuy() {
  useRenderedFile(quickBuy);
  const Panel = lazyComponent(quickBuy);
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}

/** Components that slices provide for pages of other slices. */
const slots: SlotFillings = { quickBuy: <QuickBuy /> };

const pages: RouteObject[] = siteRoutes.map((route) => ({
  path: route.path,
  element: <RoutePage route={route} />,
}));
const Toasts = lazy(async () => {
  const { Toasts: toasts } = await import('#web/ui/overlay/Toasts.tsx');
  return { default: toasts };
});
const StaffPages = lazy(() => import('./StaffPages.tsx'));
const ofStaff: RouteObject = {
  path: '/ops/*',
  element: (
    <Suspense fallback={<span aria-busy="true" />}>
      <StaffPages />
    </Suspense>
  ),
};
const ways: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
}));
const all = [...ways, ofStaff, ...pages];

/**
 * Their place is found by a program of some size, which no first load waits for. What knows of the
 * hydration is apart from the pages: they are not rendered again when it ends.
 */
function LateToasts() {
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}

/** All pages by the route table, and what stands around them: alerts, toasts, the page's head. */
export function Pages() {
  const t = useTranslator('app');
  const client = useQueryClient();
  const fetchedLanguage = useRef(t.lang);
  const { pathname } = useLocation();
  // Said while drawing: the pages below ask in their own first effects, before any effect here.
  setRequestLanguage(t.lang);
  useScroll();
  useEffect(() => {
    if (fetchedLanguage.current === t.lang) return;
    fetchedLanguage.current = t.lang;
    // Messages, names and reasons come from the server in the reader's language.
    void client.invalidateQueries();
  }, [t, client]);
  return (
    <>
      {/* First, so that its effects run before those of the page, which name the page. */}
      <DocumentHead />
      <SlotsRoom slots={slots}>
        <PageBoundary path={pathname}>{useRoutes(all)}</PageBoundary>
      </SlotsRoom>
      <SessionEnded />
      <FailedUser />
      <FailedCalls />
      <Dialogs />
      <LateToasts />
    </>
  );
}
