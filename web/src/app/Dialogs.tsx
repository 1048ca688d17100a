import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#web/api/hooks.ts';
import { onSession, type Side, session } from '#web/api/session.ts';
import { isSignInRequested, watchSignInRequest } from '#web/api/sign-in-request.ts';
import { Offline } from './Offline.tsx';

const ReaderDialogs = lazy(() => import('./ReaderDialogs.tsx'));

/** Removes the cached answers of a side when its session ends or changes. */
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
  const isRequested = useSyncExternalStore(watchSignInRequest, isSignInRequested, () => false);
  return (
    // The page stays while a dialog and its words are fetched.
    <Suspense>
      {(open || isRequested) && <ReaderDialogs isSignedIn={open} isSignInRequested={isRequested} />}
      <Offline />
    </Suspense>
  );
}
