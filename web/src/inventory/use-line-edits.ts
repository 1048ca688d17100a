import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v4 } from 'uuid';
import type { Output } from '#contract/call.ts';
import { inventoryEdit, inventoryFreshness, inventoryList } from '#contract/inventory/calls.ts';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';
import { queryKey } from '#web/api/hooks.ts';
import { draftOf, type StockDraft, toEditInput } from './stock-form.ts';

export type SaveLine = (line: OwnLine, part: Partial<StockDraft>) => Promise<OwnLine>;

/** Puts a line as it was saved into every list that shows it; no row jumps while one types. */
function show(client: QueryClient, saved: OwnLine): void {
  client.setQueriesData<Output<typeof inventoryList>>(
    { queryKey: queryKey(inventoryList) },
    (page) =>
      page && { ...page, list: page.list.map((one) => (one.id === saved.id ? saved : one)) },
  );
  void client.invalidateQueries({ queryKey: queryKey(inventoryFreshness) });
}

/**
 * Saves cells one after the other, however fast they are typed: each on top of the line as the
 * save before it left it.
 */
export function useLineEdits(): SaveLine {
  const client = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(new Map<string, OwnLine>());
  return (line, part) => {
    const saving = last.current.then(async () => {
      const known = newest.current.get(line.id);
      const base = known && known.version > line.version ? known : line;
      const input = toEditInput(base, { ...draftOf(base), ...part });
      try {
        const saved = await sendCall(inventoryEdit, input, { key: v4(), notCancel: true });
        newest.current.set(saved.id, saved);
        show(client, saved);
        return saved;
      } catch (error) {
        if (error instanceof CallFailure && error.is('stock.changed')) {
          newest.current.delete(line.id);
          await client.invalidateQueries({ queryKey: queryKey(inventoryList) });
        }
        throw error;
      }
    });
    last.current = saving.catch(() => undefined);
    return saving;
  };
}
