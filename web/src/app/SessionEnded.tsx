import { lazy, Suspense, useEffect, useState } from 'react';
import { setClientListeners } from '#web/api/client.ts';
import type { Side } from '#web/api/session.ts';

// Fetched when a session ends: a first load carries no dialog.
const SessionEndedDialog = lazy(() => import('./SessionEndedDialog.tsx'));

/**
 * The one alert of an ended session, however many calls found it ended (specification section 8).
 * Closing it leads to signing in and back here; what was typed stays as a draft.
 */
export function SessionEnded() {
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => setClientListeners({ sessionEnded: setSide }), []);
  if (side === null) return null;
  return (
    <Suspense>
      <SessionEndedDialog side={side} onClose={() => setSide(null)} />
    </Suspense>
  );
}
