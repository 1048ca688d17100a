import { createContext, use, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `https://host` as the server knows it: what it draws with, and what a drawn page goes on from. */
export const DrawnOrigin = createContext('');

/** `https://host` of this market. */
export function useOrigin(): string {
  const drawn = use(DrawnOrigin);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => drawn,
  );
}
