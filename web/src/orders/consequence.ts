import { lineAmount, parseMoney, parseUnitPrice, share, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { testShares } from '#web/order-parts/test-shares.ts';

const minorOf = (money: MoneyWire): bigint => parseMoney(money.amount, money.currency).minor;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/**
 * Pieces of a line that the buyer keeps: as decided, else what came, up to what it ordered.
 */
export const piecesAccepted = (
  line: Pick<OrderLine, 'quantity' | 'pieces' | 'acceptedQuantity'>,
): number =>
  line.acceptedQuantity ?? Math.min(line.quantity, line.pieces?.received ?? line.quantity);

/** Most pieces of a line that the buyer can keep: what came, up to what it ordered. */
export const piecesAtMost = ({ quantity, pieces }: Pick<OrderLine, 'quantity' | 'pieces'>) =>
  Math.min(quantity, pieces?.received ?? quantity);

/** Pieces of a line that the dock counted short. */
export const missingPieces = (line: Pick<OrderLine, 'quantity' | 'pieces'>): number =>
  line.quantity - piecesAtMost(line);

/** Pieces that leave for the buyer: those it keeps, less those that tests consumed. */
export const piecesSent = (
  line: Pick<OrderLine, 'quantity' | 'pieces' | 'acceptedQuantity'>,
): number => Math.max(0, piecesAccepted(line) - (line.pieces?.consumed ?? 0));

const priceOf = (line: OrderLine, pieces: number): bigint =>
  lineAmount({ unitPrice: parseUnitPrice(line.unitPrice), quantity: pieces });

export interface AcceptanceOutcome {
  /** Price of the pieces that ship to the buyer. */
  readonly goods: MoneyWire;
  readonly pieces: number;
  /** Tests, freight and service that are charged. */
  readonly services: MoneyWire;
  /** The refund to the buyer: missing pieces, and tests that the terms put on another. */
  readonly back: MoneyWire;
}

/** Returns the payments from escrow if all lines are confirmed, as the server will settle it. */
export function consequenceOfKeeping(order: OrderView): AcceptanceOutcome {
  const { sums, terms, lines } = order;
  const pieces = lines.map(piecesAccepted);
  const goods = sum(lines.map((line, index) => priceOf(line, pieces[index] ?? 0)));
  const each = lines.length === 0 ? 0n : minorOf(sums.tests) / BigInt(lines.length);
  const tests = pieces.map((accepted) => {
    const payer = accepted === 0 ? terms?.testsOnFail : terms?.testsOnPass;
    return testShares(each, payer ?? 'buyer').buyer;
  });
  // Where tests consumed all that came no parcel leaves: its freight goes back.
  const sent = lines.reduce((all, line) => all + piecesSent(line), 0);
  const isConsumed = sent === 0 && lines.some((line) => (line.pieces?.consumed ?? 0) > 0);
  const freight = isConsumed ? 0n : minorOf(sums.freight);
  const services = sum(tests) + freight + minorOf(sums.service);
  return {
    goods: wire(goods, sums.goods.currency),
    pieces: sent,
    services: wire(services, sums.goods.currency),
    back: wire(minorOf(sums.total) - goods - services, sums.goods.currency),
  };
}

const hasGoods = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ pieces }) => (pieces?.onShelf ?? 0) > 0);

/** Lines that go on accept the pieces that tests consumed: those need no parcel. */
const hasReceivedPieces = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ pieces }) => (pieces?.received ?? 0) > 0);

/** Lines that go on by themselves where the buyer rejects others: those that the lab did not fail. */
export function linesGoingOn(
  { lines, parent }: Pick<OrderView, 'lines' | 'parent'>,
  rejected: readonly OrderLine[],
): readonly OrderLine[] {
  const goes = (line: OrderLine) =>
    !rejected.includes(line) && line.verdict !== 'fail' && line.verdict !== 'suspect';
  const going = lines.filter(goes);
  const staying = lines.filter((line) => !goes(line));
  // A part of an order stays whole.
  return parent === null && hasReceivedPieces(going) && hasGoods(staying) ? going : [];
}

/** Price of the pieces that did not come. */
export function missingAmount({ lines, sums }: Pick<OrderView, 'lines' | 'sums'>): MoneyWire {
  const came = sum(lines.map((line) => priceOf(line, piecesAtMost(line))));
  return wire(minorOf(sums.goods) - came, sums.goods.currency);
}

/** The rate of the commission as the two amounts that the seller is shown say, in basis points. */
function rateOf({ sums }: Pick<OrderView, 'sums'>): number {
  const goods = minorOf(sums.goods);
  if (goods === 0n || !sums.commission) return 0;
  return Number((minorOf(sums.commission) * 10_000n + goods / 2n) / goods);
}

/** The agreed price of some lines: what a rejection asks back. */
export function amountOfLines(lines: readonly OrderLine[]): MoneyWire {
  return wire(sum(lines.map((line) => minorOf(line.amount))), lines[0]?.amount.currency ?? 'USD');
}

/** Returns the refund of an order whose goods go back: all but tests that the buyer bears. */
export function refundOfReturn(order: OrderView): { money: MoneyWire; full: boolean } {
  const { sums, terms, lines } = order;
  const each = lines.length === 0 ? 0n : minorOf(sums.tests) / BigInt(lines.length);
  const tests = testShares(each, terms?.testsOnFail ?? 'assay').buyer * BigInt(lines.length);
  return { money: wire(minorOf(sums.total) - tests, sums.total.currency), full: tests === 0n };
}

/** Returns the seller's payout if it sends other numbers of pieces than were ordered. */
export function receivesForPieces(
  order: OrderView,
  sent: ReadonlyMap<string, number>,
): MoneyWire | null {
  const { sums } = order;
  if (!sums.sellerReceives || !sums.commission) return null;
  const short = sum(
    order.lines.map((line) => {
      const pieces = Math.min(line.quantity, sent.get(line.id) ?? line.quantity);
      return minorOf(line.amount) - priceOf(line, pieces);
    }),
  );
  const less = short - share({ minor: short, basisPoints: rateOf(order) });
  const left = minorOf(sums.sellerReceives) - less;
  return wire(left > 0n ? left : 0n, sums.goods.currency);
}

/** One amount less another; below zero where it does not suffice. */
export const subtract = (money: MoneyWire, other: MoneyWire): MoneyWire =>
  wire(minorOf(money) - minorOf(other), money.currency);

/** The sum of amounts of one currency. */
export const added = (amounts: readonly MoneyWire[]): MoneyWire =>
  wire(sum(amounts.map(minorOf)), amounts[0]?.currency ?? 'USD');
