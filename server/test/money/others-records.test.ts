import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as deposits from '#contract/deposits/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { bankDel, bankUpdate } from '#contract/wallet/bank-calls.ts';
import * as wallet from '#contract/wallet/calls.ts';
import { compensateOne } from '#contract/wallet/compensation-calls.ts';
import * as trade from '#contract/wallet/trade-calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { chineseAccount, type MoneyRecords, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import { transaction } from '#server/kit/database/database.ts';
import { holdOrder, payCompensation, refundOrder, releaseOrder } from '#server/wallet/public.ts';

let market: TestMarket;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, records } = await openMoneyMarket());
});
afterAll(() => market.close());

/** Movements of an order's money between two members, and a compensation, as the pipeline makes them. */
async function movements(payer: string, payee: string) {
  const now = market.clock.now();
  const order = { kind: 'trade' as const, id: randomUUID(), no: 'TO-261127-1001' };
  const parties = { sellerId: payee, buyerId: payer };
  return transaction(market.market.database.db, async (tx) => {
    const key = (step: string) => ({ key: `${order.id}:${step}`, order, now });
    const hold = await holdOrder(tx, { ...key('hold'), buyerId: payer, minor: 5_000n });
    const refund = await refundOrder(tx, { ...key('part'), minor: 1_000n });
    const to = [{ sellerId: payee, minor: 4_000n }];
    const settle = await releaseOrder(tx, { ...key('release'), to, revenue: [] });
    const cause = { kind: 'claim', id: randomUUID(), no: 'AS-261127-1001' };
    const paid = { ...key('paid'), ...parties, cause, minor: 1_000n, reason: 'Two reels' };
    const { id: compensation } = await payCompensation(tx, paid);
    return {
      ...{ hold: hold.transferId, refund: refund.transferId, settle: settle.transferId },
      compensation,
    };
  });
}

describe('a record of another member', () => {
  it('is not there for any call that takes its id, as one that nobody has', async () => {
    const owner = await records.member();
    const other = await records.member();
    const third = await records.member();
    const pay = await movements(market.idOf(owner.who), market.idOf(third.who));
    const earn = await movements(market.idOf(third.who), market.idOf(owner.who));
    const { id: recharge } = (await records.recharge(owner)).made;
    const { id: withdrawal, version } = (await records.withdrawal(owner)).made;
    const { input, bank: cny } = await records.quoted(owner);
    const { id: sold } = await owner.who.send(exchange.exchangeApply, input);
    const { id: deposit, version: asked } = (await records.returningDeposit(owner)).made;
    const proof = await records.proof(owner.who);
    const { who } = other;
    const bank = owner.bank.id;
    const own = await records.quoted(other);
    const form = { ...chineseAccount, amount: '10.00' };
    const attacks: readonly [string, string, (id: string) => Promise<unknown>][] = [
      ['wallet.log.one', pay.hold, (id) => who.send(wallet.walletLogOne, { id })],
      ['recharge.one', recharge, (id) => who.send(wallet.rechargeOne, { id })],
      ['cash.one', withdrawal, (id) => who.send(cash.cashOne, { id })],
      ['cash.cancel', withdrawal, (id) => who.send(cash.cashCancel, { id, version })],
      ['cash.code', bank, (id) => who.send(cash.cashCode, { bankId: id, amount: '10.00' })],
      [
        'cash.apply',
        bank,
        (id) => who.send(cash.cashApply, { bankId: id, amount: '10.00', code: '000000' }),
      ],
      ['exchange.one', sold, (id) => who.send(exchange.exchangeOne, { id })],
      [
        'exchange.quote',
        cny.id,
        (id) => who.send(exchange.exchangeQuote, { bankId: id, sellAmount: '10.00' }),
      ],
      [
        'exchange.apply by quote',
        input.quoteId,
        (id) => who.send(exchange.exchangeApply, { ...own.input, quoteId: id }),
      ],
      [
        'exchange.apply by account',
        cny.id,
        (id) => who.send(exchange.exchangeApply, { ...own.input, bankId: id }),
      ],
      ['bank.update', bank, (id) => who.send(bankUpdate, { id, version: 1, town: 'Dallas' })],
      ['bank.default', bank, (id) => who.send(bankUpdate, { id, version: 1, first: 'Y' })],
      ['bank.del', bank, (id) => who.send(bankDel, { id, version: 1 })],
      ['deposit.one', deposit, (id) => who.send(deposits.depositOne, { id })],
      [
        'deposit.requestReturn',
        deposit,
        (id) => who.send(deposits.depositRequestReturn, { id, version: asked, reason: 'Mine' }),
      ],
      [
        'deposit.cancelReturn',
        deposit,
        (id) => who.send(deposits.depositCancelReturn, { id, version: asked }),
      ],
      ['trade.one', pay.hold, (id) => who.send(trade.tradeOne, { id })],
      ['trade.refund.one', pay.refund, (id) => who.send(trade.tradeRefundOne, { id })],
      ['trade.settle.one', earn.settle, (id) => who.send(trade.tradeSettleOne, { id })],
      ['compensate.one', pay.compensation, (id) => who.send(compensateOne, { id })],
      [
        'recharge.apply by proof',
        proof,
        (url) => who.send(wallet.rechargeApply, { ...form, proof: url }),
      ],
      [
        'deposit.apply by proof',
        proof,
        (url) => who.send(deposits.depositApply, { ...chineseAccount, proof: url }),
      ],
    ];
    const hints: unknown[] = [];
    for (const [name, id, attack] of attacks) {
      const nobodys = id.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, randomUUID());
      expect(nobodys).not.toBe(id);
      const [seen, none] = [await refusalOf(attack(id)), await refusalOf(attack(nobodys))];
      const isHidden = JSON.stringify(seen) === JSON.stringify(none);
      if (!isHidden || (seen.code !== 404 && !name.includes(' by '))) hints.push({ name, seen });
    }
    expect(hints).toEqual([]);
    // Each of them is there for its owner.
    expect((await owner.who.send(cash.cashOne, { id: withdrawal })).state).toBe('applied');
    expect((await owner.who.send(exchange.exchangeOne, { id: sold })).state).toBe('frozen');
    expect((await owner.who.send(trade.tradeSettleOne, { id: earn.settle })).entry.state).toBe(
      'success',
    );
    expect(await who.send(wallet.walletOne, {})).toMatchObject({
      balance: { amount: '1000.00' },
      frozen: { amount: '0.00' },
    });
  });
});
