import type { ReactNode } from 'react';
import { useDeskEvents } from './updates/desk-updates.ts';

/** A page of the desks without their menu, such as the dock: it still hears what has changed. */
export function DeskFrame({ children }: { children: ReactNode }) {
  useDeskEvents();
  return <main id="main">{children}</main>;
}
