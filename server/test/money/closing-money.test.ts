import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount, closingState } from '#contract/accounts/closing-calls.ts';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { opsRechargeFail } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { failOrDone } from '#harness/members.ts';
import {
  bankReference,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

const openOf = async (who: Caller) => (await who.send(closingState, {})).open;
const close = (who: Caller) => failOrDone(who.send(closeAccount, {}));
/** A seller who has just what one record of 100.00 USD takes. */
const withHundred = () => records.people.memberWith(10_000n, 'seller');

describe('an account is not closed', () => {
  it('while a recharge waits for finance', async () => {
    const { who, made } = await records.recharge(await records.people.memberWith(0n));
    expect(await openOf(who)).toEqual(['recharges']);
    expect(await close(who)).toBe('account.openAffairs');
    await wei.send(opsRechargeFail, { id: made.id, version: 1, reason: 'No such transfer' });
    expect(await openOf(who)).toEqual([]);
    expect(await close(who)).toBe('done');
  });

  it('while a withdrawal has not ended, also where its money has left', async () => {
    const { who, made } = await records.withdrawal(await withHundred());
    const { id } = made;
    const read = () => wei.send(cash.opsWithdrawalOne, { id });
    const expectOpen = async () => {
      expect(await openOf(who)).toEqual(['withdrawals']);
      expect(await close(who)).toBe('account.openAffairs');
    };
    await expectOpen();
    const { version } = made;
    const prepared = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'Called' });
    await jia.send(opsApprovalApprove, opened(prepared));
    await expectOpen();
    const sent = await wei.send(cash.opsWithdrawalSend, {
      ...{ id, version: (await read()).version, sentOn: '2026-11-25' },
      bankReference: bankReference(),
    });
    await expectOpen();
    const asked = await wei.send(cash.opsWithdrawalProposeReturn, {
      ...{ id, version: sent.version, reason: 'Account closed', bankReference: bankReference() },
    });
    await jia.send(opsApprovalApprove, opened(asked));
    expect((await read()).state).toBe('returned');
    await expectOpen();
    await who.send(cash.cashCancel, { id, version: (await read()).version });
    expect(await openOf(who)).toEqual(['balance']);
  });

  it('while an exchange has not ended, also where the bank sent its money back', async () => {
    const { who, made } = await records.sold(await withHundred());
    const { id } = made;
    const read = () => wei.send(exchange.opsExchangeOne, { id });
    expect(await openOf(who)).toEqual(['exchanges']);
    expect(await close(who)).toBe('account.openAffairs');
    const paid = { id, version: 1, bankReference: bankReference() };
    await jia.send(opsApprovalApprove, opened(await wei.send(exchange.opsExchangePropose, paid)));
    expect(await openOf(who)).toEqual([]);
    const returned = await wei.send(exchange.opsExchangeProposeReturn, {
      ...{ id, version: (await read()).version, reason: 'Account closed' },
      bankReference: bankReference(),
    });
    await jia.send(opsApprovalApprove, opened(returned));
    expect((await read()).state).toBe('returned');
    expect(await openOf(who)).toEqual(['exchanges']);
    expect(await close(who)).toBe('account.openAffairs');
  });

  it('while a deposit is announced or held', async () => {
    const { who, made } = await records.announcedDeposit(
      await records.people.memberWith(0n, 'seller'),
    );
    expect(await openOf(who)).toEqual(['depositUnderWay']);
    expect(await close(who)).toBe('account.openAffairs');
    const { id, version } = made;
    const found = { id, version, bankReference: bankReference() };
    await wei.send(deposits.opsDepositConfirm, found);
    expect(await openOf(who)).toEqual(['deposit']);
    expect(await close(who)).toBe('account.openAffairs');
  });
});
