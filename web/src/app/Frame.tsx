import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fetchDictionary, pageLanguage } from '#web/i18n/language.ts';
import { PublicFrame } from './PublicFrame.tsx';
import type { Route } from './routing/routes.ts';

/** A console's frame loads on demand, with its words: a visitor carries neither. */
const lazyFrame = (load: () => Promise<typeof PublicFrame>) =>
  lazy(async () => {
    const [Loaded] = await Promise.all([load(), fetchDictionary('app/console', pageLanguage())]);
    return { default: Loaded };
  });
const MemberFrame = lazyFrame(async () => (await import('./MemberFrame.tsx')).MemberFrame);
const DeskFrame = lazyFrame(async () => (await import('./StaffFrame.tsx')).DeskFrame);
const StaffFrame = lazyFrame(async () => (await import('./StaffFrame.tsx')).StaffFrame);

/** The shell around a page, as the route table names it. */
export function Frame({ route, children }: { route: Route; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const current = route.parent ?? pathname;
  if (route.shell === 'bare') {
    const isDesk = route.open === 'staff';
    return isDesk ? (
      <DeskFrame current={current}>{children}</DeskFrame>
    ) : (
      <main id="main">{children}</main>
    );
  }
  if (route.shell === 'public') return <PublicFrame current={current}>{children}</PublicFrame>;
  if (route.shell === 'staff') {
    return <StaffFrame current={route.parent ?? pathname + search}>{children}</StaffFrame>;
  }
  return <MemberFrame current={current}>{children}</MemberFrame>;
}
