import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import { BASE_PATH, type Call, type ClientInput } from '#contract/call.ts';
import * as deposits from '#contract/deposits/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { OK } from '#contract/response.ts';
import { bankAdd, bankUpdate } from '#contract/wallet/bank-calls.ts';
import * as wallet from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import {
  bankReference,
  chineseAccount,
  type MoneyRecords,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { payeeAccount } from '#harness/payees.ts';
import { failOf, refusalOf } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

const balancesOf = async (who: Caller) => {
  const { balance, frozen, held } = await who.send(wallet.walletOne, {});
  return [balance.amount, frozen.amount, held.amount];
};

describe('a key that was used', () => {
  /** Sends a call with a key, as browsers do that repeat a request. */
  async function sendKeyed<C extends Call>(who: Caller, call: C, sent: [string, ClientInput<C>]) {
    const headers = {
      ...who.header,
      ...{ 'accept-language': 'en', 'content-type': 'application/json' },
      'idempotency-key': sent[0],
    };
    const reply = await market.market.http.inject({
      method: 'POST',
      url: BASE_PATH + call.path,
      headers,
      payload: JSON.stringify(sent[1]),
    });
    return reply.json() as { code: number; data: { fail?: string } };
  }
  /** One call with what is sent first and then by the same key. */
  const request = <C extends Call>(
    who: Caller,
    call: C,
    bodies: [ClientInput<C>, ClientInput<C>],
  ) => ({
    name: call.path,
    send: (key: string, index: 0 | 1) => sendKeyed(who, call, [key, bodies[index]]),
  });

  it('is refused with another body and returns the same response with the same one', async () => {
    const { who, name, bank } = await records.member();
    const figures = { bankId: bank.id, amount: '100.00' };
    await who.send(cash.cashCode, figures);
    const code = await records.people.codeOf(name);
    const applied = { ...figures, code };
    const quote = await records.quoted();
    const deposit = await records.announcedDeposit();
    const recharge = await records.recharge();
    const returning = await records.returningDeposit();
    const [one, two] = [await records.withdrawal(), await records.withdrawal()];
    const [sold, first, second] = [
      await records.sold(),
      await records.approvedWithdrawal(),
      await records.approvedWithdrawal(),
    ];
    const account = { ...payeeAccount(name), accountNumber: '000999888777' };
    const seen = (made: { id: string; version: number }) => ({
      ...{ id: made.id, version: made.version },
    });
    const by = () => ({ bankReference: bankReference() });
    const form = { ...chineseAccount, amount: '10.00', proof: await records.proof(who) };
    const deposited = { ...chineseAccount, proof: await records.proof(who) };
    const requests = [
      request(who, bankAdd, [account, { ...account, accountNumber: '000999888666' }]),
      request(who, wallet.rechargeApply, [form, { ...form, amount: '20.00' }]),
      request(who, deposits.depositApply, [
        deposited,
        { ...deposited, accountNumber: '6217000011113314' },
      ]),
      request(who, cash.cashApply, [applied, { ...applied, amount: '900.00' }]),
      request(quote.who, exchange.exchangeApply, [
        quote.input,
        { ...quote.input, sellAmount: '900.00' },
      ]),
      request(one.who, cash.cashCancel, [seen(one.made), seen(two.made)]),
      request(returning.who, deposits.depositCancelReturn, [
        seen(returning.made),
        { ...seen(returning.made), version: returning.made.version + 1 },
      ]),
      request(wei, wallet.opsRechargeConfirm, [
        { id: recharge.made.id, version: 1, ...by() },
        { id: recharge.made.id, version: 1, ...by() },
      ]),
      request(wei, deposits.opsDepositConfirm, [
        { ...seen(deposit.made), ...by() },
        { ...seen(deposit.made), ...by() },
      ]),
      request(wei, cash.opsWithdrawalPrepare, [
        { ...seen(two.made), note: 'Called them' },
        { ...seen(two.made), note: 'Did not call them' },
      ]),
      request(wei, exchange.opsExchangePropose, [
        { id: sold.made.id, version: 1, ...by() },
        { id: sold.made.id, version: 1, ...by() },
      ]),
      request(wei, payout.opsPayoutFileMake, [
        { ids: [first.made.id] },
        { ids: [first.made.id, second.made.id] },
      ]),
    ];
    const wrong: unknown[] = [];
    for (const { name: path, send } of requests) {
      const key = randomUUID();
      const made = await send(key, 0);
      const [other, same] = [await send(key, 1), await send(key, 0)];
      const isRefused = other.data.fail === 'idempotency.reused';
      const isRepeated = made.code === OK && isDeepStrictEqual(same, made);
      if (!isRefused || !isRepeated) wrong.push({ path, made, other, same });
    }
    expect(wrong).toEqual([]);
    expect(await balancesOf(who)).toEqual(['900.00', '100.00', '0.00']);
    expect(await balancesOf(quote.who)).toEqual(['900.00', '100.00', '0.00']);
  });
});

describe('what was changed after its approval', () => {
  const edited = { accountNumber: '6217000011119999' };
  const change = (who: Caller, { id, version }: { id: string; version: number }, to = edited) =>
    who.send(bankUpdate, { id, version, ...to });

  it.each<[string, () => Promise<{ who: Caller; attempts: (() => Promise<unknown>)[] }>]>([
    [
      'a withdrawal whose payee waits for the second person',
      async () => {
        const { who, bank, approval } = await records.preparedWithdrawal();
        await change(who, bank, { accountNumber: '000987654321' });
        return { who, attempts: [() => jia.send(opsApprovalApprove, approval)] };
      },
    ],
    [
      'a withdrawal that two people approved',
      async () => {
        const { who, bank, made, version } = await records.approvedWithdrawal();
        await change(who, bank, { accountNumber: '000987654321' });
        const sent = {
          ...{ id: made.id, version, sentOn: '2026-11-25' },
          ...{ bankReference: 'X1' },
        };
        return {
          who,
          attempts: [
            () => wei.send(cash.opsWithdrawalSend, sent),
            async () => {
              const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [made.id] });
              await releaseFile(jia, id);
            },
          ],
        };
      },
    ],
    [
      'a withdrawal in a file that waits for its release',
      async () => {
        const { who, bank, made } = await records.approvedWithdrawal();
        const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [made.id] });
        await change(who, bank, { accountNumber: '000987654321' });
        return {
          who,
          attempts: [() => releaseFile(jia, id)],
        };
      },
    ],
    [
      'an exchange that waits for its payment',
      async () => {
        const { who, bank, made } = await records.sold();
        await change(who, bank);
        const paid = { id: made.id, version: 1, bankReference: 'X2' };
        return { who, attempts: [() => wei.send(exchange.opsExchangePropose, paid)] };
      },
    ],
    [
      'an exchange in a file that waits for its release',
      async () => {
        const { who, bank, made } = await records.sold();
        const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [made.id] });
        await change(who, bank);
        return {
          who,
          attempts: [() => releaseFile(jia, id)],
        };
      },
    ],
  ])('leaves nothing: %s', async (_, make) => {
    const { who, attempts } = await make();
    for (const attempt of attempts) await refusalOf(attempt());
    expect(await balancesOf(who)).toEqual(['900.00', '100.00', '0.00']);
  });

  it('is not paid by the request of before: a deposit whose return was asked for anew', async () => {
    const { who, made, approval } = await records.proposedReturn();
    const seen = { id: made.id, version: made.version };
    expect(await failOf(who.send(deposits.depositCancelReturn, seen))).toBe('deposit.paying');
    await jia.send(opsApprovalSendBack, { ...approval, note: 'Not paid yet' });
    const kept = await who.send(deposits.depositCancelReturn, seen);
    expect(await failOf(jia.send(opsApprovalApprove, approval))).toBe('approval.wrongState');
    const again = { id: made.id, version: kept.version, reason: 'We do close it' };
    expect((await who.send(deposits.depositRequestReturn, again)).state).toBe('returning');
    expect(await failOf(jia.send(opsApprovalApprove, approval))).toBe('approval.wrongState');
    const { list } = await jia.send(opsApprovalList, { subjectId: made.id });
    expect(list.map(({ state }) => state)).toEqual(['sentBack']);
    expect((await who.send(wallet.walletOne, {})).deposit.amount).toBe('10000.00');
  });
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
