import { createContext, use, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `https://host` as the server knows it: it renders with it, and hydration goes on from it. */
export const OriginContext = createContext('');

/** `https://host` of this market. */
export function useOrigin(): string {
  const serverOrigin = use(OriginContext);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => serverOrigin,
  );
}
