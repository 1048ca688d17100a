import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { expectedOf } from './packs.ts';

/** How a count of a line stands to what its seller declared and its buyer ordered. */
export interface CountDifference {
  /** Pieces counted beyond those declared; below zero where fewer came. */
  readonly declared: number;
  /** Pieces that the order lacks, and their price: the buyer's where they do not come. */
  readonly missing: { readonly pieces: number; readonly price: MoneyWire } | null;
  /** Pieces beyond the order, which are not paid, and the price of the line, which stays. */
  readonly extra: { readonly pieces: number; readonly linePrice: MoneyWire } | null;
}

type CountedLine = Parameters<typeof expectedOf>[0] & Pick<OrderLine, 'unitPrice'>;

/** Returns the difference of a count, those received before included; null where there is none. */
export function differenceOf(line: CountedLine, counted: number): CountDifference | null {
  const { quantity } = line;
  const declared = counted - expectedOf(line).expected;
  const received = (line.pieces?.received ?? 0) + counted;
  if (declared === 0 && received === quantity) return null;
  const unitPrice = parseUnitPrice(line.unitPrice);
  const linePrice = lineAmount({ unitPrice, quantity });
  const price = wire(linePrice - lineAmount({ unitPrice, quantity: received }));
  return {
    declared,
    missing: received < quantity ? { pieces: quantity - received, price } : null,
    extra: received > quantity ? { pieces: received - quantity, linePrice: wire(linePrice) } : null,
  };
}
