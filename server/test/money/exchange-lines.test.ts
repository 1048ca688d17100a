import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove, opsApprovalSendBack } from '#contract/approvals/calls.ts';
import { opsPayoutFileMake, opsPayoutReady } from '#contract/bank/payout-calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import {
  bankReference,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;
let importLine: ReturnType<typeof bankLinesOf>;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
  importLine = bankLinesOf(market, () => wei, 'CNY');
});
afterAll(() => market.close());

const balances = async (who: Caller) => {
  const { balance, frozen } = await who.send(walletOne, {});
  return [balance.amount, frozen.amount];
};
const read = (id: string) => wei.send(exchange.opsExchangeOne, { id });

/** An exchange of 100.00 USD that waits for its payment. */
async function sold() {
  const { who, made } = await records.sold();
  const { no, buy, payee } = await read(made.id);
  return { who, id: made.id, no, buy, payee };
}

/** An exchange of 100.00 USD for CNY that was paid, and whose debit line is matched. */
async function paid() {
  const { who, id, no, buy, payee: account } = await sold();
  const yuan = Number(buy.amount);
  const payee = account.accountName;
  const debit = async () => (await importLine({ amount: -yuan, reference: no, name: payee })).all();
  const pay = async () => {
    expect(await debit()).toMatchObject({ matched: 1 });
    await jia.send(opsApprovalApprove, opened(await read(id)));
    expect((await read(id)).state).toBe('success');
  };
  await pay();
  return { who, id, no, yuan, payee, pay };
}

describe('the payment of an exchange on a statement', () => {
  it('comes back by a line of the bank: its USD are frozen again, and it is paid anew', async () => {
    const { who, id, no, yuan, pay } = await paid();
    expect(await balances(who)).toEqual(['900.00', '0.00']);
    const back = await importLine({
      amount: yuan,
      reference: `RETURN ${no} ACC CLOSED`,
      name: 'Nanhai Union Bank',
    });
    expect((await back.read()).suggestion).toMatchObject({
      items: [{ kind: 'exchangeReturn', id }],
      needsSecond: false,
    });
    expect(await back.all()).toMatchObject({ matched: 1 });
    expect(await read(id)).toMatchObject({ state: 'returned' });
    expect(await balances(who)).toEqual(['900.00', '100.00']);
    await wei.send(exchange.opsExchangeReopen, await read(id));
    await pay();
    expect(await balances(who)).toEqual(['900.00', '0.00']);
  });

  it('that two people recorded as returned by hand has one line, which changes nothing more', async () => {
    const { who, id, no, yuan, pay } = await paid();
    const { version } = await read(id);
    const asked = await wei.send(exchange.opsExchangeProposeReturn, {
      ...{ id, version, reason: 'The bank called', bankReference: bankReference() },
    });
    await jia.send(opsApprovalApprove, opened(asked));
    await wei.send(exchange.opsExchangeReopen, await read(id));
    const late = await importLine({
      amount: yuan,
      reference: `RETURN ${no}`,
      name: 'Nanhai Union Bank',
    });
    expect((await late.read()).suggestion).toMatchObject({ items: [{ id }] });
    await pay();
    expect(await late.all()).toMatchObject({ matched: 0 });
    expect(await late.match('exchangeReturn', id)).toEqual({ outcome: 'matched' });
    expect((await read(id)).state).toBe('success');
    expect(await balances(who)).toEqual(['900.00', '0.00']);
    // The next line is of the payment that is out.
    const next = await importLine({
      amount: yuan,
      reference: `RETURN ${no} ACC CLOSED`,
      name: 'Nanhai Union Bank',
    });
    expect(await next.all()).toMatchObject({ matched: 1 });
    expect((await read(id)).state).toBe('returned');
  });

  it('keeps the exchange from failing, whatever became of the request to record it', async () => {
    const { who, id, no, buy, payee } = await sold();
    const { all } = await importLine({
      amount: -Number(buy.amount),
      reference: no,
      name: payee.accountName,
    });
    expect(await all()).toMatchObject({ matched: 1 });
    const failed = { id, version: 1, reason: 'No such account' };
    const fail = () => failOf(wei.send(exchange.opsExchangeFail, failed));
    expect(await fail()).toBe('exchange.paying');
    await jia.send(opsApprovalSendBack, { ...opened(await read(id)), note: 'Which line?' });
    expect(await fail()).toBe('bank.matched');
    // A file would pay it a second time.
    expect(await failOf(jia.send(opsPayoutFileMake, { ids: [id] }))).toBe('payout.paymentMatched');
    const { list } = await jia.send(opsPayoutReady, {});
    expect(list.map(({ no: ready }) => ready)).not.toContain(no);
    const { events } = await read(id);
    expect(events).toEqual(['propose']);
    expect(await balances(who)).toEqual(['900.00', '100.00']);
  });

  it('is not matched with an exchange that failed: its line stays open', async () => {
    const { who, id, no, buy, payee } = await sold();
    const { read: line, match } = await importLine({
      amount: -Number(buy.amount),
      reference: no,
      name: payee.accountName,
    });
    const failed = { id, version: 1, reason: 'No such account' };
    await wei.send(exchange.opsExchangeFail, failed);
    expect(await failOf(match('exchange', id))).toBe('bank.neverPaid');
    expect((await line()).state).toBe('open');
    expect(await failOf(match('exchangeReturn', id))).toBe('bank.sum');
    expect(await balances(who)).toEqual(['1000.00', '0.00']);
  });
});
