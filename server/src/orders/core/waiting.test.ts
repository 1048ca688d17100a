import { describe, expect, it } from 'vitest';
import { orderKinds, orderStates } from '#contract/orders/table.ts';
import { orderWaits } from '#contract/orders/waits.ts';
import { lineWith, orderWith } from '#harness/orders.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { orderMachine } from './machine.ts';
import type { Order } from './order.ts';

const { waiting: waitingOf } = orderMachine;

const monday = new Date('2026-11-16T02:00:00Z');

describe('an order waits', () => {
  it.each(orderKinds)('for somebody in every state of a %s order that is no end', (kind) => {
    for (const state of orderStates) {
      const waiting = waitingOf(orderWith(state, { kind }), monday);
      expect(waiting === null, state).toBe(orderWaits[state] === null);
      expect(waiting?.on.length, state).not.toBe(0);
    }
  });

  it('until the end of the working day that the table gives', () => {
    expect(waitingOf(orderWith('confirmed'), monday)).toEqual({
      on: ['buyer'],
      from: monday,
      at: addWorkingDays(monday, 5),
      workingDays: 5,
    });
  });

  it('for those only who have not confirmed the result', () => {
    const on = (acceptedBy: ('buyer' | 'seller')[]) =>
      waitingOf(orderWith('reported', { acceptedBy }), monday)?.on;
    expect(on([])).toEqual(['buyer', 'seller']);
    expect(on(['seller'])).toEqual(['buyer']);
  });

  it('for the parties and then for the bench where the count differs', () => {
    const order = orderWith('received', { lines: [lineWith({ shipped: 1000, received: 1 })] });
    expect(waitingOf(order, monday)?.on).toEqual(['buyer', 'seller']);
    expect(waitingOf({ ...order, acknowledgedBy: ['buyer'] }, monday)?.on).toEqual(['seller']);
    const over = addWorkingDays(monday, 1);
    expect(waitingOf(order, over)?.on).toEqual(['qc']);
    expect(waitingOf({ ...order, acknowledgedBy: ['buyer', 'seller'] }, monday)?.on).toEqual([
      'qc',
    ]);
  });

  it('for the parties a working day from the last count, also one by a second person', () => {
    const recountedAt = addWorkingDays(monday, 2);
    const dock = { at: monday, closedAt: monday, recountedAt } as unknown as Order['dock'];
    const lines = [lineWith({ shipped: 1000, received: 1 })];
    expect(waitingOf(orderWith('received', { lines, dock }), recountedAt)).toEqual({
      on: ['buyer', 'seller'],
      from: recountedAt,
      at: addWorkingDays(recountedAt, 1),
      workingDays: 1,
    });
  });

  it('for the buyer’s word on priced terms, then for the seller', () => {
    const terms = orderWith('priced').terms;
    const open = orderWith('priced', { kind: 'agent', terms: { ...terms, buyerAt: null } });
    expect(waitingOf(open, monday)?.on).toEqual(['buyer']);
    const agreedAt = new Date('2026-11-18T02:00:00Z');
    const agreed = { ...open, terms: { ...terms, buyerAt: agreedAt } };
    expect(waitingOf(agreed, agreedAt)).toMatchObject({
      on: ['seller'],
      at: addWorkingDays(agreedAt, 3),
    });
  });

  it('spec 9: return and refund: the buyer’s leave, then three working days', () => {
    const order = orderWith('returning');
    expect(waitingOf(order, monday)).toMatchObject({ on: ['buyer'], workingDays: 1 });
    const authorised = { ...order, authorisedAt: monday };
    expect(waitingOf(authorised, monday)).toMatchObject({ on: ['warehouse'], workingDays: 3 });
  });

  it('for the parties of a dispute while they negotiate, then two working days for support', () => {
    const order = orderWith('disputed', { statementAt: { buyer: monday, seller: monday } });
    const open = addWorkingDays(monday, 3);
    expect(waitingOf(order, monday)).toEqual({
      on: ['buyer', 'seller'],
      from: monday,
      at: open,
      workingDays: 3,
    });
    expect(waitingOf(order, open)).toEqual({
      on: ['support'],
      from: open,
      at: addWorkingDays(monday, 5),
      workingDays: 2,
    });
    const silent = { ...order, statementAt: { buyer: monday, seller: null } };
    expect(waitingOf(silent, monday)).toMatchObject({ at: addWorkingDays(monday, 2) });
    expect(waitingOf(silent, addWorkingDays(monday, 2))?.on).toEqual(['support']);
  });

  it('for the answer to an offer no longer than until support may rule', () => {
    const at = addWorkingDays(monday, 2);
    const offer = {
      by: 'buyer',
      at,
      reason: 'x',
      lines: [],
      cut: 0n,
      freightBy: 'buyer',
      testsBy: 'terms',
    } as const;
    const order = orderWith('disputed', { offer });
    const open = addWorkingDays(monday, 3);
    expect(waitingOf(order, at)).toMatchObject({ on: ['seller'], at: open });
    expect(waitingOf(order, open)?.on).toEqual(['support']);
  });

  it('ten working days for a recorded delivery or a trace, then for seven days', () => {
    const outbound = { carrier: 'DHL', trackingNo: '1', at: monday, deliveredAt: null };
    const order = orderWith('dispatched', { outbound });
    expect(waitingOf(order, monday)).toMatchObject({
      on: ['buyer', 'warehouse'],
      at: addWorkingDays(monday, 10),
    });
    const trace = { at: monday, way: 'outbound' as const, caseNo: 'T-1', note: 'no scan' };
    expect(waitingOf({ ...order, trace }, monday)).toMatchObject({
      on: ['warehouse'],
      at: addWorkingDays(monday, 5),
    });
    const delivered = { ...order, outbound: { ...outbound, deliveredAt: monday } };
    expect(waitingOf(delivered, monday)?.at).toEqual(new Date('2026-11-23T02:00:00Z'));
  });

  it('for support to price an agent order, for the seller to confirm a trade order', () => {
    expect(waitingOf(orderWith('placed', { kind: 'agent' }), monday)?.on).toEqual(['support']);
    expect(waitingOf(orderWith('placed'), monday)?.on).toEqual(['seller']);
  });
});
