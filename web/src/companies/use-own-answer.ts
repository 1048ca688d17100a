import { useEffect, useRef } from 'react';
import { useSession } from '#web/api/hooks.ts';

/**
 * The server drew the page for a visitor. A signed-in reader's own answer (what it follows, what is
 * its own) is asked for once the page lives.
 */
export function useRefetchWhenSignedIn(read: { readonly refetch: () => Promise<unknown> }): void {
  const isOpen = useSession('member') !== null;
  const refetch = useRef(read.refetch);
  refetch.current = read.refetch;
  useEffect(() => {
    if (isOpen) void refetch.current();
  }, [isOpen]);
}
