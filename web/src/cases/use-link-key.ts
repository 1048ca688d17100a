import { useSyncExternalStore } from 'react';

const KEY = /^#([A-Za-z0-9_-]{43})$/;

const watch = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/**
 * The secret of the link that opened this page: it stands behind the `#`, which no server is told.
 * Null where there is none, undefined while the server draws.
 */
export const useLinkKey = (): string | null | undefined =>
  useSyncExternalStore(
    watch,
    () => KEY.exec(window.location.hash)?.[1] ?? null,
    () => undefined,
  );
