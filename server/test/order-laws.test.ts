import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import { freightBearers, testBearers } from '#contract/orders/terms.ts';
import { later, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { one, transaction } from '#server/kit/database/database.ts';
import { orderMachine } from '#server/orders/core/machine.ts';
import type { Order } from '#server/orders/core/order.ts';
import { consumePieces, lotsOf, type OrderEventRequest } from '#server/orders/public.ts';
import { readOrder } from '#server/orders/store/orders.ts';

/**
 * Invariants of orders, whatever is done to them and in whatever order: random walks over the real
 * commands on PostgreSQL, legal and illegal steps mixed, several actors on several orders at once.
 */
let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
  await market.fund(market.buyerId, 100_000_000_00n);
});
afterAll(() => market.close());

const ends = ['completed', 'refunded', 'cancelled'];

/** One random step: the choice of an event, the share of its quantities, the days that pass. */
interface Step {
  readonly pick: number;
  readonly share: number;
  readonly days: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat(1000),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  days: fc.constantFrom(0, 0, 0, 1, 4, 9),
});
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5000 }),
  unitPrice: fc.bigInt({ min: 100_000n, max: 50_00000n }),
});

const verdicts = ['pass', 'conditional', 'suspect', 'fail'] as const;

/** Builds the payload of an event from the step; some payloads are refused on purpose. */
function payloadFor(event: OrderEvent, order: Order, { share, pick }: Step): object {
  const part = (pieces: number) => Math.round(pieces * share);
  const payloads: Partial<Record<OrderEvent, object>> = {
    ship: {
      carrier: 'SF',
      trackingNo: 'SF1234567',
      moreParcels: ['SF1234561', 'SF1234562']
        .slice(0, pick % 5 === 0 ? 2 : 0)
        .map((trackingNo) => ({ carrier: 'SF', trackingNo })),
      lines: [],
    },
    receiveParcel: {
      parcels: 1,
      weightKg: '1',
      seals: '',
      location: 'A-01',
      photos: [],
      lines: order.lines.map(({ id, quantity }) => ({ lineId: id, pieces: part(quantity) })),
    },
    receive: {
      restMissing: pick % 4 !== 0,
      parcels: 1,
      weightKg: '1',
      seals: '',
      location: 'A-01',
      photos: [],
      lines: order.lines.map(({ id, quantity }) => ({
        lineId: id,
        pieces: pick % 2 === 0 ? quantity : Math.round(quantity * (0.8 + share * 0.3)),
      })),
    },
    inspect: {
      lots: order.lines
        .filter(({ received }) => (received ?? 0) > 0)
        .map(({ id, received }) => ({
          lineId: id,
          dateCode: '2414',
          lotCode: '',
          pieces: received ?? 0,
        })),
    },
    report: {
      verdicts: order.lots.map(({ id }, at) => ({
        lotId: id,
        verdict: verdicts[(pick + at) % 4] ?? 'pass',
      })),
      // Of some lines a test that was bought was not made.
      notMade: order.lines
        .filter((_, at) => (pick + at) % 3 === 0)
        .map(({ id }) => ({ lineId: id, minor: 60_00n })),
      // The retest of the seller left one out on some lines as well.
      retestNotMade: order.lines
        .filter((_, at) => order.contestedAt !== null && (pick + at) % 3 === 1)
        .map(({ id }) => ({ lineId: id, minor: 60_00n })),
    },
    recount: {
      reason: 'r',
      lines: order.lines.map(({ id, quantity }) => ({ lineId: id, pieces: part(quantity) })),
    },
    shipRest: {
      carrier: 'SF',
      trackingNo: 'SF1234568',
      lines: order.lines
        .filter(({ quantity, received }) => (received ?? 0) < quantity)
        .map(({ id, quantity, received }) => ({ lineId: id, pieces: quantity - (received ?? 0) })),
    },
    trace: { caseNo: 'T-1', note: 'no scan' },
    declareLost: { reason: 'r', caseNo: 'C-1', requestedBy: pick % 3 === 0 ? STAFF : 'another' },
    correctShipment: {
      carrier: 'UPS',
      trackingNo: '1Z123456',
      deliveredAt: null,
      reason: 'r',
      before: 'DHL 1, –',
      after: 'UPS 1Z123456, –',
      requestedBy: pick % 3 === 0 ? STAFF : 'another',
    },
    updateTracking: { carrier: 'SF', trackingNo: 'SF1234569', before: 'SF 1', after: 'SF 2' },
    correctInbound: parcelCorrection(pick),
    correctReturn: parcelCorrection(pick),
    shipAgain: { reason: 'r', caseNo: 'C-1', requestedBy: pick % 3 === 0 ? STAFF : 'another' },
    offer: {
      reason: 'r',
      lines: order.lines.map(({ id, quantity, received }) => ({
        lineId: id,
        acceptedQuantity: part(Math.min(quantity, received ?? 0)),
      })),
      cut: BigInt(part(10_000)),
      freightBy: freightBearers[pick % freightBearers.length] ?? 'buyer',
      testsBy: testBearers[pick % testBearers.length] ?? 'terms',
    },
    sendBackRest: { carrier: 'SF', trackingNo: 'SF7654322' },
    reject: { reason: 'r', lines: [order.lines[0]?.id ?? ''] },
    settlePart: {
      reason: 'r',
      lines: order.lines.map(({ id, quantity, received }) => ({
        lineId: id,
        acceptedQuantity: part(Math.min(quantity, received ?? 0)),
      })),
    },
    dispatch: { carrier: 'DHL', trackingNo: 'DHL123456' },
    sendBack: { carrier: 'SF', trackingNo: 'SF7654321' },
  };
  return payloads[event] ?? { reason: 'r' };
}

const parcelCorrection = (pick: number) => ({
  carrier: 'EMS',
  trackingNo: 'EA123456785CN',
  sentAt: new Date('2026-11-20T03:00:00Z'),
  reason: 'r',
  before: 'SF 1, 2026-11-20',
  after: 'EMS EA123456785CN, 2026-11-20',
  requestedBy: pick % 3 === 0 ? STAFF : 'another',
});

const STAFF = '00000000-0000-7000-8000-0000000005ff';

const personOf = (as: OrderActor) => ({
  accountId: as === 'buyer' ? market.buyerId : as === 'seller' ? market.sellerId : STAFF,
  name: as,
});

/** Takes a random row from here, or an event that no row has; refusals are part of the walk. */
async function stepOn(id: string, now: Date, chosen: Step): Promise<void> {
  const order = await readOrder(market.db, id);
  if (order === null) throw new Error('the order is gone');
  // Orders that end before they are paid teach little, nor do those that stand still: most walks do
  // not take that way.
  const early = ['decline', 'cancel', 'expire', 'suspend'];
  const rows = orderMachine
    .rows(order)
    .filter(({ event }) => chosen.pick % 7 === 0 || !early.includes(event));
  if (order.state === 'inspecting') await eat(id, chosen.share, now);
  const row = rows[chosen.pick % Math.max(rows.length, 1)];
  const event = chosen.pick % 11 === 0 ? 'pay' : (row?.event ?? 'confirmReceipt');
  const as = row?.by[chosen.pick % row.by.length] ?? 'buyer';
  const taking = {
    id,
    version: as === 'clock' ? null : order.version,
    event,
    actor: { as, ...personOf(as) },
    payload: payloadFor(event, order, chosen),
  };
  await market.applyEvent(taking as OrderEventRequest, now).catch((error: unknown) => {
    // Only a declared refusal is an answer; anything else breaks the law.
    const code = (error as { code?: string }).code ?? '';
    if (!/^(order|qc|wallet)\./.test(code)) throw error;
  });
}

/** Tests eat pieces of a lot, sometimes more than there are: the database refuses those. */
async function eat(id: string, share: number, now: Date): Promise<void> {
  const [lot] = await lotsOf(market.db, id);
  if (lot === undefined) return;
  const pieces = Math.round(lot.onShelf * share * 1.1);
  await transaction(market.db, (tx) =>
    consumePieces(tx, { lotId: lot.id, pieces, cause: 'walk', now }),
  ).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'QA001') throw error;
  });
}

async function laws(id: string): Promise<void> {
  const order = await readOrder(market.db, id);
  const escrow = await market.escrow(id);
  if (order === null) throw new Error('the order is gone');
  const { held, released, refunded } = order;
  expect({ held, released, refunded }).toEqual({
    held: escrow?.held ?? 0n,
    released: escrow?.released ?? 0n,
    refunded: escrow?.refunded ?? 0n,
  });
  expect(released + refunded <= held).toBe(true);
  if (ends.includes(order.state)) expect(released + refunded).toBe(held);
  if (order.state === 'completed' || order.state === 'refunded') expect(held > 0n).toBe(true);
  if (order.state === 'cancelled') expect(held).toBe(0n);
  for (const lot of order.lots) {
    const gone = lot.consumed + lot.dispatched + lot.returned + lot.quarantined + lot.scrapped;
    expect(lot.onShelf).toBe(lot.received - gone);
    expect(lot.onShelf >= 0).toBe(true);
    if (lot.verdict === 'suspect') expect(lot.returned).toBe(0);
  }
  if (['completed', 'refunded'].includes(order.state)) {
    expect(order.lots.every((lot) => lot.onShelf === 0)).toBe(true);
  }
  const { rows, last } = await one<{ rows: number; last: string }>(
    market.db,
    sql`select count(*)::int as rows,
               (array_agg(to_state order by version desc))[1] as last
        from orders.history where order_id = ${id}`,
  );
  expect([rows, last]).toEqual([order.version, order.state]);
}

describe('an order that is walked at random', () => {
  it('keeps its laws at every step and resolves what it held at its end', async () => {
    const reached = new Set<string>();
    let split = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 12, maxLength: 45 }),
        async (lines, steps) => {
          const { orderId: id } = await market.place(lines.map((one) => newLine(one)));
          let days = 0;
          for (const chosen of steps) {
            days += chosen.days;
            await stepOn(id, later(days), chosen);
          }
          await laws(id);
          const children = (await readOrder(market.db, id))?.children ?? [];
          for (const child of children) {
            for (const chosen of steps) await stepOn(child.id, later(days), chosen);
            await laws(child.id);
          }
          split += children.length;
          reached.add((await readOrder(market.db, id))?.state ?? '');
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
    expect(ends.filter((state) => !reached.has(state))).toEqual([]);
    expect(split).toBeGreaterThan(0);
  }, 120_000);

  it('keeps them under many hands at once, and no two acts have one version', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) ids.push((await market.place()).orderId);
    const draw = fc.sample(step, 240);
    const hands = [0, 1, 2, 3, 4, 5, 6, 7].map(async (hand) => {
      for (const [at, chosen] of draw.filter((_, index) => index % 8 === hand).entries()) {
        await stepOn(ids[chosen.pick % ids.length] ?? '', later(at), chosen);
      }
    });
    await Promise.all(hands);
    for (const id of ids) await laws(id);
    const { total } = await one<{ total: bigint }>(
      market.db,
      sql`select sum(amount)::bigint as total from wallet.entry where currency = 'USD'`,
    );
    expect(total).toBe(0n);
  });
});
