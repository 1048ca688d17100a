import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MemberFrame } from './MemberFrame.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import type { Route } from './routes.ts';
import { StaffFrame } from './StaffFrame.tsx';

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
