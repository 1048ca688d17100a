import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import type { Output, Sent } from '#contract/call.ts';
import { type Watch, watchList, watchWant } from '#contract/watches/calls.ts';
import { send } from '#web/api/client.ts';
import { keyOf } from '#web/api/hooks.ts';

/** Saves what is wanted of a watch, and puts it into the lists that show it as it was saved. */
export function useWatchEdits(): (wanted: Sent<typeof watchWant>) => Promise<Watch> {
  const client = useQueryClient();
  return async (wanted) => {
    const saved = await send(watchWant, wanted, { key: v4(), notCancel: true });
    client.setQueriesData<Output<typeof watchList>>(
      { queryKey: keyOf(watchList) },
      (page) =>
        page && { ...page, list: page.list.map((one) => (one.id === saved.id ? saved : one)) },
    );
    return saved;
  };
}
