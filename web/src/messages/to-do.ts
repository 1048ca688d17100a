import { orderList } from '#contract/orders/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';

/** Orders of each kind on a page of the list. */
export const PAGE_SIZE = 10;
const kinds = ['trade', 'agent'] as const;

/** Returns a page of the orders of a kind that wait for the reader. */
export const useMine = (kind: (typeof kinds)[number], pageNum: number) =>
  useCallQuery(
    orderList,
    { kind, tab: 'mine', keyword: '', pageNum, pageSize: PAGE_SIZE },
    { previous: true, quiet: true },
  );

/** Returns how many orders wait for the reader; undefined until both kinds are read. */
export function useToDoCount(): number | undefined {
  const trade = useMine('trade', 1).data;
  const agent = useMine('agent', 1).data;
  return trade && agent && trade.total + agent.total;
}
