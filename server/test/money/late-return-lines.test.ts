import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import {
  bankReference,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;
let importOf: ReturnType<typeof bankLinesOf>;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
  importOf = bankLinesOf(market, () => wei, 'USD');
});
afterAll(() => market.close());

const stateOf = async (id: string) => (await wei.send(cash.opsWithdrawalOne, { id })).state;
const frozenOf = async (who: Caller) => (await who.send(walletOne, {})).frozen.amount;

/** Imports a statement of one line of 100.00 that came in; returns it as it was read first. */
async function importLine(on: string, reference: string) {
  const made = await importOf({ amount: 100, reference, name: 'Nanhai Union Bank', on });
  const match = (item: string) => made.match('withdrawalReturn', item);
  return { ...made, match, line: await made.read() };
}

/** Sends an approved withdrawal by hand; returns the bank's reference. */
async function sendByHand(id: string, sentOn: string) {
  const { version } = await wei.send(cash.opsWithdrawalOne, { id });
  const reference = bankReference();
  await wei.send(cash.opsWithdrawalSend, { id, version, bankReference: reference, sentOn });
  return reference;
}

/** A withdrawal of 100.00 whose return two people recorded by hand. */
async function returnedByHand() {
  const { who, made } = await records.approvedWithdrawal();
  const { id, no } = made;
  await sendByHand(id, '2026-11-25');
  const { version } = await wei.send(cash.opsWithdrawalOne, { id });
  const asked = await wei.send(cash.opsWithdrawalProposeReturn, {
    ...{ id, version, reason: 'The bank called', bankReference: bankReference() },
  });
  await jia.send(opsApprovalApprove, opened(asked));
  return { who, id, no };
}

/** A withdrawal whose return two people recorded by hand, and that was paid anew. */
async function paidAnew() {
  const one = await returnedByHand();
  const { id } = one;
  const { version } = await wei.send(
    cash.opsWithdrawalReopen,
    await wei.send(cash.opsWithdrawalOne, { id }),
  );
  const prepared = await wei.send(cash.opsWithdrawalPrepare, { id, version, note: 'New details' });
  await jia.send(opsApprovalApprove, opened(prepared));
  return { ...one, reference: await sendByHand(id, '2026-11-27') };
}

describe('the line of a return that two people recorded by hand', () => {
  it.each(['2026-11-26', '2026-11-28'])(
    'booked on %s changes nothing on the payment that was made anew',
    async (on) => {
      const { who, id, no, reference } = await paidAnew();
      const late = await importLine(on, `RETURN ${no} ACC CLOSED`);
      expect(late.line.suggestion).toMatchObject({
        ...{ certain: false, needsSecond: false, items: [{ id }] },
        reasons: expect.arrayContaining(['earlierPayment', 'bankReturn']),
      });
      expect(await late.all()).toMatchObject({ matched: 0 });
      expect(await late.match(id)).toEqual({ outcome: 'matched' });
      expect([await stateOf(id), await frozenOf(who)]).toEqual(['sent', '0.00']);
      expect((await late.read()).state).toBe('matched');
      // The next line is of the payment that is out: each return has one line.
      const next = await importLine('2026-11-28', `RETURN ${no} ${reference}`);
      expect(await next.all()).toMatchObject({ matched: 1 });
      expect([await stateOf(id), await frozenOf(who)]).toEqual(['returned', '100.00']);
    },
  );

  it('is the return of the payment that is out where it names its reference', async () => {
    const { who, id, no, reference } = await paidAnew();
    const own = await importLine('2026-11-28', `RETURN ${no} ${reference}`);
    expect(own.line.suggestion?.reasons).not.toContain('earlierPayment');
    expect(await own.all()).toMatchObject({ matched: 1 });
    expect([await stateOf(id), await frozenOf(who)]).toEqual(['returned', '100.00']);
  });

  it('is found while nothing is out, and matched without another effect', async () => {
    const { who, id, no } = await returnedByHand();
    const line = await importLine('2026-11-28', `RETURN ${no}`);
    expect(line.line.suggestion).toMatchObject({ items: [{ id }], needsSecond: false });
    expect(await line.match(id)).toEqual({ outcome: 'matched' });
    expect([await stateOf(id), await frozenOf(who)]).toEqual(['returned', '100.00']);
  });
});

describe('a reference of the bank', () => {
  it('is of one return of an exchange, also once the exchange is paid anew', async () => {
    const { made, approval } = await records.proposedExchange();
    const { id } = made;
    await jia.send(opsApprovalApprove, approval);
    const read = () => wei.send(exchange.opsExchangeOne, { id });
    const reference = bankReference();
    const ask = async () => {
      const { version } = await read();
      const seen = { id, version, reason: 'Account closed', bankReference: reference };
      return wei.send(exchange.opsExchangeProposeReturn, seen);
    };
    await jia.send(opsApprovalApprove, opened(await ask()));
    await wei.send(exchange.opsExchangeReopen, await read());
    const pay = async (paidAs: string) => {
      const { version } = await read();
      return wei.send(exchange.opsExchangePropose, { id, version, bankReference: paidAs });
    };
    await fails(pay(reference), 'exchange.referenceUsed');
    await jia.send(opsApprovalApprove, opened(await pay(bankReference())));
    await fails(ask(), 'exchange.referenceUsed');
    expect((await read()).state).toBe('success');
  });
});
