import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the server draws and until the browser has taken over this part of its drawing, true
 * from then on: before, a press of a button would reach nobody.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
