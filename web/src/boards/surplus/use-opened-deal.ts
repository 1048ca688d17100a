import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { replies, surplusDeals, surplusDealUnRead } from '#contract/surplus/calls.ts';
import { keyOf } from '#web/api/hooks.ts';

/** Opening a record marks it seen at the server: the counters and lists are then old. */
export function useOpenedDeal(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    for (const call of [surplusDealUnRead, surplusDeals, replies]) {
      void client.invalidateQueries({ queryKey: keyOf(call) });
    }
  }, [client, id]);
}
