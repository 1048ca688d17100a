import { randomUUID } from 'node:crypto';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import { rechargeApply } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { openFinanceMarket, type TestMarket } from './open-market.ts';
import { payeesOf } from './payees.ts';

type People = ReturnType<typeof payeesOf>;
type Member = Awaited<ReturnType<People['memberWith']>>;

/** An account in China, as deposits and exchanges know it. */
export const chineseAccount = {
  accountName: '深圳市云璟电子有限公司',
  accountNumber: '6217000011113306',
  bankName: '南海联合银行',
  bankCode: '308584000013',
};

/** A reference of the bank that nothing else bears. */
export const bankReference = (): string => `FT${randomUUID()}`;

/** Returns an approval that has to be open. */
export function opened<T>({ approval }: { readonly approval: T | null }): T {
  if (approval === null) throw new Error('no approval is open');
  return approval;
}

/** Brings records of members' money into a state by the calls that people make; every member has 1,000 USD. */
export function moneyRecordsOf(market: TestMarket, finance: readonly [Caller, Caller]) {
  const people = payeesOf(market);
  const [wei, jia] = finance;
  let files = 0;
  let isRateSet = false;

  async function proof(who: Caller): Promise<string> {
    files += 1;
    const bytes = Buffer.from(`%PDF-1.7\n% ${files}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
    return (await who.upload(fileUpload, 'slip.pdf', bytes)).url;
  }
  const member = () => people.memberWith(100_000n, 'seller');

  async function recharge(of?: Member) {
    const { who, name } = of ?? (await member());
    const payer = { ...chineseAccount, accountName: `${name} Ltd` };
    const form = { ...payer, amount: '100.00', proof: await proof(who) };
    return { who, payer, made: await who.send(rechargeApply, form) };
  }

  async function withdrawal(of?: Member) {
    const { who, bank, name } = of ?? (await member());
    const figures = { bankId: bank.id, amount: '100.00' };
    await who.send(cash.cashCode, figures);
    const input = { ...figures, code: await people.codeOf(name) };
    return { who, bank, made: await who.send(cash.cashApply, input) };
  }
  async function preparedWithdrawal() {
    const one = await withdrawal();
    const { id, version } = one.made;
    const seen = { id, version, note: 'Called them' };
    return { ...one, approval: opened(await wei.send(cash.opsWithdrawalPrepare, seen)) };
  }
  async function approvedWithdrawal() {
    const one = await preparedWithdrawal();
    await jia.send(opsApprovalApprove, one.approval);
    const { version } = await wei.send(cash.opsWithdrawalOne, { id: one.made.id });
    return { ...one, version };
  }

  async function setRate() {
    if (isRateSet) return;
    isRateSet = true;
    const observedAt = market.clock.now().toISOString();
    await wei.send(opsSettingPropose, {
      ...{ key: 'usdCny' as const, version: 0, reason: 'Rate of the morning' },
      value: { rate: '7', source: 'SAFE central parity', observedAt },
    });
    const { list } = await jia.send(opsSettingList, {});
    const proposal = list.find(({ key }) => key === 'usdCny')?.proposal;
    await jia.send(opsApprovalApprove, opened({ approval: proposal ?? null }));
  }
  /** A member with an account in CNY that is old enough to be paid, and a quote for an amount in USD. */
  async function quoted(of?: Member, sellAmount = '100.00') {
    await setRate();
    const { who, name } = of ?? (await member());
    const bank = await who.send(bankAdd, {
      ...{ ...chineseAccount, accountName: `${name} Ltd`, currency: 'CNY' as const },
      ...{ branch: '深圳科技园支行', town: 'Shenzhen', country: 'CN', postcode: '518057' },
    });
    await market.market.database.pool.query(
      `update wallet.bank_account set payee_since = payee_since - interval '1 day' where id = $1`,
      [bank.id],
    );
    const figures = { bankId: bank.id, sellAmount };
    const { quoteId } = await who.send(exchange.exchangeQuote, figures);
    const code = await people.codeOf(name, 'exchange');
    return { who, bank, input: { ...figures, quoteId, code } };
  }
  async function sold(of?: Member, sellAmount = '100.00') {
    const { who, bank, input } = await quoted(of, sellAmount);
    return { who, bank, made: await who.send(exchange.exchangeApply, input) };
  }
  async function proposedExchange() {
    const one = await sold();
    const { id } = one.made;
    const input = { id, version: 1, bankReference: bankReference() };
    return { ...one, approval: opened(await wei.send(exchange.opsExchangePropose, input)) };
  }

  async function announcedDeposit(of?: Member) {
    const { who } = of ?? (await member());
    const form = { ...chineseAccount, proof: await proof(who) };
    return { who, made: await who.send(deposits.depositApply, form) };
  }
  async function returningDeposit(of?: Member) {
    const { who, made } = await announcedDeposit(of);
    const found = { id: made.id, version: made.version, bankReference: bankReference() };
    const { version } = await wei.send(deposits.opsDepositConfirm, found);
    const asked = { id: made.id, version, reason: 'We close our shop' };
    return { who, made: await who.send(deposits.depositRequestReturn, asked) };
  }
  async function proposedReturn() {
    const one = await returningDeposit();
    const { id, version } = one.made;
    const input = { id, version, bankReference: bankReference() };
    return { ...one, approval: opened(await wei.send(deposits.opsDepositPropose, input)) };
  }

  return {
    ...{ people, member, proof, recharge, withdrawal, preparedWithdrawal, approvedWithdrawal },
    ...{ quoted, sold, proposedExchange, announcedDeposit, returningDeposit, proposedReturn },
  };
}

export type MoneyRecords = ReturnType<typeof moneyRecordsOf>;

/** Opens a market with two people of finance, and records of its members' money. */
export async function openMoneyMarket() {
  const { market, wei, jia } = await openFinanceMarket();
  return { market, wei, jia, records: moneyRecordsOf(market, [wei, jia]) };
}
