import { describe, expect, it } from 'vitest';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { theClock, transition } from '#server/kit/apply-event.ts';
import { acceptNoLines } from './core/changes.ts';
import { priceFacts } from './core/facts.ts';
import { orderMachine } from './core/machine.ts';
import type { Order } from './core/order.ts';
import type { OrderAttempt, OrderPayloads } from './core/payload.ts';
import { afterSteps, stepsOf } from './core/steps.ts';
import { freeCancellation, termsHash, termsText } from './core/terms.ts';
import { priceMessage } from './notification-kinds.ts';
import { orderProcess } from './process.ts';

const monday = new Date('2026-11-16T02:00:00Z');
const tuesday = new Date('2026-11-17T02:00:00Z');

/** The order after an event that the table allows. */
function taken(order: Order, attempt: Omit<OrderAttempt, 'now'>): Order {
  const asked = { ...attempt, now: tuesday };
  const decision = orderMachine.decide(order, asked);
  if (decision.refused !== undefined) throw new Error(`${asked.event} is not allowed`);
  const payload = asked.payload as OrderPayloads[typeof asked.event];
  const { row } = decision;
  return transition(orderProcess, order, { ...asked, payload, row, person: theClock }).record;
}

describe('an act', () => {
  it('begins a state anew, and an event that stays in it does not', () => {
    const reported = orderWith('reported', { version: 7 });
    const once = taken(reported, { event: 'accept', actor: 'seller', payload: {} });
    expect([once.state, once.version, once.since]).toEqual(['reported', 8, monday]);
    const twice = taken(once, { event: 'accept', actor: 'buyer', payload: {} });
    expect([twice.state, twice.version, twice.since]).toEqual(['cleared', 9, tuesday]);
  });

  it('sends in full what the seller does not say otherwise', () => {
    const lines = [lineWith({ id: 'a' }), lineWith({ id: 'b' })];
    const sent = taken(orderWith('paid', { lines }), {
      event: 'ship',
      actor: 'seller',
      payload: { carrier: 'SF', trackingNo: 'SF1', lines: [{ lineId: 'b', pieces: 10 }] },
    });
    expect(sent.lines.map((line) => line.shipped)).toEqual([1000, 10]);
  });

  it('of the bench gives each line the worst verdict of its lots and asks both anew', () => {
    const order = orderWith('inspecting', {
      lines: [lineWith({ id: 'a' }), lineWith({ id: 'b', received: 0 })],
      lots: [lotWith({ id: '1', lineId: 'a' }), lotWith({ id: '2', lineId: 'a' })],
      acceptedBy: ['seller'],
    });
    const reported = taken(order, {
      event: 'report',
      actor: 'qc',
      payload: {
        verdicts: [
          { lotId: '1', verdict: 'pass' },
          { lotId: '2', verdict: 'conditional' },
        ],
        notMade: [],
        retestNotMade: [],
      },
    });
    expect(reported.lines.map((line) => line.verdict)).toEqual(['conditional', null]);
    expect(reported.acceptedBy).toEqual([]);
  });

  it('of support keeps why the buyer rejected beside what was decided', () => {
    const dispute = { reason: 'remarked', lines: ['a'], decision: null, decidedReason: null };
    const since = new Date('2026-11-09T02:00:00Z');
    const lots = [lotWith({ verdict: 'fail' })];
    const order = orderWith('disputed', { since, dispute, lots });
    const payload = { reason: 'confirmed by decapsulation' };
    expect(taken(order, { event: 'orderReturn', actor: 'support', payload }).dispute).toEqual({
      reason: 'remarked',
      lines: ['a'],
      decision: 'orderReturn',
      decidedReason: 'confirmed by decapsulation',
    });
  });
});

describe('a price', () => {
  it.each([
    ['buyer', 30_00n, 'priceBuyer'],
    ['seller', 30_00n, 'priceSeller'],
    ['half', 30_00n, 'priceHalf'],
    ['seller', 0n, 'price'],
  ] as const)('names %s as the bearer of a service fee of %d', (serviceBy, service, message) => {
    const payload = { service, freight: 12_00n, seller: null, serviceBy };
    const placed = orderWith('placed', { kind: 'agent' });
    const facts = priceFacts(taken(placed, { event: 'price', actor: 'support', payload }));
    const usd = (minor: bigint) => ({ minor, currency: 'USD' });
    expect(facts).toEqual({
      ...{ service: usd(service), freight: usd(12_00n) },
      ...(service > 0n && { serviceBy }),
    });
    expect(priceMessage(facts)).toBe(message);
  });
});

describe('terms', () => {
  const priced = () =>
    taken(orderWith('placed', { kind: 'agent' }), {
      event: 'price',
      actor: 'support',
      payload: { service: 30_00n, freight: 12_00n, seller: null },
    });

  it('change by a new version that nobody has accepted', () => {
    const { terms, service, freight } = priced();
    expect({ ...terms, hash: '' }).toMatchObject({ number: 2, buyerAt: null, sellerAt: null });
    expect([service, freight]).toEqual([30_00n, 12_00n]);
    expect(terms.hash).not.toBe(orderWith('placed').terms.hash);
  });

  it('are proved by the hash of their text, which names no commission', () => {
    const order = priced();
    const text = termsText(order, 2);
    expect(termsHash(text)).toBe(order.terms.hash);
    expect(JSON.parse(text)).toMatchObject({
      number: 2,
      service: '30.00',
      freight: '12.00',
      lines: [{ unitPrice: '2.86', quantity: 1000 }],
      deadlines: { confirmed: '5wd' },
    });
    expect(text).not.toContain('ommission');
  });

  it('have another hash with any other price, quantity or payer', () => {
    const order = priced();
    const hash = (changes: Partial<Order>) => termsHash(termsText({ ...order, ...changes }, 2));
    const others = [
      hash({ lines: [lineWith({ unitPrice: 286001n })] }),
      hash({ lines: [lineWith({ quantity: 1001 })] }),
      hash({ terms: { ...order.terms, testsOnFail: 'buyer' } }),
      hash({ freight: 0n }),
      hash({ terms: { ...order.terms, serviceBy: 'seller' } }),
    ];
    expect(new Set([order.terms.hash, ...others]).size).toBe(6);
  });

  it('keep the hash of a version of the first form, which said nothing of service bearers', () => {
    const order = orderWith('placed');
    const text = JSON.parse(termsText(order, 1, 1));
    expect(Object.keys(text)).toEqual(Object.keys(text).sort());
    expect(text).not.toHaveProperty('serviceBy');
    expect(text).not.toHaveProperty('freeCancellation');
    expect(termsHash(termsText(order, 1, 1))).toBe(
      '7c73a1fa4db43eff0d13774471ae4fe9bd3fa04b85028d65bc130c3b935f6ff2',
    );
  });

  it('say where the table lets an order be cancelled, and nobody pays anything there', () => {
    expect(freeCancellation('trade')).toEqual(['placed', 'confirmed', 'paid']);
    expect(freeCancellation('agent')).toEqual(['placed', 'priced', 'confirmed', 'paid']);
    for (const state of freeCancellation('trade')) {
      const order = orderWith(state, { service: 30_00n, held: state === 'paid' ? 3055_00n : 0n });
      const cancelled = { ...order, ...acceptNoLines(order) };
      const end = afterSteps(cancelled, state === 'paid' ? stepsOf('refund', cancelled) : []);
      expect([end.released, end.refunded]).toEqual([0n, order.held]);
    }
  });
});
