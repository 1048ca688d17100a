import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderGoods } from '#contract/orders/table.ts';
import type { Line, Lot, Order } from './order.ts';

/** Where pieces of a lot go; `received` is the only one that brings them. */
export const pieceMovements = [
  'received',
  'consumed',
  'dispatched',
  'returned',
  'quarantined',
  'scrapped',
] as const;
export type PieceMove = (typeof pieceMovements)[number];

export interface LotMove {
  readonly lotId: string;
  readonly what: PieceMove;
  readonly pieces: number;
}

const rank: Record<Verdict, number> = { pass: 0, conditional: 1, suspect: 2, fail: 3 };

/** The worst of the verdicts; null where there is none. */
export function worstVerdict(verdicts: readonly (Verdict | null)[]): Verdict | null {
  const known = verdicts.filter((verdict) => verdict !== null);
  return known.reduce<Verdict | null>(
    (bad, one) => (bad === null || rank[one] > rank[bad] ? one : bad),
    null,
  );
}

const lotsOfLine = (order: Pick<Order, 'lots'>, line: Line): Lot[] =>
  order.lots.filter((lot) => lot.lineId === line.id);

/** Whether pieces of a line came: nothing is tested or judged of one that has no lot. */
export const hasLots = (order: Pick<Order, 'lots'>, line: Line): boolean =>
  lotsOfLine(order, line).length > 0;

/** Whether a lot of a line did not pass and still has pieces that can be tested again. */
export const hasRetest = (order: Pick<Order, 'lots'>, line: Line): boolean =>
  lotsOfLine(order, line).some(({ verdict, onShelf }) => verdict !== 'pass' && onShelf > 0);

/** The lots of a line, the best verdict first: the buyer gets the best of what it keeps. */
const bestFirst = (lots: readonly Lot[]): Lot[] =>
  [...lots].sort((a, b) => rank[a.verdict ?? 'pass'] - rank[b.verdict ?? 'pass']);

/** Suspected pieces never go back: they stay in quarantine (domain section 6). */
const returnMove = ({ verdict }: Lot): PieceMove =>
  verdict === 'suspect' ? 'quarantined' : 'returned';

/**
 * Returns how the shelf is shared: to the buyer the accepted pieces less those that tests consumed,
 * which the buyer bought as well; back or into quarantine all else.
 */
function shareShelf(order: Pick<Order, 'lines' | 'lots'>): LotMove[] {
  return order.lines.flatMap((line) => {
    const lots = bestFirst(lotsOfLine(order, line));
    const consumed = lots.reduce((all, lot) => all + lot.consumed, 0);
    let left = Math.max(0, (line.acceptedQuantity ?? line.quantity) - consumed);
    return lots.flatMap((lot): LotMove[] => {
      const send = Math.min(left, lot.onShelf);
      left -= send;
      return [
        { lotId: lot.id, what: 'dispatched', pieces: send },
        { lotId: lot.id, what: returnMove(lot), pieces: lot.onShelf - send },
      ];
    });
  });
}

/** Returns what goes back to the seller while the buyer keeps a part: none of it is suspect. */
export const restPieces = (order: Pick<Order, 'lines' | 'lots'>): LotMove[] =>
  shareShelf(order).filter(({ what, pieces }) => what === 'returned' && pieces > 0);

/** Whether no piece on the shelf goes to the buyer: tests consumed all that it keeps. */
export const hasNothingToSend = (order: Pick<Order, 'lines' | 'lots'>): boolean =>
  shareShelf(order).every(({ what, pieces }) => what !== 'dispatched' || pieces === 0);

/** Whether tests consumed all that the buyer keeps, of goods that came. */
export const isConsumedWhole = (order: Pick<Order, 'lines' | 'lots'>): boolean =>
  order.lots.some(({ consumed }) => consumed > 0) && hasNothingToSend(order);

const allOnShelf = ({ lots }: Pick<Order, 'lots'>, what: PieceMove): LotMove[] =>
  lots.map((lot) => ({ lotId: lot.id, what, pieces: lot.onShelf }));

/** Returns the pieces that a row's goods column moves; sorting into lots moves none off the shelf. */
export function pieceMovementsOf(
  goods: OrderGoods,
  order: Pick<Order, 'lines' | 'lots'>,
): LotMove[] {
  const movementsByGoods: Record<OrderGoods, () => LotMove[]> = {
    sort: () => [],
    returnRest: () => shareShelf(order).filter(({ what }) => what !== 'dispatched'),
    dispatch: () => shareShelf(order).filter(({ what }) => what !== 'returned'),
    return: () =>
      order.lots.map((lot) => ({ lotId: lot.id, what: returnMove(lot), pieces: lot.onShelf })),
    quarantine: () => allOnShelf(order, 'quarantined'),
  };
  return movementsByGoods[goods]().filter(({ pieces }) => pieces > 0);
}
