import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { Line, Order } from '../order.ts';

/** Returns the lots of a line with pieces on the shelf. */
export const lotsOnShelf = ({ lots }: Order, line: Line): OrderLine['lots'] =>
  lots
    .filter((lot) => lot.lineId === line.id && lot.onShelf > 0)
    .map(({ id, no, dateCode, lotCode, onShelf, verdict }) => ({
      id,
      no,
      dateCode,
      lotCode,
      onShelf,
      verdict,
    }));
