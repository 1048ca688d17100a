import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as mall from '#contract/boards/calls.ts';
import type { Call } from '#contract/call.ts';
import { purchaseCounts, purchaseList } from '#contract/purchases/calls.ts';
import * as waste from '#contract/surplus/calls.ts';
import { queryKey } from '#web/api/hooks.ts';

const boards: Record<'mall' | 'waste', readonly Call[]> = {
  mall: [mall.wantBuyUnRead, mall.wantBuys, mall.replies, purchaseCounts, purchaseList],
  waste: [waste.surplusDealUnRead, waste.surplusDeals, waste.replies],
};

/** Opening a record marks it seen at the server: the counters and lists are then old. */
export function useOpened(board: keyof typeof boards, id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    for (const call of boards[board]) void client.invalidateQueries({ queryKey: queryKey(call) });
  }, [client, board, id]);
}
