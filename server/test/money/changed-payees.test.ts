import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { bankList, bankUpdate } from '#contract/wallet/bank-calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import { inAndOutOf } from '#harness/in-and-out.ts';
import { bankReference, moneyRecordsOf, opened } from '#harness/money-records.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let head: Caller;
let records: ReturnType<typeof moneyRecordsOf>;
let money: ReturnType<typeof inAndOutOf>;
let inDollars: ReturnType<typeof bankLinesOf>;
let inYuan: ReturnType<typeof bankLinesOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  head = await market.staff('Head', ['admin']);
  records = moneyRecordsOf(market, [wei, jia]);
  money = inAndOutOf(market, () => wei);
  inDollars = bankLinesOf(market, () => wei, 'USD');
  inYuan = bankLinesOf(market, () => wei, 'CNY');
});
afterAll(() => market.close());

/** Writes other account numbers of all payees of a currency, as their owner does. */
async function change(who: Caller, currency: 'USD' | 'CNY', accountNumber: string) {
  const { list } = await who.send(bankList, { currency });
  for (const [index, { id, version }] of list.entries()) {
    await who.send(bankUpdate, { id, version, accountNumber: `${accountNumber}${index}` });
  }
}
const frozenOf = async (who: Caller) => (await who.send(walletOne, {})).frozen.amount;
const read = (id: string) => wei.send(exchange.opsExchangeOne, { id });
const withdrawal = (id: string) => wei.send(cash.opsWithdrawalOne, { id });

describe('the payment of an exchange whose account its member changed since', () => {
  const OTHER = '6217000011119999';

  it('is recorded as it was proposed, to the account of the application', async () => {
    const { who, made, approval } = await records.proposedExchange();
    const { accountNumber } = (await read(made.id)).payee;
    await change(who, 'CNY', OTHER);
    expect(await read(made.id)).toMatchObject({ payeeChanged: true, payee: { accountNumber } });
    await jia.send(opsApprovalApprove, approval);
    expect(await read(made.id)).toMatchObject({ state: 'success', payee: { accountNumber } });
    expect(await frozenOf(who)).toBe('0.00');
  });

  it('is proposed by the line that shows it, and by nobody without one', async () => {
    const { who, made } = await records.sold();
    const { no, buy, payee } = await read(made.id);
    await change(who, 'CNY', OTHER);
    const typed = { id: made.id, version: 1, bankReference: bankReference() };
    await fails(wei.send(exchange.opsExchangePropose, typed), 'exchange.payeeChanged');
    const line = await inYuan({
      ...{ amount: -Number(buy.amount), reference: no, name: payee.accountName },
    });
    expect(await line.all()).toMatchObject({ matched: 1 });
    const approval = opened(await read(made.id));
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    await jia.send(opsApprovalApprove, approval);
    expect((await read(made.id)).state).toBe('success');
    expect(await frozenOf(who)).toBe('0.00');
  });
});

describe('the transfer of a withdrawal whose account its member changed since', () => {
  const OTHER = '0009 9999 9999';

  it('is recorded by the line that shows it, and by nobody without one', async () => {
    const { who, made, version } = await records.approvedWithdrawal();
    const { payee } = await withdrawal(made.id);
    await change(who, 'USD', OTHER);
    const sent = { id: made.id, version, bankReference: bankReference(), sentOn: '2026-11-25' };
    await fails(wei.send(cash.opsWithdrawalSend, sent), 'wallet.cash.payeeChanged');
    const line = await inDollars({
      ...{ amount: -100, reference: made.no, name: payee.accountName },
    });
    expect(await line.all()).toMatchObject({ matched: 1 });
    expect((await withdrawal(made.id)).state).toBe('completed');
    expect(await frozenOf(who)).toBe('0.00');
  });

  it('is recorded by an administrator where a finding holds it, by the line alone', async () => {
    const { who, name, withdrawal: made } = await money.inAndOut(900_000n);
    const { id, no, version } = made;
    const prepared = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Looked' });
    await jia.send(opsApprovalApprove, opened(prepared));
    market.clock.advance(60_000);
    await money.moveInAndOut({ who, name }, 1_300_000n);
    await money.look();
    const amount = Number((await withdrawal(id)).amount.amount);
    await change(who, 'USD', OTHER);
    const asked = {
      ...{ id, version: version + 1, bankReference: bankReference(), sentOn: '2026-11-25' },
      note: 'Ordered',
    };
    await fails(wei.send(cash.opsWithdrawalProposeTransfer, asked), 'wallet.cash.payeeChanged');
    const line = await inDollars({ amount: -amount, reference: no, name: `${name} Ltd` });
    expect(await line.all()).toMatchObject({ matched: 1 });
    await head.send(opsApprovalApprove, opened(await withdrawal(id)));
    expect((await withdrawal(id)).state).toBe('completed');
  });
});
