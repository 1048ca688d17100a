import { QueryCache, QueryClient } from '@tanstack/react-query';
import { markReported, reportFailure } from './client.ts';
import { CallFailure, NetworkFailure, TimedOut } from './failure.ts';

const RETRIES = 2;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Asks in the background: nobody is told that it failed. */
      quiet?: boolean;
      /** Asks again by itself: that it fails is reported once, until it has succeeded again. */
      polls?: boolean;
    };
  }
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Tells of reads that failed for good; while the network is gone its own notice says all. */
function tellingReads(): QueryCache {
  const failing = new WeakSet<object>();
  return new QueryCache({
    onError: (error, query) => {
      if (query.meta?.quiet) return;
      const isKnown = query.meta?.polls === true && failing.has(query);
      failing.add(query);
      if (isKnown || (error instanceof NetworkFailure && isOffline())) markReported(error);
      else reportFailure(error);
    },
    onSuccess: (_data, query) => {
      failing.delete(query);
    },
  });
}

/**
 * Returns whether a read that failed is made again: a lost network is, a declared failure is an
 * answer, and one that took the whole time of a call is reported after that time and not three of it.
 */
const shouldRetry = (tried: number, error: Error): boolean =>
  !(error instanceof CallFailure || error instanceof TimedOut) && tried < RETRIES;

/** The kept answers. A declared failure is an answer and stays; a lost network is asked again. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: tellingReads(),
    defaultOptions: {
      queries: {
        // A lost network is a failure that is said, with a way to try again, and not a silent wait.
        networkMode: 'always',
        staleTime: 15_000,
        retry: shouldRetry,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
