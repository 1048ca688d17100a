import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#web/api/hooks.ts';
import { onSession, type Side, session, viewOfTab } from '#web/api/session.ts';
import { isSignInRequested, watchSignInRequest } from '#web/api/sign-in-request.ts';
import { useUser } from './Guard.tsx';
import { Offline } from './Offline.tsx';

const KeyInfoDialog = lazy(async () => {
  const { KeyInfoDialog: dialog } = await import('#web/accounts/KeyInfoDialog.tsx');
  return { default: dialog };
});
const ViewBanner = lazy(async () => {
  const { ViewBanner: banner } = await import('#web/accounts/access/ViewBanner.tsx');
  return { default: banner };
});
const QuickSignInDialog = lazy(async () => {
  const { QuickSignInDialog: dialog } = await import('#web/accounts/QuickSignInDialog.tsx');
  return { default: dialog };
});

/** What was read for whoever leaves is forgotten with their session. */
function useForgetting(side: Side) {
  const client = useQueryClient();
  useEffect(() => {
    let before = session(side)?.tokenValue;
    return onSession(() => {
      const now = session(side)?.tokenValue;
      if (before !== undefined && now !== before) {
        client.removeQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === side });
      }
      before = now;
    });
  }, [client, side]);
}

/**
 * Dialogs that belong to the reader and not to a page: complete-your-information, the quick login
 * and register, and the note that the network is gone.
 */
export function Dialogs() {
  useForgetting('member');
  useForgetting('staff');
  const open = useSession('member') !== null;
  const view = open ? viewOfTab() : null;
  const user = useUser().data;
  const isAsked = useSyncExternalStore(watchSignInRequest, isSignInRequested, () => false);
  return (
    // The page stays while a dialog and its words are fetched.
    <Suspense>
      {view !== null && <ViewBanner view={view} />}
      {open && view === null && user?.hasKeyInfo === 'N' && <KeyInfoDialog user={user} />}
      {isAsked && <QuickSignInDialog />}
      <Offline />
    </Suspense>
  );
}
