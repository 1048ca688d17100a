import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import type { ClientInput, Output } from '#contract/call.ts';
import { watchList, watchWant } from '#contract/watches/calls.ts';
import type { Watch } from '#contract/watches/schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { queryKey } from '#web/api/hooks.ts';

/** Saves what is wanted of a watch, and puts it into the lists that show it as it was saved. */
export function useWatchEdits(): (wanted: ClientInput<typeof watchWant>) => Promise<Watch> {
  const client = useQueryClient();
  return async (wanted) => {
    const saved = await sendCall(watchWant, wanted, { key: v4(), notCancel: true });
    client.setQueriesData<Output<typeof watchList>>(
      { queryKey: queryKey(watchList) },
      (page) =>
        page && { ...page, list: page.list.map((one) => (one.id === saved.id ? saved : one)) },
    );
    return saved;
  };
}
