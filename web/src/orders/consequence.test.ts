import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAmount, parseMoney, parseUnitPrice, unitPriceText, wire } from '#contract/money.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import {
  added,
  amountOfLines,
  missingPieces,
  piecesAccepted,
  piecesSent,
  subtract,
} from './consequence.ts';

interface Made {
  readonly quantity: number;
  readonly price: bigint;
  readonly received: number | null;
}

function lineOf({ quantity, price, received }: Made, at: number): OrderLine {
  const unitPrice = unitPriceText(price);
  return {
    id: `line-${at}`,
    mpn: 'LM358DR',
    manufacturer: 'Texas Instruments',
    condition: 'brandNew',
    packaging: null,
    dateCode: '2238',
    lotCode: '',
    leadTime: 'now',
    warrantyDays: 30,
    quantity,
    unitPrice,
    amount: wire(lineAmount({ unitPrice: price, quantity })),
    verdict: 'pass',
    acceptedQuantity: null,
    refund: null,
    pieces:
      received === null
        ? null
        : {
            shipped: quantity,
            received,
            consumed: 0,
            dispatched: 0,
            returned: 0,
            quarantined: 0,
            scrapped: 0,
            onShelf: received,
          },
    reports: [],
    lots: [],
  };
}

const minor = (money: { amount: string; currency: 'USD' | 'CNY' }) =>
  parseMoney(money.amount, money.currency).minor;

test('amounts add and subtract exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 12n), (one, other) => {
      expect(minor(subtract(added([wire(one), wire(other)]), wire(other)))).toBe(one);
    }),
  );
  const line = lineOf({ quantity: 3, price: parseUnitPrice('0.005'), received: null }, 0);
  expect(amountOfLines([line])).toEqual(wire(2n));
});

describe('pieces', () => {
  const line = lineOf({ quantity: 2503, price: 28600n, received: 2503 }, 0);
  const tested = { ...line, pieces: line.pieces && { ...line.pieces, consumed: 3, onShelf: 2500 } };

  test('that tests consumed are paid and do not ship to the buyer', () => {
    expect(piecesAccepted(tested)).toBe(2503);
    expect(piecesSent(tested)).toBe(2500);
  });

  test('are never more than were ordered, and those that were decided', () => {
    const more = lineOf({ quantity: 100, price: 1n, received: 120 }, 0);
    expect(piecesAccepted(more)).toBe(100);
    expect(piecesAccepted({ ...more, acceptedQuantity: 40 })).toBe(40);
  });

  test('that did not come are missing', () => {
    expect(missingPieces(lineOf({ quantity: 1000, price: 286000n, received: 990 }, 0))).toBe(10);
  });
});
