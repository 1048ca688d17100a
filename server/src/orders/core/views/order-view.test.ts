import { describe, expect, it } from 'vitest';
import { orderKinds, orderStates, orderTable } from '#contract/orders/table.ts';
import { OrderView } from '#contract/orders/view-schemas.ts';
import { lineWith, orderWith } from '#harness/orders.ts';
import { orderMachine } from '../machine.ts';
import type { Order } from '../order.ts';
import { actorsOf, type Reader } from './allowed-events.ts';
import { toOrderView } from './order-view.ts';

const eventsFor = (order: Order, reader: Reader, at: Date) =>
  orderMachine.allowedEvents(order, { actor: actorsOf(reader), now: at });

const now = new Date('2026-11-16T03:00:00Z');
const order = orderWith('placed');
const buyer: Reader = { me: 'buyer', accountId: order.buyer.id };
const seller: Reader = { me: 'seller', accountId: order.seller?.id ?? '' };
const staff: Reader = { me: 'staff', accountId: 's', roles: ['support', 'warehouse', 'finance'] };
const beside = {
  now,
  history: [],
  reports: new Map(),
  link: (url: string) => `${url}?s=1`,
  dock: { lines: ['Dock 1'], hours: '', isDemo: true },
  returnTo: ['Huaxin Ltd'],
  lossRequested: false,
  staffIsParty: false,
  revoked: [],
  decisionRequested: false,
};

describe('the terms', () => {
  it('name free cancellation only where the signed version has the clause', () => {
    const free = (form: 1 | 2) => {
      const signed = { ...order, terms: { ...order.terms, form } };
      return toOrderView(signed, buyer, beside).terms?.freeCancellation;
    };
    expect(free(2)).toContain('placed');
    expect(free(1)).toEqual([]);
  });
});

describe('allowed events', () => {
  it('are every event of the rows from here that the reader may take', () => {
    for (const kind of orderKinds) {
      for (const state of orderStates) {
        const events = eventsFor(orderWith(state, { kind }), buyer, now).map(({ event }) => event);
        const rows = orderTable[kind].filter(
          (row) => row.from === state && (row.by as readonly string[]).includes('buyer'),
        );
        expect(new Set(events)).toEqual(new Set(rows.map((row) => row.event)));
        expect(new Set(events).size).toBe(events.length);
      }
    }
  });

  it('say what stands against them', () => {
    expect(eventsFor(orderWith('paid'), buyer, now)).toEqual([
      { event: 'cancelLate', allowed: false, why: 'shipmentLate' },
    ]);
    expect(eventsFor(orderWith('reported', { acceptedBy: ['seller'] }), seller, now)).toEqual([
      { event: 'accept', allowed: false, why: 'otherAccepted' },
      { event: 'contest', allowed: false, why: 'mayContest' },
      { event: 'acceptReturn', allowed: false, why: 'allFail' },
      { event: 'offer', allowed: true, why: null },
    ]);
  });

  it('leave decisions out for staff who are a party of the order, and nothing else', () => {
    const roles = ['support', 'warehouse', 'qc', 'finance'] as const;
    const reader: Reader = { me: 'staff', accountId: 's', roles };
    const eventsOf = (state: Order['state'], staffIsParty: boolean) =>
      toOrderView(orderWith(state), reader, { ...beside, staffIsParty }).allowedEvents.map(
        ({ event }) => event,
      );
    for (const [state, events] of [
      ['disputed', ['settle', 'settlePart', 'retest', 'orderReturn', 'quarantine']],
      ['received', ['inspect']],
      ['returned', ['refund']],
    ] as const) {
      const own = eventsOf(state, true);
      expect(eventsOf(state, false)).toEqual(expect.arrayContaining([...events]));
      expect(own.filter((event) => (events as readonly string[]).includes(event))).toEqual([]);
    }
    expect(eventsOf('inbound', true)).toContain('receive');
  });

  it('of what is filled in later are allowed until then', () => {
    const later = new Date('2026-11-23T03:00:00Z');
    expect(eventsFor(orderWith('disputed'), staff, later)).toContainEqual({
      event: 'settlePart',
      allowed: true,
      why: null,
    });
  });

  it('leave out what is done elsewhere, and are none at an end', () => {
    expect(eventsFor(orderWith('confirmed'), staff, now)).toEqual([]);
    expect(eventsFor(orderWith('completed'), buyer, now)).toEqual([]);
  });
});

describe('a view', () => {
  it('names accounts of the parties to staff who may open their pages alone', () => {
    const order = orderWith('paid');
    const sellerId = (reader: Reader) => toOrderView(order, reader, beside).seller?.id;
    const { accountId } = staff;
    const at = (role: 'support' | 'qc') => sellerId({ me: 'staff', accountId, roles: [role] });
    expect(at('support')).toBe(order.seller?.id);
    expect(at('qc')).toBeNull();
    expect([sellerId(buyer), sellerId(seller)]).toEqual([null, null]);
  });

  it('hides from the buyer what Assay takes, and from the seller where the buyer lives', () => {
    const forBuyer = toOrderView(order, buyer, beside);
    const forSeller = toOrderView(order, seller, beside);
    expect(forBuyer.sums.sellerReceives).toBeNull();
    expect(forBuyer.sums.commission).toBeNull();
    expect(forBuyer.shipTo).toEqual(order.shipTo);
    expect(forSeller.sums.sellerReceives?.amount).toBe('2774.20');
    expect(forSeller.shipTo).toBeNull();
    expect(toOrderView(order, staff, beside).sums.commission?.amount).toBe('85.80');
  });

  it('is what the contract says in every state', () => {
    for (const kind of orderKinds) {
      for (const state of orderStates) {
        const lines = [lineWith({ shipped: 1000, received: 990 })];
        const view = toOrderView(orderWith(state, { kind, lines }), buyer, beside);
        expect(OrderView.safeParse(view).error).toBeUndefined();
      }
    }
  });

  it('shows as held what is still in escrow', () => {
    const paid = orderWith('cleared', { held: 3025_00n, refunded: 1000_00n });
    const { held, refunded } = toOrderView(paid, buyer, beside).sums;
    expect([held.amount, refunded.amount]).toEqual(['2025.00', '1000.00']);
  });

  it('says whose move it is and how long they have', () => {
    expect(toOrderView(orderWith('confirmed'), buyer, beside).due).toEqual({
      on: ['buyer'],
      at: '2026-11-23T10:00:00.000Z',
      workingDaysLeft: 5,
      workingDaysAllowed: 5,
      daysOff: ['2026-11-21', '2026-11-22'],
      late: false,
    });
    const after = new Date('2026-11-23T10:00:01Z');
    expect(toOrderView(orderWith('placed'), buyer, { ...beside, now: after }).due?.late).toBe(true);
  });
});
