import { lineAmount, parseMoney, parseUnitPrice, share, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { testShares } from '#web/order-parts/test-shares.ts';

const minorOf = (money: MoneyWire): bigint => parseMoney(money.amount, money.currency).minor;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** Most pieces of a line that the buyer can keep: what came, up to what it ordered. */
export const piecesAtMost = (line: Pick<OrderLine, 'quantity' | 'pieces'>): number =>
  Math.min(line.quantity, line.pieces?.received ?? line.quantity);

/** Pieces of a line that leave for the buyer: those it keeps, less those that tests consumed. */
export function piecesToBuyer(
  line: Pick<OrderLine, 'quantity' | 'pieces' | 'acceptedQuantity'>,
): number {
  const onShelf = line.pieces?.onShelf ?? 0;
  const accepted = (line.acceptedQuantity ?? line.quantity) - (line.pieces?.consumed ?? 0);
  return Math.min(onShelf, Math.max(0, accepted));
}

/** Pieces kept of each line, by the line's id. */
export type AcceptedPieces = ReadonlyMap<string, number>;

/** All that came of every line, up to what was ordered. */
export const acceptedInFull = (order: Pick<OrderView, 'lines'>): AcceptedPieces =>
  new Map(order.lines.map((line) => [line.id, piecesAtMost(line)]));

/** Where the money in escrow goes. */
export interface MoneyOut {
  readonly toSeller: MoneyWire;
  readonly toBuyer: MoneyWire;
  /** Commission, tests, freight and service. */
  readonly earned: MoneyWire;
}

/** The rate of the commission follows from the two amounts that staff are shown. */
function commissionOf(goods: bigint, { sums }: OrderView): bigint {
  const whole = minorOf(sums.goods);
  if (whole === 0n || !sums.commission) return 0n;
  const basisPoints = Number((minorOf(sums.commission) * 10_000n + whole / 2n) / whole);
  return share({ minor: goods, basisPoints });
}

/** Returns the payments from escrow if these pieces are kept, as the server will settle it. */
export function moneyOfAccepted(order: OrderView, accepted: AcceptedPieces): MoneyOut {
  const { sums, terms, lines } = order;
  const { currency } = sums.total;
  const piecesOf = (line: OrderLine) => accepted.get(line.id) ?? 0;
  const goods = sum(
    lines.map((line) =>
      lineAmount({ unitPrice: parseUnitPrice(line.unitPrice), quantity: piecesOf(line) }),
    ),
  );
  const each = minorOf(sums.testsEach);
  const shares = lines.map((line) =>
    testShares(each, (piecesOf(line) === 0 ? terms?.testsOnFail : terms?.testsOnPass) ?? 'buyer'),
  );
  const tests = sum(shares.map(({ buyer }) => buyer));
  const service = terms ? testShares(minorOf(terms.service), terms.serviceBy).seller : 0n;
  const ofSeller = sum(shares.map(({ seller }) => seller)) + service;
  const most = goods - commissionOf(goods, order);
  const bySeller = ofSeller < most ? ofSeller : most;
  const toSeller = most - bySeller;
  const earned = goods - most + bySeller + tests + minorOf(sums.freight) + minorOf(sums.service);
  return {
    toSeller: wire(toSeller, currency),
    toBuyer: wire(minorOf(sums.total) - toSeller - earned, currency),
    earned: wire(earned, currency),
  };
}

/** Returns the seller's pay where no parcel leaves: it bears no freight. */
export function payOfUnsent({ sums }: Pick<OrderView, 'sums'>): MoneyWire {
  const paid = sums.sellerReceives ? minorOf(sums.sellerReceives) : 0n;
  return wire(paid + minorOf(sums.sellerFreight), sums.total.currency);
}

/** Returns the payments if nothing is kept: all is refunded but tests that the buyer bears. */
export function moneyOfNone({ sums, terms, lines }: OrderView): MoneyOut {
  const { currency } = sums.total;
  const each = lines.length === 0 ? 0n : minorOf(sums.tests) / BigInt(lines.length);
  const tests = testShares(each, terms?.testsOnFail ?? 'assay').buyer * BigInt(lines.length);
  return {
    toSeller: wire(0n, currency),
    toBuyer: wire(minorOf(sums.total) - tests, currency),
    earned: wire(tests, currency),
  };
}
