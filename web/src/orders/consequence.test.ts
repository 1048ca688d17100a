import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAmount, parseMoney, parseUnitPrice, unitPriceText, wire } from '#contract/money.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { payers } from '#contract/orders/terms.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import {
  added,
  amountOfLines,
  consequenceOfKeeping,
  linesGoingOn,
  missingAmount,
  missingPieces,
  piecesAccepted,
  piecesSent,
  receivesForPieces,
  refundOfReturn,
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

type Payers = Pick<NonNullable<OrderView['terms']>, 'testsOnPass' | 'testsOnFail'>;
const usual: Payers = { testsOnPass: 'buyer', testsOnFail: 'assay' };

/** Only what the consequences are made of. */
function orderOf(made: readonly Made[], testsEach: bigint, payers = usual): OrderView {
  const lines = made.map(lineOf);
  const goods = added(lines.map((line) => line.amount));
  const tests = wire(testsEach * BigInt(lines.length));
  const [freight, service] = [wire(4500n), wire(9500n)];
  const total = added([goods, tests, freight, service]);
  return {
    lines,
    terms: { number: 1, hash: '', at: '', agreedBy: [], ...payers },
    sums: { goods, tests, freight, service, total, carried: wire(0n) },
  } as unknown as OrderView;
}

const made = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }),
  price: fc.bigInt({ min: 1n, max: 10_000_000n }),
  received: fc.option(fc.integer({ min: 0, max: 120_000 })),
});
const someLines = fc.array(made, { minLength: 1, maxLength: 6 });
const payer = fc.constantFrom(...payers);
const minor = (money: { amount: string; currency: 'USD' | 'CNY' }) =>
  parseMoney(money.amount, money.currency).minor;

describe('what confirming does', () => {
  test('shares out the whole payment, whoever pays the tests', () => {
    fc.assert(
      fc.property(someLines, fc.bigInt(0n, 100_000n), payer, payer, (lines, each, pass, fail) => {
        const order = orderOf(lines, each, { testsOnPass: pass, testsOnFail: fail });
        const { goods, services, back } = consequenceOfKeeping(order);
        expect(added([goods, services, back])).toEqual(order.sums.total);
        expect(minor(back)).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  test('gives nothing back where all came and the buyer pays the tests', () => {
    const order = orderOf([{ quantity: 2500, price: 286_000n, received: 2500 }], 16_000n);
    expect(consequenceOfKeeping(order)).toEqual({
      goods: wire(715_000n),
      pieces: 2500,
      services: wire(30_000n),
      back: wire(0n),
    });
  });

  test('gives back what is missing, and the tests of a line of which nothing came', () => {
    const half = orderOf([{ quantity: 100, price: 100_000n, received: 90 }], 1000n);
    expect(consequenceOfKeeping(half).back).toEqual(wire(1000n));
    const none = orderOf([{ quantity: 100, price: 100_000n, received: 0 }], 1000n);
    expect(consequenceOfKeeping(none).back).toEqual(wire(11_000n));
  });

  test('gives the freight back where tests consumed all that came', () => {
    const order = orderOf([{ quantity: 3, price: 100_000n, received: 3 }], 1000n);
    const consumed = (pieces: number): OrderView => ({
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        pieces: line.pieces && { ...line.pieces, consumed: pieces, onShelf: 3 - pieces },
      })),
    });
    expect(consequenceOfKeeping(consumed(2)).back).toEqual(wire(0n));
    expect(consequenceOfKeeping(consumed(3))).toMatchObject({ pieces: 0, back: wire(4500n) });
  });

  test('never keeps more than was ordered, and keeps what was decided', () => {
    const [line] = orderOf([{ quantity: 100, price: 1n, received: 120 }], 0n).lines;
    expect(line && piecesAccepted(line)).toBe(100);
    expect(line && piecesAccepted({ ...line, acceptedQuantity: 40 })).toBe(40);
  });
});

describe('what a return gives back', () => {
  test('everything, unless the buyer bears the tests of failed goods', () => {
    const lines = [{ quantity: 10, price: 100_000n, received: 10 }];
    expect(refundOfReturn(orderOf(lines, 500n))).toEqual({ money: wire(15_500n), full: true });
    const borne = orderOf(lines, 500n, { testsOnPass: 'buyer', testsOnFail: 'buyer' });
    expect(refundOfReturn(borne)).toEqual({ money: wire(15_000n), full: false });
    const halved = orderOf(lines, 501n, { testsOnPass: 'half', testsOnFail: 'half' });
    expect(refundOfReturn(halved)).toEqual({ money: wire(15_250n), full: false });
    expect(consequenceOfKeeping(halved).back).toEqual(wire(250n));
  });
});

describe('what the seller receives', () => {
  const order = orderOf([{ quantity: 1000, price: 235_000n, received: null }], 0n);
  const asSeller = {
    ...order,
    sums: { ...order.sums, commission: wire(7050n), sellerReceives: wire(227_950n) },
  };

  test('follows the pieces that are sent', () => {
    expect(receivesForPieces(asSeller, new Map([['line-0', 1000]]))).toEqual(wire(227_950n));
    expect(receivesForPieces(asSeller, new Map([['line-0', 990]]))).toEqual(wire(225_671n));
    expect(receivesForPieces(asSeller, new Map([['line-0', 2000]]))).toEqual(wire(227_950n));
    expect(receivesForPieces(asSeller, new Map([['line-0', 0]]))).toEqual(wire(0n));
  });

  test('is not shown to the buyer', () => {
    const buyers = { ...order, sums: { ...order.sums, commission: null, sellerReceives: null } };
    expect(receivesForPieces(buyers, new Map())).toBeNull();
  });
});

test('amounts add and subtract exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 12n), (one, other) => {
      expect(minor(subtract(added([wire(one), wire(other)]), wire(other)))).toBe(one);
    }),
  );
  const { lines } = orderOf([{ quantity: 3, price: parseUnitPrice('0.005'), received: null }], 0n);
  expect(amountOfLines(lines)).toEqual(wire(2n));
});

describe('pieces', () => {
  const line = lineOf({ quantity: 2503, price: 28600n, received: 2503 }, 0);
  const tested = { ...line, pieces: line.pieces && { ...line.pieces, consumed: 3, onShelf: 2500 } };

  test('that tests consumed are paid and do not ship to the buyer', () => {
    expect(piecesAccepted(tested)).toBe(2503);
    expect(piecesSent(tested)).toBe(2500);
    const order = orderOf([{ quantity: 2503, price: 28600n, received: 2503 }], 0n);
    expect(consequenceOfKeeping({ ...order, lines: [tested] }).pieces).toBe(2500);
  });

  test('that did not come are missing, with the price that goes back for them', () => {
    const order = orderOf([{ quantity: 1000, price: 286000n, received: 990 }], 120_00n);
    expect(order.lines.map(missingPieces)).toEqual([10]);
    expect(missingAmount(order).amount).toBe('28.60');
  });
});

describe('an order of which a part is disputed', () => {
  const passed = (line: OrderLine, verdict: OrderLine['verdict']) => ({ ...line, verdict });
  const order = orderOf(
    [
      { quantity: 100, price: 300_000n, received: 100 },
      { quantity: 200, price: 100_000n, received: 200 },
    ],
    6000n,
  );
  const [good, bad] = order.lines as [OrderLine, OrderLine];

  test('sends on the lines that the buyer keeps, and none that failed', () => {
    const lines = [passed(good, 'conditional'), passed(bad, 'fail')] as const;
    expect(linesGoingOn({ lines: [...lines], parent: null }, [lines[1]])).toEqual([lines[0]]);
    // Pieces that tests consumed of it are accepted without a parcel.
    const consumed = { ...lines[0], pieces: lines[0].pieces && { ...lines[0].pieces, onShelf: 0 } };
    expect(linesGoingOn({ lines: [consumed, lines[1]], parent: null }, [lines[1]])).toEqual([
      consumed,
    ]);
    // A part of an order stays whole.
    const parent = { id: '1', no: 'TO-1' };
    expect(linesGoingOn({ lines: [...lines], parent }, [lines[1]])).toEqual([]);
    expect(linesGoingOn({ lines: [...lines], parent: null }, [...lines])).toEqual([]);
    const failed = [passed(good, 'fail'), lines[1]] as const;
    expect(linesGoingOn({ lines: [...failed], parent: null }, [failed[1]])).toEqual([]);
  });
});
