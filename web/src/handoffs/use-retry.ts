import { useEffect, useEffectEvent } from 'react';

const RETRY_MS = 4000;

/** Retries while it is active: once the network is back, and every few seconds besides. */
export function useRetry(isActive: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isActive) return;
    const next = () => again();
    window.addEventListener('online', next);
    const timer = setInterval(next, RETRY_MS);
    return () => {
      window.removeEventListener('online', next);
      clearInterval(timer);
    };
  }, [isActive]);
}
