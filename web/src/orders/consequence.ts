import { parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';

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

/** The agreed price of some lines: what a rejection asks back. */
export function amountOfLines(lines: readonly OrderLine[]): MoneyWire {
  return wire(sum(lines.map((line) => minorOf(line.amount))), lines[0]?.amount.currency ?? 'USD');
}

/** One amount less another; below zero where it does not suffice. */
export const subtract = (money: MoneyWire, other: MoneyWire): MoneyWire =>
  wire(minorOf(money) - minorOf(other), money.currency);

/** The sum of amounts of one currency. */
export const added = (amounts: readonly MoneyWire[]): MoneyWire =>
  wire(sum(amounts.map(minorOf)), amounts[0]?.currency ?? 'USD');
