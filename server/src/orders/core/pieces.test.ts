import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdicts } from '#contract/orders/history.ts';
import { type OrderGoods, orderTable } from '#contract/orders/table.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { pieceMovementsOf, restPieces, worstVerdict } from './pieces.ts';

const lineId = lineWith().id;

describe('pieces', () => {
  it('go to the buyer as far as it keeps them, less those that tests consumed', () => {
    const order = orderWith('cleared', {
      lines: [lineWith({ acceptedQuantity: 600 })],
      lots: [lotWith({ id: 'a', lineId, consumed: 3 })],
    });
    expect(pieceMovementsOf('dispatch', order)).toEqual([
      { lotId: 'a', what: 'dispatched', pieces: 597 },
    ]);
    expect(pieceMovementsOf('returnRest', order)).toEqual([
      { lotId: 'a', what: 'returned', pieces: 400 },
    ]);
  });

  it('that are suspect never go back: they go into quarantine with the buyer’s parcel', () => {
    const order = orderWith('cleared', {
      lines: [lineWith({ acceptedQuantity: 500 })],
      lots: [
        lotWith({ id: 'bad', lineId, verdict: 'suspect', received: 118 }),
        lotWith({ id: 'good', lineId, verdict: 'pass', received: 500 }),
      ],
    });
    expect(pieceMovementsOf('dispatch', order)).toEqual([
      { lotId: 'good', what: 'dispatched', pieces: 500 },
      { lotId: 'bad', what: 'quarantined', pieces: 118 },
    ]);
    expect(restPieces(order)).toEqual([]);
    expect(pieceMovementsOf('return', order)).toEqual([
      { lotId: 'bad', what: 'quarantined', pieces: 118 },
      { lotId: 'good', what: 'returned', pieces: 500 },
    ]);
  });

  it('of the best lots go first', () => {
    const order = orderWith('cleared', {
      lines: [lineWith({ acceptedQuantity: 600 })],
      lots: [
        lotWith({ id: 'bad', lineId, verdict: 'fail', received: 500 }),
        lotWith({ id: 'good', lineId, verdict: 'pass', received: 500 }),
      ],
    });
    expect(pieceMovementsOf('dispatch', order)).toEqual([
      { lotId: 'good', what: 'dispatched', pieces: 500 },
      { lotId: 'bad', what: 'dispatched', pieces: 100 },
    ]);
    expect(restPieces(order)).toEqual([{ lotId: 'bad', what: 'returned', pieces: 400 }]);
  });

  it('leave the shelf empty, never below, whatever was kept and consumed', () => {
    const lot = fc
      .record({
        received: fc.integer({ min: 1, max: 5000 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        verdict: fc.constantFrom(...verdicts),
      })
      .map(({ received, share, verdict }) =>
        lotWith({ lineId, received, consumed: Math.floor(received * share), verdict }),
      );
    const lots = fc.array(lot, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lots, fc.integer({ min: 0, max: 20_000 }), (list, accepted) => {
        const named = list.map((one, at) => ({ ...one, id: String(at) }));
        const order = orderWith('cleared', {
          lines: [lineWith({ acceptedQuantity: accepted, quantity: 20_000 })],
          lots: named,
        });
        const consumed = named.reduce((all, one) => all + one.consumed, 0);
        const shelf = named.reduce((all, one) => all + one.onShelf, 0);
        for (const goods of ['dispatch', 'return', 'quarantine'] as const) {
          // The rest goes back before the buyer's own parcel leaves.
          const before = goods === 'dispatch' ? restPieces(order) : [];
          const moves = [...before, ...pieceMovementsOf(goods, order)];
          for (const { lotId, what } of moves) {
            const lot = named.find(({ id }) => id === lotId);
            expect(what === 'returned' && lot?.verdict === 'suspect').toBe(false);
          }
          for (const one of named) {
            const gone = moves.filter(({ lotId }) => lotId === one.id);
            expect(gone.reduce((all, { pieces }) => all + pieces, 0)).toBe(one.onShelf);
          }
          const sent = moves.filter(({ what }) => what === 'dispatched');
          const pieces = sent.reduce((all, move) => all + move.pieces, 0);
          const expected =
            goods === 'dispatch' ? Math.min(shelf, Math.max(0, accepted - consumed)) : 0;
          expect(pieces).toBe(expected);
        }
      }),
    );
  });

  it('move with five events only', () => {
    const lines = [lineWith({ acceptedQuantity: 600 })];
    const order = orderWith('inspecting', { lines, lots: [lotWith()] });
    const rows: readonly { event: string; goods?: OrderGoods }[] = orderTable.agent;
    const moving = rows.filter(({ goods }) => goods && pieceMovementsOf(goods, order).length > 0);
    expect([...new Set(moving.map(({ event }) => event))].sort()).toEqual([
      'complete',
      'dispatch',
      'quarantine',
      'sendBack',
      'sendBackRest',
    ]);
    for (const event of ['pay', 'ship', 'report', 'confirmReceipt', 'refund']) {
      const own = rows.filter((row) => row.event === event);
      expect(own.map(({ goods }) => goods)).toEqual(own.map(() => undefined));
    }
    expect(pieceMovementsOf('sort', order)).toEqual([]);
  });
});

it('takes the worst verdict of a line’s lots', () => {
  expect(worstVerdict(['pass', 'fail', 'suspect'])).toBe('fail');
  expect(worstVerdict(['pass', 'conditional', null])).toBe('conditional');
  expect(worstVerdict([null])).toBeNull();
});
