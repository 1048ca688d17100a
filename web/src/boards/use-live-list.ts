import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { newerWantBuys, wantBuys } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import type { newerSurplusDeals, surplusDeals } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { queryKey, useCallQuery } from '#web/api/hooks.ts';
import { heldPage, newestOf } from './live-list.ts';
import { useList } from './use-list.ts';

interface Page<R> {
  readonly total: number;
  readonly list: readonly R[];
}

interface Live {
  readonly posts: typeof wantBuys | typeof surplusDeals;
  readonly newer: typeof newerWantBuys | typeof newerSurplusDeals;
}

/**
 * The tab "new" of a board. What is read never moves: answers that come later change the rows where
 * they stand, and posts that came meanwhile are counted until the reader asks for them.
 */
export function useLiveList<R extends Post | SurplusDeal>({ posts, newer }: Live) {
  const client = useQueryClient();
  const list = useList();
  const found = useCallQuery(posts, list.input, { previous: true });
  const filterKey = JSON.stringify(list.input);
  const [held, setHeld] = useState<{ filterKey: string; page: Page<R> } | null>(null);
  const data = found.data as Page<R> | undefined;
  const isLoaded = data !== undefined && !found.isPlaceholderData && !found.isFetching;
  if (isLoaded && held?.filterKey !== filterKey) setHeld({ filterKey: filterKey, page: data });
  const page =
    held?.filterKey === filterKey && data !== undefined && !found.isPlaceholderData
      ? heldPage(held.page, data)
      : data;

  // The newest post that the reader has had on the first page, by filter.
  const [base, setBase] = useState<{ keyword: string; newest: string | null } | null>(null);
  const { keyword, pageNum } = list.input;
  if (held?.filterKey === filterKey && pageNum === 1 && base?.keyword !== keyword)
    setBase({ keyword, newest: newestOf(held.page.list) });
  const isBased = base?.keyword === keyword;
  const count = useCallQuery(
    newer,
    { keyword, since: base?.newest ?? null },
    { enabled: isBased, quiet: true },
  );
  const top = useRef<HTMLDivElement>(null);
  const [shows, setShows] = useState(0);
  useEffect(() => {
    if (shows > 0) top.current?.focus();
  }, [shows]);
  const show = () => {
    list.first();
    setHeld(null);
    setBase(null);
    setShows((before) => before + 1);
    void client.invalidateQueries({ queryKey: queryKey(posts) });
  };
  return {
    list,
    found: { ...found, data: page },
    /** How many came that are not shown. */
    fresh: isBased ? (count.data?.count ?? 0) : 0,
    show,
    /** Where the reader goes on once what is new is shown. */
    top,
  };
}

export type LiveList<R extends Post | SurplusDeal> = ReturnType<typeof useLiveList<R>>;
