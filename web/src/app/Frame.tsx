import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PublicFrame } from './PublicFrame.tsx';
import type { Route } from './routes.ts';

// Consoles load on demand: a visitor carries none of them.
const MemberFrame = lazy(async () => ({
  default: (await import('./MemberFrame.tsx')).MemberFrame,
}));
const StaffFrame = lazy(async () => ({ default: (await import('./StaffFrame.tsx')).StaffFrame }));

/** The shell around a page, as the route table names it. */
export function Frame({ route, children }: { route: Route; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const current = route.parent ?? pathname;
  if (route.shell === 'bare') return <main id="main">{children}</main>;
  if (route.shell === 'public') return <PublicFrame current={current}>{children}</PublicFrame>;
  if (route.shell === 'staff') {
    return <StaffFrame current={route.parent ?? pathname + search}>{children}</StaffFrame>;
  }
  return <MemberFrame current={current}>{children}</MemberFrame>;
}
