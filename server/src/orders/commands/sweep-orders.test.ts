import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as agentContract from '#contract/orders/agent/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, later, NOW, openPipeline, type Pipeline, shipTo } from '#harness/pipeline.ts';
import { accountByEmail } from '#server/accounts/public.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { shareAnOrder, sweepOrders } from '../public.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const sweepAt = (now: Date) => sweepOrders(market.db, market.deps, now);
const halfADayBefore = (at: Date) => new Date(at.getTime() - 12 * 3_600_000);
const justBefore = (at: Date) => new Date(at.getTime() - 1000);
const stateOf = async (id: string) => (await market.see(id)).state;
const messagesOf = (id: string, kind: string) =>
  rows<{ account: string }>(
    market.db,
    sql`select account from messages.message where kind = ${kind} and link like ${`%${id}`}`,
  );

describe('the clock', () => {
  it('cancels an order that is not paid within five working days', async () => {
    const id = await bringTo(market, 'confirmed');
    const due = addWorkingDays(NOW, 5);
    await sweepAt(halfADayBefore(due));
    await sweepAt(justBefore(due));
    expect(await stateOf(id)).toBe('confirmed');
    await sweepAt(due);
    expect(await stateOf(id)).toBe('cancelled');
    const last = (await market.see(id)).history.at(-1);
    expect([last?.event, last?.by]).toEqual(['expire', 'clock']);
  });

  it('counts a passed result as confirmed after three working days', async () => {
    const id = await bringTo(market, 'reported', { verdicts: ['pass'] });
    const due = addWorkingDays(NOW, 3);
    await sweepAt(halfADayBefore(due));
    await sweepAt(justBefore(due));
    expect(await stateOf(id)).toBe('reported');
    await sweepAt(due);
    const seen = await market.see(id);
    expect([seen.state, seen.lines[0]?.acceptedQuantity]).toEqual(['cleared', 1000]);
  });

  it('gives any other result to support, whoever had confirmed it', async () => {
    const id = await bringTo(market, 'reported', { verdicts: ['conditional'] });
    await market.act(contract.acceptResult, id, market.seller);
    await sweepAt(halfADayBefore(addWorkingDays(NOW, 3)));
    await sweepAt(addWorkingDays(NOW, 3));
    const seen = await market.see(id);
    expect([seen.state, seen.history.at(-1)?.event]).toEqual(['disputed', 'autoDispute']);
  });

  it('takes receipt seven days after delivery and releases the money', async () => {
    const { act, staff } = market;
    const id = await bringTo(market, 'dispatched');
    await sweepAt(later(60));
    expect(await stateOf(id)).toBe('dispatched');
    await act(staffContract.deliverOrder, id, staff, {}, later(60));
    await expect(act(staffContract.deliverOrder, id, staff)).rejects.toMatchObject({
      code: 'order.guard',
    });
    await sweepAt(halfADayBefore(later(67)));
    await sweepAt(justBefore(later(67)));
    expect(await stateOf(id)).toBe('dispatched');
    await sweepAt(later(67));
    expect(await stateOf(id)).toBe('completed');
    expect((await market.escrow(id))?.rest).toBe(0n);
  });

  it('refunds at once what the buyer cancelled for lateness', async () => {
    const id = await bringTo(market, 'paid');
    const late = addWorkingDays(NOW, 5);
    await expect(
      market.act(contract.cancelLateOrder, id, market.buyer, {}, justBefore(late)),
    ).rejects.toMatchObject({ facts: { guard: 'shipmentLate' } });
    const left = await market.act(contract.cancelLateOrder, id, market.buyer, {}, late);
    expect(left.state).toBe('refunding');
    await sweepAt(late);
    const seen = await market.see(id);
    expect([seen.state, seen.sums.held.amount, seen.sums.refunded.amount]).toEqual([
      'refunded',
      '0.00',
      '3025.00',
    ]);
  });

  it('acts once when two sweeps run at a time', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => bringTo(market, 'reported')));
    const due = addWorkingDays(NOW, 3);
    await sweepAt(halfADayBefore(due));
    const swept = await Promise.all([sweepAt(due), sweepAt(due), sweepAt(due)]);
    expect(swept.flatMap(({ failed }) => failed)).toEqual([]);
    for (const id of ids) {
      const events = (await market.see(id)).history.filter(({ event }) => event === 'autoAccept');
      expect(events).toHaveLength(1);
    }
  });

  it('goes on where one order fails, and names it', async () => {
    const [broken = '', sound = ''] = [
      await bringTo(market, 'reported'),
      await bringTo(market, 'reported'),
    ];
    // A history row of the version that the clock will write: its insert fails.
    const { version } = await market.see(broken);
    await sql`insert into orders.history (order_id, version, event, by, name, at, to_state, facts)
      values (${broken}, ${version + 1}, 'x', 'clock', '', ${NOW}, 'reported', '{}')`.execute(
      market.db,
    );
    await sweepAt(halfADayBefore(addWorkingDays(NOW, 3)));
    const { failed } = await sweepAt(addWorkingDays(NOW, 3));
    expect(failed.map(({ id }) => id)).toEqual([broken]);
    expect([await stateOf(broken), await stateOf(sound)]).toEqual(['reported', 'cleared']);
  });
});

describe('the clock after a long stop', () => {
  it('reminds before it acts, and gives six hours from then on', async () => {
    const id = await bringTo(market, 'confirmed');
    const start = later(20);
    const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
    await sweepAt(start);
    await sweepAt(hours(1));
    expect(await stateOf(id)).toBe('confirmed');
    const params = await rows<{ until: string }>(
      market.db,
      sql`select params ->> 'dueAt' as until from messages.message
          where kind = 'orders.soon' and link like ${`%${id}`}`,
    );
    expect(params).toEqual([{ until: hours(6).toISOString() }]);
    await sweepAt(justBefore(hours(6)));
    expect(await stateOf(id)).toBe('confirmed');
    await sweepAt(hours(6));
    expect(await stateOf(id)).toBe('cancelled');
    expect(await messagesOf(id, 'orders.late')).toEqual([]);
  });

  it('refunds at once what waits for nobody', async () => {
    const id = await bringTo(market, 'paid');
    const late = later(30);
    await market.act(contract.cancelLateOrder, id, market.buyer, {}, late);
    await sweepAt(late);
    expect(await stateOf(id)).toBe('refunded');
  });
});

describe('a deadline', () => {
  it('is announced half a day before to whoever must act, once, and to support after it', async () => {
    const { orderId: id } = await market.place();
    const due = addWorkingDays(NOW, 2);
    const half = new Date(due.getTime() - 12 * 3_600_000);
    await sweepAt(justBefore(half));
    expect(await messagesOf(id, 'orders.soon')).toEqual([]);
    await sweepAt(half);
    await sweepAt(justBefore(due));
    expect(await messagesOf(id, 'orders.soon')).toEqual([{ account: market.sellerId }]);
    expect(await messagesOf(id, 'orders.otherSoon')).toEqual([{ account: market.buyerId }]);
    const late = new Date(due.getTime() + 1000);
    await sweepAt(late);
    await sweepAt(later(0.9, late));
    expect(await messagesOf(id, 'orders.late')).toEqual([{ account: market.sellerId }]);
    // The other side reads that it is late, and that it has nothing to do.
    expect(await messagesOf(id, 'orders.otherLate')).toEqual([{ account: market.buyerId }]);
    expect(await messagesOf(id, 'orders.after')).toEqual([]);
    await sweepAt(later(1, late));
    await sweepAt(later(2, late));
    expect(await messagesOf(id, 'orders.after')).toEqual([{ account: market.sellerId }]);
    expect(await messagesOf(id, 'orders.otherLate')).toHaveLength(2);
    expect(await messagesOf(id, 'orders.late')).toHaveLength(1);
    const disputes = market.orders.queues.find(({ key }) => key === 'disputes');
    const escalated = async () =>
      (await disputes?.list(market.db, { now: late, lang: 'en', readerId: newId() }))?.map(
        ({ link }) => link,
      ) ?? [];
    expect(await escalated()).toContain(`/ops/orders/${id}`);
    await market.act(contract.confirmOrder, id, market.seller, {}, late);
    expect(await escalated()).not.toContain(`/ops/orders/${id}`);
  });

  it('of a desk is announced to both parties half a day before, once, and when it is late', async () => {
    const id = await bringTo(market, 'received');
    const due = addWorkingDays(NOW, 1);
    const both = [{ account: market.buyerId }, { account: market.sellerId }];
    const accountsOf = async (kind: string) =>
      (await messagesOf(id, kind)).sort(
        (a, b) =>
          both.findIndex((one) => one.account === a.account) -
          both.findIndex((one) => one.account === b.account),
      );
    await sweepAt(justBefore(halfADayBefore(due)));
    expect(await accountsOf('orders.deskSoon')).toEqual([]);
    await sweepAt(halfADayBefore(due));
    await sweepAt(justBefore(due));
    expect(await accountsOf('orders.deskSoon')).toEqual(both);
    expect(await accountsOf('orders.otherSoon')).toEqual([]);
    await sweepAt(due);
    expect(await accountsOf('orders.otherLate')).toEqual(both);
    await sweepAt(later(1, due));
    expect(await accountsOf('orders.otherLate')).toHaveLength(4);
    expect(await accountsOf('orders.deskSoon')).toEqual(both);
  });

  it('of a count that differs goes over to the bench when the parties are silent', async () => {
    const id = await bringTo(market, 'received', { received: [900] });
    const due = addWorkingDays(NOW, 1);
    await sweepAt(due);
    expect(await messagesOf(id, 'orders.late')).toEqual([]);
    const listed = await market.call(
      staffContract.opsOrderList,
      { states: ['received'] },
      market.as(market.staff, due),
    );
    expect(listed.list.find((one) => one.id === id)?.due?.on).toEqual(['qc']);
    expect((await market.inspect(id, due)).record.state).toBe('inspecting');
  });

  it('is the job of every minute', async () => {
    const job = market.orders.jobs['orders.sweep'];
    const id = await bringTo(market, 'confirmed');
    await sweepAt(later(29));
    const logged: unknown[] = [];
    const log = { error: (facts: unknown) => logged.push(facts) };
    await job?.({}, { db: market.db, now: later(30), log } as never);
    expect(await stateOf(id)).toBe('cancelled');
    expect(logged).toMatchObject([{ err: { code: '23505' } }]);
    expect(market.orders.cron).toEqual([
      { job: 'orders.sweep', pattern: '* * * * *' },
      { job: 'orders.sweepDrafts', pattern: '41 * * * *' },
    ]);
  });
});

describe('an agent order', () => {
  const supplier = { name: '东莞新源电子', contact: '李工', email: 'xinyuan@example.com' };
  const agentInput = {
    supplier,
    lines: [
      {
        mpn: 'TPS54331DR',
        manufacturer: 'Texas Instruments',
        quantity: '2000',
        unitPrice: '0.485',
        condition: 'brandNew' as const,
      },
    ],
    shipTo: { ...shipTo, freightAccount: '96012345' },
    inspection: { tests: ['xray' as const] },
  };
  const addAgent = () =>
    market.call(agentContract.placeAgentOrder, agentInput, market.as(market.buyer));
  it('spec 4: escrow flow: priced, agreed, confirmed, released at dispatch', async () => {
    const { act, buyer, staff, parcel, call, as } = market;
    const { orderId: id, orderNo } = await addAgent();
    expect(orderNo).toMatch(/^AO-261120-\d{4}$/);
    const seen = await market.see(id, buyer);
    expect([seen.seller, seen.supplier?.email, seen.due?.on]).toEqual([
      null,
      supplier.email,
      ['support'],
    ]);
    for (const sellerEmail of ['nobody@example.com', 'bauer@example.com']) {
      await expect(
        act(staffContract.priceAgentOrder, id, staff, { service: '30', freight: '0', sellerEmail }),
      ).rejects.toMatchObject({ code: 'order.supplierMissing' });
    }
    const priced = await act(staffContract.priceAgentOrder, id, staff, {
      service: '30.5',
      freight: '12',
    });
    expect([priced.state, priced.terms?.number, priced.terms?.agreedBy]).toEqual(['priced', 2, []]);
    const invited = await rows<{ payload: { to: string; lang: string } }>(
      market.db,
      sql`select payload from graphile_worker._private_jobs`,
    );
    expect(invited.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ to: supplier.email, lang: 'zh' }),
    );

    const sellerId = await market.addTrader(supplier.email, 'seller');
    expect((await sweepAt(NOW)).linked).toBe(1);
    const seller = { ...market.seller, accountId: sellerId };
    expect((await market.see(id, seller)).me).toBe('seller');
    await expect(act(contract.confirmOrder, id, seller)).rejects.toMatchObject({
      facts: { guard: 'termsAgreed' },
    });
    await expect(
      act(contract.acceptTerms, id, buyer, { termsHash: seen.terms?.hash ?? '' }),
    ).rejects.toMatchObject({ code: 'order.hasChange' });
    const agreed = await act(contract.acceptTerms, id, buyer, {
      termsHash: priced.terms?.hash ?? '',
    });
    expect([agreed.terms?.agreedBy, agreed.due?.on]).toEqual([['buyer'], ['seller']]);
    const unsettled = { ...seller, settled: false };
    await expect(act(contract.confirmOrder, id, unsettled)).rejects.toMatchObject({
      code: 'access.notSettled',
    });
    const asBuyer = { ...market.buyer, accountId: sellerId };
    await expect(act(contract.confirmOrder, id, asBuyer)).rejects.toMatchObject({
      code: 'order.supplierNotSettled',
    });
    const confirmed = await act(contract.confirmOrder, id, seller);
    expect([confirmed.state, confirmed.terms?.agreedBy]).toEqual([
      'confirmed',
      ['buyer', 'seller'],
    ]);
    // 970.00 goods + 60.00 tests + 12.00 freight + 30.50 service.
    const paid = await act(contract.payOrder, id, buyer);
    expect(paid.sums.held.amount).toBe('1072.50');

    await act(contract.shipOrder, id, seller, parcel);
    const lines = [{ lineId: paid.lines[0]?.id, pieces: 2000 }];
    const dock = { parcels: 1, weightKg: '1', location: 'A-01', lines };
    await act(staffContract.receiveOrder, id, staff, dock);
    await market.inspect(id);
    await market.report(id, ['pass']);
    await act(contract.acceptResult, id, buyer);
    await act(contract.acceptResult, id, seller);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    expect(await market.escrow(id)).toMatchObject({ released: 1072_50n, rest: 0n });
    expect(await market.available(sellerId)).toBe(970_00n);
    const done = await call(
      contract.confirmReceipt,
      { id, version: (await market.see(id)).version },
      as(buyer),
    );
    expect([done.state, done.sums.commission]).toEqual(['completed', null]);
  });

  it('of a supplier with an account does not tell its buyer so before the supplier confirms', async () => {
    const { act, buyer, staff } = market;
    const known = { ...supplier, email: 'known@example.com' };
    const sellerId = await market.addTrader(known.email, 'seller');
    const seller = { ...market.seller, accountId: sellerId };
    const buyerId = (await accountByEmail(market.db, 'bauer@example.com'))?.id ?? '';
    const placed = (to: typeof supplier) =>
      market.call(agentContract.placeAgentOrder, { ...agentInput, supplier: to }, market.as(buyer));
    const { orderId: id } = await placed(known);
    const unknown = await placed({ ...supplier, email: 'nobody@example.com' });
    const bare = (text: unknown) =>
      JSON.stringify(text).replace(/[0-9a-f]{64}|[0-9a-f-]{36}|AO-\d+-\d+|nobody|known/g, '');
    const same = async () =>
      expect(bare(await market.see(id, buyer))).toBe(
        bare(await market.see(unknown.orderId, buyer)),
      );
    await same();
    expect((await market.see(id, seller)).me).toBe('seller');
    for (const order of [id, unknown.orderId]) {
      await act(staffContract.priceAgentOrder, order, staff, { service: '30', freight: '0' });
    }
    await same();
    const priced = await market.see(id, buyer);
    expect([priced.seller, await shareAnOrder(market.db, buyerId, sellerId)]).toEqual([
      null,
      false,
    ]);
    const list = await market.call(contract.orderList, { keyword: 'known' }, market.as(buyer));
    expect(list.total).toBe(0);
    await act(contract.acceptTerms, id, buyer, { termsHash: priced.terms?.hash ?? '' });
    await act(contract.confirmOrder, id, seller);
    expect((await market.see(id, buyer)).seller?.name).toBe('known Ltd');
    expect(await shareAnOrder(market.db, buyerId, sellerId)).toBe(true);
  });

  it('is no order with oneself', async () => {
    const buyer = { ...supplier, email: 'bauer@example.com' };
    const { orderId: id } = await market.call(
      agentContract.placeAgentOrder,
      {
        supplier: buyer,
        lines: [
          {
            mpn: 'X1',
            manufacturer: 'Y',
            quantity: 1,
            unitPrice: '1',
            condition: 'brandNew',
          },
        ],
        shipTo: shipTo,
        inspection: {},
      },
      market.as(market.buyer),
    );
    expect((await market.see(id)).seller).toBeNull();
    await sweepAt(NOW);
    expect((await market.see(id)).seller).toBeNull();
  });

  describe('whose supplier joins later', () => {
    const placeFor = (email: string) =>
      market.call(
        agentContract.placeAgentOrder,
        { ...agentInput, supplier: { ...supplier, email } },
        market.as(market.buyer),
      );
    /** A sweep, with the addresses that it asks for at once. */
    async function watchedSweep(options: Parameters<typeof sweepOrders>[3] = {}) {
      const asked: (readonly string[])[] = [];
      const deps = {
        ...market.deps,
        accountByEmail: () => Promise.reject(new Error('each order was asked for by itself')),
        accountsByEmail: (db: Db, emails: readonly string[]) => {
          asked.push(emails);
          return market.deps.accountsByEmail(db, emails);
        },
      };
      return { ...(await sweepOrders(market.db, deps, NOW, options)), asked };
    }

    it('is found with all others in one look, each address once', async () => {
      const ids = [await placeFor('joins@example.com'), await placeFor('joins@example.com')];
      await placeFor('stays-away@example.com');
      expect((await watchedSweep()).linked).toBe(0);
      const sellerId = await market.addTrader('joins@example.com', 'seller');
      const { linked, failed, after, asked } = await watchedSweep();
      expect({ linked, failed, after }).toEqual({ linked: 2, failed: [], after: null });
      expect(asked).toHaveLength(1);
      expect(new Set(asked[0]).size).toBe(asked[0]?.length);
      const seller = { ...market.seller, accountId: sellerId };
      for (const { orderId } of ids) {
        expect((await market.see(orderId, seller)).me).toBe('seller');
      }
      expect((await watchedSweep()).linked).toBe(0);
    });

    it('is found by a later round where one looks at few orders', async () => {
      await placeFor('joins-late@example.com');
      await market.addTrader('joins-late@example.com', 'seller');
      let after: string | null = null;
      let linked = 0;
      let rounds = 0;
      do {
        const swept: Awaited<ReturnType<typeof watchedSweep>> = await watchedSweep({
          after,
          most: 1,
        });
        expect(swept.asked.flat().length).toBeLessThanOrEqual(1);
        after = swept.after;
        linked += swept.linked;
        rounds += 1;
      } while (after !== null);
      expect(linked).toBe(1);
      expect(rounds).toBeGreaterThan(1);
    });

    it('waits for the next round where the program stops', async () => {
      await placeFor('joins-last@example.com');
      await market.addTrader('joins-last@example.com', 'seller');
      expect((await watchedSweep({ signal: AbortSignal.abort() })).linked).toBe(0);
      expect((await watchedSweep()).linked).toBe(1);
    });
  });
});
