import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `https://host` of this market; empty while the server draws and in the first drawing after it. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
