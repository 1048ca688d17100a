import { afterAll, beforeAll, expect, it } from 'vitest';
import * as payout from '#contract/bank/payout-calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import { type MoneyRecords, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const DAY_MS = 86_400_000;
let market: TestMarket;
let wei: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, records } = await openMoneyMarket());
});
afterAll(() => market.close());

/** Expects a refusal that names a payment. */
async function names(work: Promise<unknown>, fail: string, no: string): Promise<void> {
  const { data, msg } = await refusalOf(work);
  expect(data).toMatchObject({ fail, facts: { no } });
  expect(msg).toContain(no);
}

it('an exchange that was not paid is named where a line says that it came back', async () => {
  const { made } = await records.sold();
  const { no, buy } = await wei.send(exchange.opsExchangeOne, { id: made.id });
  const importLine = bankLinesOf(market, () => wei, 'CNY');
  const line = await importLine({
    ...{ amount: Number(buy.amount), reference: `RETURN ${no}`, name: 'Nanhai Union Bank' },
  });
  await names(line.match('exchangeReturn', made.id), 'bank.itemChanged', no);
  expect((await line.read()).state).toBe('open');
  expect((await wei.send(exchange.opsExchangeOne, { id: made.id })).state).toBe('frozen');
});

it('a withdrawal that a line completed before its file is released is named', async () => {
  const [one, two] = [await records.approvedWithdrawal(), await records.approvedWithdrawal()];
  const [first, second] = [one.made.id, two.made.id];
  // Their money was there before the first statement: books and bank agree.
  market.clock.advance(2 * DAY_MS);
  const han = await market.staff('Han', ['finance']);
  const lin = await market.staff('Lin', ['finance']);
  const { id } = await han.send(payout.opsPayoutFileMake, { ids: [first, second] });
  const { payee, no } = await han.send(cash.opsWithdrawalOne, { id: first });
  const importLine = bankLinesOf(market, () => han, 'USD');
  const line = await importLine({ amount: -100, reference: no, name: payee.accountName });
  expect(await line.all()).toMatchObject({ matched: 1 });
  const release = () => releaseFile(lin, id);
  await names(release(), 'payout.paymentChanged', no);
  expect((await han.send(cash.opsWithdrawalOne, { id: second })).state).toBe('approved');
  await han.send(payout.opsPayoutFileCancel, { id, version: 1 });
  const again = await han.send(payout.opsPayoutFileMake, { ids: [second] });
  await releaseFile(lin, again.id);
  expect((await han.send(cash.opsWithdrawalOne, { id: second })).state).toBe('sent');
});
