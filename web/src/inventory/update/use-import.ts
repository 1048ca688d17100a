import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  importList,
  importOne,
  importRows,
  inventoryFreshness,
  inventoryList,
  inventoryMakers,
} from '#contract/inventory/calls.ts';
import type { ImportSummary, ImportView } from '#contract/inventory/import-schemas.ts';
import { type ImportState, importBusy } from '#contract/inventory/table.ts';
import { queryKey, useCallQuery } from '#web/api/hooks.ts';
import { sideOfPage } from '#web/api/session.ts';

/** While the program works on a file its progress is asked so often, streamed or not. */
const POLL_MS = 1000;

export const isBusy = (state: ImportState): boolean =>
  (importBusy as readonly string[]).includes(state);

const writesStock: readonly ImportState[] = ['done', 'undone'];

/** One import, followed while the program works on it. */
export function useImport(id: string) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState | null>(null);
  const read = useCallQuery(importOne, { id }, state && isBusy(state) ? { everyMs: POLL_MS } : {});
  const now = read.data?.state ?? null;
  if (now !== state) setState(now);
  useEffect(() => {
    if (now === null) return;
    void client.invalidateQueries({ queryKey: queryKey(importRows) });
    void client.invalidateQueries({ queryKey: queryKey(importList) });
    if (!writesStock.includes(now)) return;
    for (const call of [inventoryList, inventoryFreshness, inventoryMakers]) {
      void client.invalidateQueries({ queryKey: queryKey(call) });
    }
  }, [client, now]);
  return read;
}

/** Shows an import as an act answered it; without it, asks what it is now. */
export function useChanged(id: string): (next?: ImportView) => void {
  const client = useQueryClient();
  return (next) => {
    if (next) client.setQueryData([...queryKey(importOne, { id }), sideOfPage()], next);
    else void client.invalidateQueries({ queryKey: queryKey(importOne, { id }) });
  };
}

/** Whether the seller may do something with an import now. */
export const mayMove = (one: ImportSummary, move: ImportSummary['moves'][number]): boolean =>
  one.moves.includes(move);
