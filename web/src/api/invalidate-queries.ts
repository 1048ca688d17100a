import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Makes kept answers old, all of them unless some are named, and asks anew for those that are shown.
 * One that is asked for the first time just now may still tell what was before: it is asked again.
 */
export async function invalidateQueries(
  client: QueryClient,
  which: InvalidateQueryFilters = {},
): Promise<void> {
  const fetching = client.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' });
  const first = fetching.filter(({ state }) => state.data === undefined);
  if (first.length > 0) await client.cancelQueries({ predicate: (one) => first.includes(one) });
  await client.invalidateQueries(which);
}
