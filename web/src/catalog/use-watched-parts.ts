import { watchStates } from '#contract/watches/calls.ts';
import { WATCH_STATES_MAX } from '#contract/watches/constants.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';

interface Part {
  readonly mpn: string;
  readonly manufacturer: string;
}

/** The watches of a member on the parts of a page; null for a visitor, or while loading. */
export interface WatchedParts {
  /** The watch of a part; null where the part is not watched. */
  readonly idOf: (part: Part) => string | null;
  /** Parts that the member watches in all. */
  readonly total: number;
}

/** Asks once for all parts of a page which of them the member watches. */
export function useWatchedParts(parts: readonly Part[]): WatchedParts | null {
  const isMember = useSession('member') !== null;
  const requested = parts
    .slice(0, WATCH_STATES_MAX)
    .map(({ mpn, manufacturer }) => ({ mpn, manufacturer }));
  const read = useCallQuery(
    watchStates,
    { parts: requested },
    { enabled: isMember && requested.length > 0, quiet: true },
  );
  if (!isMember || read.data === undefined) return null;
  const { total, watched } = read.data;
  return {
    total,
    idOf: ({ mpn, manufacturer }) =>
      watched.find((one) => one.mpn === mpn && one.manufacturer === manufacturer)?.id ?? null,
  };
}
