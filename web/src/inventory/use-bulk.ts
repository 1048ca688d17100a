import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  inventoryBulk,
  inventoryFreshness,
  inventoryList,
  inventoryMakers,
  inventoryUndo,
} from '#contract/inventory/calls.ts';
import type { ChosenLines } from '#contract/inventory/stock-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { queryKey, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import type { Change } from './bulk-change.ts';

/** A bulk edit that may still be taken back. */
export interface LastBulk {
  readonly undo: string;
  readonly until: string;
  readonly what: Change['what'];
  readonly count: number;
}

export interface Bulk {
  readonly chosen: ChosenLines;
  readonly count: number;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Makes the change; answers why it failed, or null. */
  make(change: Change, only?: { chosen: ChosenLines }): Promise<Error | null>;
}

const changes = [inventoryList, inventoryFreshness, inventoryMakers] as const;
const NONE: LastBulk | null = null;

/** Takes a bulk edit back; the last one is remembered in this tab while it may be. */
export function useUndo() {
  const t = useTranslator('inventory');
  const [last, setLast, forget] = useDraft<LastBulk | null>('stock-undo', NONE);
  const undo = useCommand(inventoryUndo, {
    changes,
    onDone: ({ restored }) => {
      forget();
      toast(t('undo.done', { count: restored }));
    },
    onFail: (error) => {
      if (error instanceof CallFailure) forget();
    },
  });
  const isOpen = last !== null && Date.parse(last.until) > Date.now();
  return {
    last: isOpen ? last : null,
    isBusy: undo.isPending,
    keep: setLast,
    forget,
    take: (token: string) => undo.mutate({ undo: token }),
  };
}

interface BulkOptions {
  readonly chosen: ChosenLines;
  readonly count: number;
  readonly undo: ReturnType<typeof useUndo>;
  readonly onDone: () => void;
}

/** Applies one change to all selected lines and offers to undo it. */
export function useBulk({ chosen, count, undo, onDone }: BulkOptions): Bulk {
  const t = useTranslator('inventory');
  const [error, setError] = useState<Error | null>(null);
  const client = useQueryClient();
  const command = useCommand(inventoryBulk, { changes });
  return {
    chosen,
    count,
    isBusy: command.isPending,
    error,
    async make(change, only) {
      setError(null);
      try {
        const done = await command.mutateAsync({ chosen: only?.chosen ?? chosen, change });
        const token = done.undo;
        const said = t(`bulk.done.${change.what}`, { count: done.changed });
        if (token === null) toast(said);
        else {
          toast(said, 'pass', { label: t('undo.action'), onPick: () => undo.take(token) });
          undo.keep({
            undo: token,
            until: done.undoUntil ?? new Date().toISOString(),
            what: change.what,
            count: done.changed,
          });
        }
        onDone();
        return null;
      } catch (failure) {
        // Another number of lines matches now: the list says how many, the choice is made anew.
        if (failure instanceof CallFailure && failure.is('stock.changed')) {
          await client.invalidateQueries({ queryKey: queryKey(inventoryList) });
        }
        setError(failure as Error);
        return failure as Error;
      }
    },
  };
}
