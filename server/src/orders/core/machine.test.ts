import { describe, expect, it } from 'vitest';
import { type OrderEvent, orderStates } from '#contract/orders/table.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { endOf } from '#server/kit/working-days.ts';
import { orderMachine } from './machine.ts';
import type { Order } from './order.ts';
import type { OrderAttempt } from './payload.ts';

const { dueEvent, nextDeadline } = orderMachine;

const monday = new Date('2026-11-16T02:00:00Z');
const later = (ms: number) => new Date(monday.getTime() + ms);
const DAY = 86_400_000;

const decided = (
  order: Order,
  act: Partial<OrderAttempt> & Pick<OrderAttempt, 'event' | 'actor'>,
) => orderMachine.decide(order, { now: monday, payload: null, ...act });
const to = (order: Order, act: Partial<OrderAttempt> & Pick<OrderAttempt, 'event' | 'actor'>) =>
  decided(order, act).row?.to;

describe('an act', () => {
  it('takes the row of the table', () => {
    expect(to(orderWith('placed'), { event: 'confirm', actor: 'seller' })).toBe('confirmed');
  });

  it('is refused where the state has no such row', () => {
    expect(decided(orderWith('paid'), { event: 'confirm', actor: 'seller' })).toEqual({
      refused: 'wrongState',
    });
  });

  it('is refused where the row is somebody else’s', () => {
    expect(decided(orderWith('placed'), { event: 'confirm', actor: 'buyer' })).toEqual({
      refused: 'notYourMove',
    });
  });

  it('is refused in every state that is an end', () => {
    const events: OrderEvent[] = [
      'cancel',
      'pay',
      'confirmReceipt',
      'refund',
      'settle',
      'dispatch',
    ];
    for (const state of ['completed', 'refunded', 'cancelled'] as const) {
      for (const event of events) {
        expect(decided(orderWith(state), { event, actor: 'buyer' }).refused).toBe('wrongState');
      }
    }
  });
});

describe('the result', () => {
  const reported = orderWith('reported', { lines: [lineWith({ verdict: 'pass' })] });

  it('is cleared by the second of both parties only', () => {
    expect(to(reported, { event: 'accept', actor: 'seller' })).toBe('reported');
    const half = { ...reported, acceptedBy: ['seller'] as const };
    expect(to(half, { event: 'accept', actor: 'buyer' })).toBe('cleared');
    expect(decided(half, { event: 'accept', actor: 'seller' })).toEqual({
      refused: 'guard',
      guard: 'otherAccepted',
    });
  });

  it('may be rejected by a buyer who has confirmed it, as long as the seller has not', () => {
    const half = { ...reported, acceptedBy: ['buyer'] as const };
    expect(to(half, { event: 'reject', actor: 'buyer' })).toBe('disputed');
    const cleared = { ...half, state: 'cleared' } as const;
    expect(decided(cleared, { event: 'reject', actor: 'buyer' }).refused).toBe('wrongState');
  });

  it('counts as confirmed after three working days where all passed, else goes to support', () => {
    const due = endOf('3wd', monday);
    const early = new Date(due.getTime() - 1);
    expect(dueEvent(reported, early)).toBeNull();
    expect(dueEvent(reported, due)).toBe('autoAccept');
    for (const verdict of ['conditional', 'suspect', 'fail', null] as const) {
      const bad = { ...reported, lines: [lineWith({ verdict }), lineWith({ verdict: 'pass' })] };
      expect(dueEvent(bad, due)).toBe('autoDispute');
    }
  });

  it('is judged by the lines of which something came', () => {
    const due = endOf('3wd', monday);
    const judged = (verdict: 'pass' | 'conditional' | 'fail') =>
      orderWith('reported', {
        lines: [lineWith({ id: 'a', verdict }), lineWith({ id: 'nothing came' })],
        lots: [lotWith({ lineId: 'a', verdict })],
      });
    expect(dueEvent(judged('pass'), due)).toBe('autoAccept');
    expect(dueEvent(judged('conditional'), due)).toBe('autoDispute');
    const takeBack = { event: 'acceptReturn', actor: 'seller' } as const;
    expect(to(judged('fail'), takeBack)).toBe('returning');
    expect(decided(judged('conditional'), takeBack)).toMatchObject({ guard: 'allFail' });
  });

  it('is reported with a verdict for every lot', () => {
    const order = orderWith('inspecting', { lots: [lotWith({ id: 'a' }), lotWith({ id: 'b' })] });
    const report = (...lots: string[]) =>
      decided(order, {
        event: 'report',
        actor: 'qc',
        payload: { verdicts: lots.map((lotId) => ({ lotId, verdict: 'pass' as const })) },
      });
    expect(report('a')).toEqual({ refused: 'guard', guard: 'everyLotReported' });
    expect(report('a', 'b').row?.to).toBe('reported');
  });
});

describe('a contested result', () => {
  const order = orderWith('reported', {
    lines: [lineWith({ id: 'a', verdict: 'fail' }), lineWith({ id: 'b', verdict: 'pass' })],
  });
  const passed = lotWith({ id: '2', lineId: 'b', verdict: 'pass' });
  const contest = (consumed: number) =>
    decided(
      { ...order, lots: [lotWith({ id: '1', lineId: 'a', verdict: 'fail', consumed }), passed] },
      { event: 'contest', actor: 'seller', payload: { reason: 'Another maker marks so.' } },
    );

  it('needs pieces that did not pass to be left: those that passed are not tested again', () => {
    expect(contest(999).row?.to).toBe('inspecting');
    expect(contest(1000)).toEqual({ refused: 'guard', guard: 'mayContest' });
  });
});

describe('a count that differs', () => {
  const order = orderWith('received', {
    lines: [lineWith({ shipped: 1000, received: 990 })],
  });
  const inspect = (changes: Partial<Order>, now = monday) =>
    decided({ ...order, ...changes }, { event: 'inspect', actor: 'qc', now });

  it('stops the bench until both have seen it', () => {
    expect(inspect({})).toEqual({ refused: 'guard', guard: 'countSettled' });
    expect(inspect({ acknowledgedBy: ['buyer'] }).refused).toBe('guard');
    expect(inspect({ acknowledgedBy: ['buyer', 'seller'] }).row?.to).toBe('inspecting');
  });

  it('stops it for one working day at most', () => {
    expect(inspect({}, endOf('1wd', monday)).row?.to).toBe('inspecting');
  });

  it('stops it for a working day again once a second person has counted', () => {
    const recountedAt = endOf('1wd', monday);
    const dock = { at: monday, closedAt: monday, recountedAt } as unknown as Order['dock'];
    expect(inspect({ dock }, recountedAt)).toEqual({ refused: 'guard', guard: 'countSettled' });
    const over = endOf('1wd', recountedAt);
    expect(inspect({ dock }, new Date(over.getTime() - 1)).refused).toBe('guard');
    expect(inspect({ dock }, over).row?.to).toBe('inspecting');
  });

  it('is acknowledged once by each party, and only where it differs', () => {
    const acknowledge = (changes: Partial<Order>) =>
      decided({ ...order, ...changes }, { event: 'acknowledge', actor: 'buyer' });
    expect(acknowledge({}).row?.to).toBe('received');
    expect(acknowledge({ acknowledgedBy: ['buyer'] }).refused).toBe('guard');
    expect(acknowledge({ lines: [lineWith({ shipped: 1000, received: 1000 })] }).refused).toBe(
      'guard',
    );
  });

  it('is one that differs from the order as well as from what was declared', () => {
    const declaredShort = [lineWith({ shipped: 900, received: 900 })];
    expect(inspect({ lines: declaredShort }).refused).toBe('guard');
  });
});

describe('a part', () => {
  const order = orderWith('disputed', {
    lines: [lineWith({ id: 'a', received: 1000 }), lineWith({ id: 'b', received: 1000 })],
  });
  const part = (a: number, b: number) =>
    decided(order, {
      event: 'settlePart',
      actor: 'support',
      now: later(5 * DAY),
      payload: {
        reason: 'half',
        lines: [
          { lineId: 'a', acceptedQuantity: a },
          { lineId: 'b', acceptedQuantity: b },
        ],
      },
    });

  it('is neither all nor nothing', () => {
    expect(part(1000, 1000)).toEqual({ refused: 'guard', guard: 'partAccepted' });
    expect(part(0, 0)).toEqual({ refused: 'guard', guard: 'partAccepted' });
    expect(part(1000, 0).row?.to).toBe('cleared');
    expect(part(1, 0).row?.to).toBe('cleared');
  });
});

describe('a ruling', () => {
  const order = orderWith('disputed', { since: monday });
  const rule = (changes: Partial<Order>, now: Date) =>
    decided({ ...order, ...changes }, { event: 'settle', actor: 'support', now });
  const closed = { refused: 'guard', guard: 'rulingOpen' };
  const dispute = { reason: 'bad', lines: [], decision: null, decidedReason: null };

  it('waits until the parties had three working days to agree', () => {
    const end = endOf('3wd', monday);
    expect(rule({}, new Date(end.getTime() - 1))).toEqual(closed);
    expect(rule({}, end).row?.to).toBe('cleared');
  });

  it('comes earlier once both parties ask for it, not where one does', () => {
    const one = { ...dispute, rulingRequestedBy: ['buyer'] } as const;
    expect(rule({ dispute: one }, later(DAY))).toEqual(closed);
    const both = {
      ...dispute,
      rulingRequestedBy: ['buyer', 'seller'],
      rulingRequestedAt: later(DAY).toISOString(),
    } as const;
    expect(rule({ dispute: both }, later(DAY)).row?.to).toBe('cleared');
  });

  it('comes earlier where an offer is left unanswered for two working days', () => {
    const offer = {
      by: 'buyer',
      at: monday,
      reason: 'x',
      lines: [],
      cut: 0n,
      freightBy: 'buyer',
      testsBy: 'terms',
    } as const;
    const end = endOf('2wd', monday);
    expect(rule({ offer }, new Date(end.getTime() - 1))).toEqual(closed);
    expect(rule({ offer }, end).row?.to).toBe('cleared');
  });

  it('comes at the end of the evidence window where a party was silent in it', () => {
    const window = endOf('2wd', monday);
    const silent = { statementAt: { buyer: monday, seller: null } };
    expect(rule(silent, new Date(window.getTime() - 1))).toEqual(closed);
    expect(rule(silent, window).row?.to).toBe('cleared');
    // A word within the window keeps the negotiation open; one after it comes too late.
    const answered = { statementAt: { buyer: monday, seller: new Date(window.getTime() - 1) } };
    expect(rule(answered, window)).toEqual(closed);
    expect(rule({ statementAt: { buyer: monday, seller: window } }, window).row?.to).toBe(
      'cleared',
    );
  });

  it('is asked for once by each party, and not where support may rule anyway', () => {
    const ask = (changes: Partial<Order>, now: Date) =>
      decided({ ...order, ...changes }, { event: 'requestRuling', actor: 'buyer', now });
    expect(ask({}, monday).row?.to).toBe('disputed');
    const asked = { ...dispute, rulingRequestedBy: ['buyer'] } as const;
    expect(ask({ dispute: asked }, monday)).toMatchObject({ guard: 'mayRequestRuling' });
    expect(ask({}, endOf('3wd', monday))).toMatchObject({ guard: 'mayRequestRuling' });
  });
});

describe('the clock', () => {
  it('lets an unpaid order lapse after five working days, not before', () => {
    const order = orderWith('confirmed');
    const due = endOf('5wd', monday);
    expect(due.toISOString()).toBe('2026-11-23T10:00:00.000Z');
    expect(nextDeadline(order)).toEqual(due);
    expect(decided(order, { event: 'expire', actor: 'clock', now: later(DAY) })).toEqual({
      refused: 'due',
      dueAt: due,
    });
    expect(dueEvent(order, due)).toBe('expire');
  });

  it('takes receipt seven days after the carrier delivered, never before delivery', () => {
    const outbound = { carrier: 'DHL', trackingNo: '1', at: monday, deliveredAt: null };
    const order = orderWith('dispatched', { outbound });
    expect(nextDeadline(order)).toBeNull();
    expect(dueEvent(order, later(90 * DAY))).toBeNull();
    const delivered = { ...order, outbound: { ...outbound, deliveredAt: later(DAY) } };
    expect(nextDeadline(delivered)).toEqual(later(8 * DAY));
    expect(dueEvent(delivered, later(8 * DAY))).toBe('confirmReceipt');
  });

  it('refunds at once where nothing was shipped', () => {
    expect(dueEvent(orderWith('refunding'), monday)).toBe('refund');
  });

  it('has nothing to do in states without a row of its own', () => {
    const own = ['confirmed', 'reported', 'refunding'];
    for (const state of orderStates.filter((one) => !own.includes(one) && one !== 'priced')) {
      expect(nextDeadline(orderWith(state)), state).toBeNull();
    }
  });
});

describe('a late seller', () => {
  it('may be left by the buyer once five working days are over', () => {
    const order = orderWith('paid');
    const due = endOf('5wd', monday);
    const leave = (now: Date) => decided(order, { event: 'cancelLate', actor: 'buyer', now });
    expect(leave(new Date(due.getTime() - 1))).toEqual({
      refused: 'guard',
      guard: 'shipmentLate',
    });
    expect(leave(due).row?.to).toBe('refunding');
  });
});

describe('an agent order', () => {
  const open = orderWith('priced', {
    kind: 'agent',
    terms: { ...orderWith('priced').terms, buyerAt: null },
  });
  const agreed = { ...open, terms: { ...open.terms, buyerAt: monday } };

  it('is confirmed only after the buyer has accepted the terms', () => {
    expect(decided(open, { event: 'confirm', actor: 'seller' }).refused).toBe('guard');
    expect(to(agreed, { event: 'confirm', actor: 'seller' })).toBe('confirmed');
  });

  it('is priced again only while they are open, and agreed once', () => {
    expect(to(open, { event: 'price', actor: 'support' })).toBe('priced');
    expect(decided(agreed, { event: 'price', actor: 'support' }).refused).toBe('guard');
    expect(decided(agreed, { event: 'acceptTerms', actor: 'buyer' }).refused).toBe('guard');
  });
});

describe('a return', () => {
  it('is sent only when authorised, and authorised once', () => {
    const open = orderWith('returning');
    const authorised = { ...open, authorisedAt: monday };
    expect(decided(open, { event: 'sendBack', actor: 'warehouse' }).refused).toBe('guard');
    expect(to(authorised, { event: 'sendBack', actor: 'warehouse' })).toBe('returned');
    expect(decided(authorised, { event: 'authorise', actor: 'buyer' }).refused).toBe('guard');
  });
});
