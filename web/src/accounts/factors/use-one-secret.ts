import { useEffect, useRef } from 'react';

/** Requests a secret once a visit: a second one would make the visible one worthless. */
export function useOneSecret(request: () => void): void {
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    request();
  }, [request]);
}
