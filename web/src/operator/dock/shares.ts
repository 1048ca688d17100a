import type { Output } from '#contract/call.ts';
import type { dockLabels } from '#contract/dock/calls.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { piecesToBuyer } from '../order/pieces.ts';

type Lot = Output<typeof dockLabels>['lots'][number];

/** Where the pieces of a lot go that lie on the shelf. */
export interface Share {
  readonly toBuyer: number;
  readonly toSeller: number;
  readonly stays: number;
}

const rank: Readonly<Record<Verdict, number>> = { pass: 0, conditional: 1, suspect: 2, fail: 3 };

/**
 * Returns how the shelf is shared, by the lot's number, as the server will book it: the best lots
 * to the buyer, the rest back to the seller, and what is suspect stays.
 */
export function sharesOf(
  order: Pick<OrderView, 'lines' | 'state'>,
  lots: readonly Lot[],
): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>();
  for (const line of order.lines) {
    let left = order.state === 'returning' ? 0 : piecesToBuyer(line);
    const own = lots
      .filter(({ lineId }) => lineId === line.id)
      .toSorted((a, b) => rank[a.verdict ?? 'pass'] - rank[b.verdict ?? 'pass']);
    for (const lot of own) {
      const toBuyer = Math.min(left, lot.onShelf);
      left -= toBuyer;
      const rest = lot.onShelf - toBuyer;
      const isSuspect = lot.verdict === 'suspect';
      shares.set(lot.no, {
        toBuyer,
        toSeller: isSuspect ? 0 : rest,
        stays: isSuspect ? rest : 0,
      });
    }
  }
  return shares;
}
