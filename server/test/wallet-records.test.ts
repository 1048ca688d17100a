import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalRefuse,
} from '#contract/approvals/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { parseDecimal } from '#contract/money.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import {
  opsRechargeList,
  rechargeApply,
  walletLogList,
  walletLogOne,
  walletOne,
  walletReference,
} from '#contract/wallet/calls.ts';
import * as compensation from '#contract/wallet/compensation-calls.ts';
import { groupedReference, paymentReferenceOf } from '#contract/wallet/payment-reference.ts';
import * as trade from '#contract/wallet/trade-calls.ts';
import { cashLimits } from '#contract/wallet/withdrawal-calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import { type Tx, transaction } from '#server/kit/database/database.ts';
import { recharge, withdrawalApplied } from '#server/wallet/core/recipes.ts';
import {
  holdOrder,
  openWallet,
  payCompensation,
  refundOrder,
  releaseOrder,
} from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let market: TestMarket;
let buyer: Caller;
let seller: Caller;
let stranger: Caller;
let wei: Caller;
let jia: Caller;

const inTx = <T>(work: (tx: Tx) => Promise<T>) => transaction(market.market.database.db, work);

beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Buyer', 'buyer');
  seller = await market.member('Seller', 'seller');
  stranger = await market.member('Stranger', 'buyer');
  wei = await market.staff('Wei', ['finance']);
  jia = await market.staff('Jia', ['finance']);
  await inTx(async (tx) => {
    for (const who of [buyer, seller, stranger]) await openWallet(tx, market.idOf(who));
  });
  await fund(buyer, 1_000_000n);
});
afterAll(() => market.close());

const fund = (who: Caller, minor: bigint) =>
  inTx((tx) =>
    post(tx, {
      transfer: recharge({ ownerId: market.idOf(who), minor }),
      key: randomUUID(),
      cause: { kind: 'recharge', id: randomUUID(), no: 'RC-261101-1001' },
      now: market.clock.now(),
    }),
  );

async function placeOrder() {
  const placed = await placeBoardOrder(buyer, seller, { count: 100, unitPrice: '9.5' });
  return buyer.send(orderOne, { id: placed.orderId });
}

/** An order whose money moved as the pipeline moves it: held, all of the rest to the seller. */
async function paidOrder() {
  const order = await placeOrder();
  const ref = { kind: order.kind, id: order.id, no: order.no };
  const now = market.clock.now();
  const total = parseDecimal(order.sums.total.amount, 2);
  const hold = await inTx((tx) =>
    holdOrder(tx, {
      key: `${order.id}:hold`,
      order: ref,
      buyerId: market.idOf(buyer),
      minor: total,
      now,
    }),
  );
  return { order, ref, now, total, hold };
}

describe('a movement of an order’s money', () => {
  it('is read by its payer with its parts and its escrow, and by nobody else', async () => {
    const { order, hold, total } = await paidOrder();
    const one = await buyer.send(trade.tradeOne, { id: hold.transferId });
    expect(one.order).toEqual({ kind: 'trade', id: order.id, no: order.no });
    expect(one.entry).toMatchObject({
      matter: 'payment',
      state: 'success',
      change: { amount: `-${order.sums.total.amount}` },
      detail: { type: 'trade', id: hold.transferId },
      ...{ accountEnding: '', parts: ['LM358DR'], orderLines: 1 },
    });
    expect(one.parts).toMatchObject({ goods: { amount: '950.00' } });
    const parts = Object.values(one.parts ?? {}).map(({ amount }) => parseDecimal(amount, 2));
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total);
    expect(one.escrow).toMatchObject({ held: order.sums.total, resolvedAt: null });
    for (const other of [seller, stranger]) {
      await fails(other.send(trade.tradeOne, { id: hold.transferId }), 'notFound');
    }
    await fails(buyer.send(trade.tradeSettleOne, { id: hold.transferId }), 'notFound');
    await fails(buyer.send(trade.tradeOne, { id: order.id }), 'notFound');
  });

  it('is a refund with what the escrow still held, and a settlement less its commission', async () => {
    const { ref, now, total } = await paidOrder();
    const part = await inTx((tx) =>
      refundOrder(tx, { key: `${ref.id}:part`, order: ref, minor: 1_000n, now }),
    );
    const refund = await buyer.send(trade.tradeRefundOne, { id: part.transferId });
    expect(refund).toMatchObject({ entry: { change: { amount: '10.00' } } });
    expect(parseDecimal(refund.heldBefore.amount, 2)).toBe(total);
    expect(parseDecimal(refund.restAfter.amount, 2)).toBe(total - 1_000n);
    // A second one begins with what the first left: its sums foot.
    const second = await inTx((tx) =>
      refundOrder(tx, { key: `${ref.id}:second`, order: ref, minor: 500n, now }),
    );
    const next = await buyer.send(trade.tradeRefundOne, { id: second.transferId });
    expect(next.heldBefore).toEqual(refund.restAfter);
    expect(parseDecimal(next.restAfter.amount, 2)).toBe(total - 1_500n);
    const commission = 2_850n;
    const toSeller = 95_000n - commission;
    const released = await inTx((tx) =>
      releaseOrder(tx, {
        key: `${ref.id}:release`,
        order: ref,
        to: [{ sellerId: market.idOf(seller), minor: toSeller }],
        revenue: [{ what: 'commission', minor: total - 1_500n - toSeller }],
        now,
      }),
    );
    const settle = await seller.send(trade.tradeSettleOne, { id: released.transferId });
    expect(settle).toMatchObject({
      entry: { matter: 'receipt', detail: { type: 'settle', id: released.transferId } },
      parts: {
        goods: { amount: '950.00' },
        commission: { amount: '28.50' },
        commissionPercent: '3.00',
        tests: { amount: '0.00' },
      },
    });
    await fails(buyer.send(trade.tradeSettleOne, { id: released.transferId }), 'notFound');
    // The row of the ledger is found by the record too.
    const row = await seller.send(walletLogOne, { id: released.transferId });
    expect(row).toEqual(settle.entry);
  });
});

describe('a compensation', () => {
  it('is read by the seller with its sources and by the buyer without them', async () => {
    await fund(seller, 5_000n);
    const order = { kind: 'trade' as const, id: randomUUID(), no: 'TO-261101-1001' };
    const paid = await inTx((tx) =>
      payCompensation(tx, {
        key: randomUUID(),
        cause: { kind: 'claim', id: randomUUID(), no: 'AS-261101-1001' },
        order,
        sellerId: market.idOf(seller),
        buyerId: market.idOf(buyer),
        minor: 2_000n,
        reason: 'Two reels were empty',
        now: market.clock.now(),
      }),
    );
    const asSeller = await seller.send(compensation.compensateOne, { id: paid.id });
    expect(asSeller).toMatchObject({
      side: 'payer',
      source: 'seller',
      order,
      paid: { amount: '20.00' },
      shortfall: { amount: '0.00' },
      taken: { fromBalance: { amount: '20.00' }, rate: null },
    });
    const asBuyer = await buyer.send(compensation.compensateOne, { id: paid.id });
    expect(asBuyer).toMatchObject({ side: 'payee', taken: null, reason: 'Two reels were empty' });
    await fails(stranger.send(compensation.compensateOne, { id: paid.id }), 'notFound');
    const { list } = await buyer.send(walletLogList, { matter: 'compensation' });
    expect(list[0]).toMatchObject({
      order,
      orderNo: order.no,
      detail: { type: 'compensate', id: paid.id },
      ...{ accountEnding: '', parts: [], orderLines: 0 },
    });
  });

  it('as goodwill is paid by two people, within the limit of an order, and announced to the payee', async () => {
    const order = await placeOrder();
    const ask = { orderId: order.id, to: 'buyer' as const, reason: 'Late by our mistake' };
    await fails(
      wei.send(compensation.opsGoodwillPropose, { ...ask, amount: '2000.01' }),
      'wallet.goodwill.over',
    );
    for (const amount of ['0', '-1', '0.001', '1e9', '1,000', '１００']) {
      await fails(wei.send(compensation.opsGoodwillPropose, { ...ask, amount }), 'input.invalid');
    }
    // Finance that reads the buyer's mailbox neither asks for it nor decides.
    const own = await market.staff('Buyer', ['finance']);
    for (const to of ['buyer', 'seller'] as const) {
      await fails(
        own.send(compensation.opsGoodwillPropose, { ...ask, to, amount: '30.00' }),
        'order.own',
      );
    }
    await wei.send(compensation.opsGoodwillPropose, { ...ask, amount: '30.00' });
    await fails(
      jia.send(compensation.opsGoodwillPropose, { ...ask, amount: '40.00' }),
      'approval.open',
    );
    const { list } = await jia.send(opsApprovalList, { subjectId: order.id, state: 'requested' });
    const request = list[0];
    if (request === undefined) throw new Error('no request is open');
    await fails(wei.send(opsApprovalApprove, request), 'approval.samePerson');
    await fails(own.send(opsApprovalApprove, request), 'order.own');
    await fails(own.send(opsApprovalRefuse, { ...request, reason: 'No' }), 'order.own');
    const ownList = await own.send(opsApprovalList, { subjectId: order.id });
    expect(ownList.list[0]).toMatchObject({ staffIsParty: true, events: [] });
    const before = (await buyer.send(walletOne, {})).balance.amount;
    await jia.send(opsApprovalApprove, request);
    const after = (await buyer.send(walletOne, {})).balance.amount;
    expect(parseDecimal(after, 2) - parseDecimal(before, 2)).toBe(3_000n);
    await fails(jia.send(opsApprovalApprove, request), 'approval.wrongState');
    const made = await wei.send(compensation.opsCompensationList, { orderId: order.id });
    expect(made.list).toMatchObject([
      { source: 'goodwill', payerName: '', paid: { amount: '30.00' }, taken: null },
    ]);
    await fails(
      wei.send(compensation.opsGoodwillPropose, { ...ask, amount: '1970.01' }),
      'wallet.goodwill.over',
    );
    expect((await wei.send(opsOrderOne, { id: order.id })).no).toBe(order.no);
  });
});

describe('the ledger of a member', () => {
  it('is filtered by matter, state, days and number, each with its count', async () => {
    const who = await market.member('Filter', 'buyer');
    await inTx((tx) => openWallet(tx, market.idOf(who)));
    const ownerId = market.idOf(who);
    const days = ['2026-11-01T15:59:59Z', '2026-11-01T16:00:00Z', '2026-11-03T02:00:00Z'];
    for (const [index, at] of days.entries()) {
      await inTx((tx) =>
        post(tx, {
          transfer: recharge({ ownerId, minor: 1_000n }),
          key: randomUUID(),
          cause: { kind: 'recharge', id: randomUUID(), no: `RC-26110${index}-4711` },
          now: new Date(at),
        }),
      );
    }
    const frozen = { kind: 'withdrawal', id: randomUUID(), no: 'WD-261103-5005' };
    await inTx(async (tx) => {
      await post(tx, {
        transfer: withdrawalApplied({ ownerId, minor: 500n }),
        key: `withdrawal:${frozen.id}:apply`,
        cause: frozen,
        now: new Date('2026-11-04T02:00:00Z'),
      });
    });
    const count = async (filter: object) => {
      const { total, list } = await who.send(walletLogList, { ...filter, pageSize: 2 });
      expect(list).toHaveLength(Math.min(total, 2));
      return total;
    };
    expect(await count({})).toBe(4);
    expect(await count({ matter: 'recharge' })).toBe(3);
    // A day is one of GMT+8.
    expect(await count({ from: '2026-11-02', to: '2026-11-02' })).toBe(1);
    expect(await count({ to: '2026-11-01' })).toBe(1);
    expect(await count({ from: '2026-11-02' })).toBe(3);
    expect(await count({ find: '261103' })).toBe(1);
    expect(await count({ find: 'rc-26110' })).toBe(3);
    expect(await count({ find: 'no such' })).toBe(0);
    expect(await count({ state: 'success' })).toBe(3);
    await fails(who.send(walletLogList, { from: '2026-11-03', to: '2026-11-01' }), 'input.invalid');
    await fails(who.send(walletLogList, { from: '2026-02-30' }), 'input.invalid');
  });
});

describe('the balance that a page of the ledger brings forward', () => {
  const cents = (money: { amount: string } | undefined) => parseDecimal(money?.amount ?? '', 2);

  it('makes the newest balance with the changes of its page, and is that of the page before', async () => {
    const who = await market.member('Ledger', 'buyer');
    const ownerId = market.idOf(who);
    await inTx((tx) => openWallet(tx, ownerId));
    const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'];
    for (const [index, day] of days.entries()) {
      await inTx((tx) =>
        post(tx, {
          transfer: recharge({ ownerId, minor: BigInt(1_000 * (index + 1)) }),
          key: randomUUID(),
          cause: { kind: 'recharge', id: randomUUID(), no: `RC-BROUGHT-${index}` },
          now: new Date(`${day}T02:00:00Z`),
        }),
      );
    }
    const page = (input: object) => who.send(walletLogList, { pageSize: 2, ...input });
    const pages = await Promise.all([1, 2, 3].map((pageNum) => page({ pageNum })));
    for (const [index, { list, broughtForward }] of pages.slice(0, 2).entries()) {
      const moved = list.reduce((sum, { change }) => sum + cents(change), 0n);
      expect(cents(broughtForward?.balance) + moved).toBe(cents(list[0]?.balance));
      expect(broughtForward).toEqual({ from: null, balance: pages[index + 1]?.list[0]?.balance });
    }
    // Nothing came before the last page: all began with it.
    expect(pages[2]?.broughtForward).toBeNull();
    // A period opens with its first day, and what is left out adds up to nothing.
    const november = await page({ from: '2026-11-01', pageSize: 10 });
    expect(november.broughtForward).toEqual({
      from: '2026-11-01',
      balance: { amount: '30.00', currency: 'USD' },
    });
    expect((await page({ from: '2026-10-01', pageSize: 10 })).broughtForward).toMatchObject({
      balance: { amount: '0.00' },
    });
    expect((await page({ matter: 'recharge' })).broughtForward).toBeNull();
    expect((await page({ find: 'BROUGHT' })).broughtForward).toBeNull();
  });
});

describe('the limits of withdrawals', () => {
  it('are a setting that two people change', async () => {
    const value = {
      least: '20.00',
      most: '1000.00',
      perDay: '2000.00',
      secondFactorFrom: '100.00',
    };
    const version = 0;
    const reason = 'Fewer false alarms';
    const propose = (changes: object) =>
      wei.send(opsSettingPropose, {
        key: 'cashLimits',
        version,
        value: { ...value, ...changes },
        reason,
      });
    await fails(propose({ most: '10.00' }), 'setting.limits');
    await propose({});
    expect((await buyer.send(cashLimits, {})).least.amount).toBe('10.00');
    const { list } = await jia.send(opsSettingList, {});
    const proposal = list.find(({ key }) => key === 'cashLimits')?.proposal;
    if (!proposal) throw new Error('nothing is proposed');
    await fails(wei.send(opsApprovalApprove, proposal), 'approval.samePerson');
    await jia.send(opsApprovalApprove, proposal);
    expect(await buyer.send(cashLimits, {})).toMatchObject({
      least: { amount: '20.00' },
      secondFactorFrom: { amount: '100.00' },
    });
  });
});

describe('the reference of a payment', () => {
  it('stays the same until it is announced, and becomes the number of the recharge', async () => {
    const who = await market.member('Referrer', 'buyer');
    const drawn = await Promise.all(
      Array.from({ length: 8 }, () => who.send(walletReference, { purpose: 'recharge' })),
    );
    expect(new Set(drawn.map(({ reference }) => reference)).size).toBe(1);
    const first = drawn[0] ?? { no: '', reference: '' };
    const announce = async (reference?: string) => {
      const { url } = await who.upload(fileUpload, 'slip.png', onePixel);
      return who.send(rechargeApply, {
        amount: '10.00',
        accountName: 'R',
        accountNumber: '1',
        bankName: 'B',
        bankCode: 'C',
        proof: url,
        ...(reference === undefined ? {} : { reference }),
      });
    };
    const last = first.reference.slice(-1) === '7' ? '8' : '7';
    const mistyped = first.reference.slice(0, -1) + last;
    await fails(announce(mistyped), 'wallet.reference.typo');
    await fails(announce(paymentReferenceOf('RC-261121-9999')), 'wallet.reference.unknown');
    const made = await announce(groupedReference(first.reference).toLowerCase());
    expect(made.no).toBe(first.no);
    await fails(announce(first.reference), 'wallet.reference.unknown');
    const next = await who.send(walletReference, { purpose: 'recharge' });
    expect(next.no).not.toBe(first.no);
    expect((await announce()).no).toBe(next.no);
    // Another member's reference is none of mine.
    const other = await stranger.send(walletReference, { purpose: 'recharge' });
    await fails(announce(other.reference), 'wallet.reference.unknown');

    // Finance finds it by the whole reference, and is warned of a mistyped one.
    const find = (text: string) => wei.send(opsRechargeList, { find: text });
    expect((await find(groupedReference(first.reference))).list).toMatchObject([
      { no: first.no, reference: first.reference },
    ]);
    await fails(find(mistyped), 'wallet.reference.typo');
  });
});
