import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as payout from '#contract/bank/payout-calls.ts';
import { opsExchangeOne } from '#contract/exchange/calls.ts';
import { bankList, bankUpdate } from '#contract/wallet/bank-calls.ts';
import { opsWithdrawalOne } from '#contract/wallet/withdrawal-calls.ts';
import { type MoneyRecords, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

/** A withdrawal that two people approved. */
async function withdrawal() {
  const { who, bank, made } = await records.approvedWithdrawal();
  return { who, bank, id: made.id, no: made.no };
}
/** An exchange that may be paid. */
async function sale() {
  const { who, bank, made } = await records.sold();
  return { who, bank, ...made };
}
const kinds = [
  { kind: 'withdrawal', open: withdrawal, other: '000111222333', waits: 'approved' },
  { kind: 'exchange', open: sale, other: '6217000011119999', waits: 'frozen' },
] as const;

/** Writes another account number of the payee, as the owner does. */
async function change(who: Caller, id: string, accountNumber: string): Promise<void> {
  const saved = (await who.send(bankList, {})).list.find((one) => one.id === id);
  await who.send(bankUpdate, { id, version: saved?.version ?? 0, accountNumber });
}
const make = (...ids: string[]) => wei.send(payout.opsPayoutFileMake, { ids });
const stateOf = async (kind: 'withdrawal' | 'exchange', id: string) =>
  (await wei.send(kind === 'exchange' ? opsExchangeOne : opsWithdrawalOne, { id })).state;
const changedOf = async (ids: readonly string[]) =>
  (await wei.send(payout.opsPayoutReady, {})).list
    .filter(({ id }) => ids.includes(id))
    .map(({ id, payeeChanged }) => [id, payeeChanged]);

/** Expects a refusal that names the payment whose payee was changed. */
async function names(work: Promise<unknown>, no: string): Promise<void> {
  const { data, msg } = await refusalOf(work);
  expect(data).toMatchObject({ fail: 'payout.payeeChanged' });
  expect(msg).toContain(no);
}

describe.each(kinds)('a $kind whose payee was changed', ({ kind, open, other, waits }) => {
  it('is listed as such, and the file that is made with it is refused by its number', async () => {
    const [one, two] = [await open(), await open()];
    await change(one.who, one.bank.id, other);
    const changed = Object.fromEntries(await changedOf([one.id, two.id]));
    expect(changed).toEqual({ [one.id]: true, [two.id]: false });
    await names(make(one.id, two.id), one.no);
    const { id } = await make(two.id);
    await wei.send(payout.opsPayoutFileCancel, { id, version: 1 });
  });

  it('stops the release of its file alone: who releases reads which to leave out', async () => {
    const [one, two] = [await open(), await open()];
    const { id } = await make(one.id, two.id);
    const read = () => jia.send(payout.opsPayoutFileOne, { id });
    expect((await read()).file.events).toContain('release');
    await change(one.who, one.bank.id, other);
    const { file, items } = await read();
    expect(file.events).toEqual(['cancel']);
    expect(items.filter(({ payeeChanged }) => payeeChanged).map(({ no }) => no)).toEqual([one.no]);
    await names(releaseFile(jia, id), one.no);
    expect(await stateOf(kind, two.id)).toBe(waits);
    await wei.send(payout.opsPayoutFileCancel, { id, version: 1 });
    const again = await make(two.id);
    await releaseFile(jia, again.id);
    expect(await stateOf(kind, two.id)).not.toBe(waits);
    expect(await stateOf(kind, one.id)).toBe(waits);
  });
});
