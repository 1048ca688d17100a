import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import { opsRechargeConfirm, opsRechargeOne } from '#contract/wallet/calls.ts';
import { bankLinesOf } from '#harness/bank-lines.ts';
import { type MoneyRecords, opened, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { failOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;
let importLine: ReturnType<typeof bankLinesOf>;
/** Has the calls of a line by the member of staff whose money it may be. */
let byOwner: Caller;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
  byOwner = wei;
  importLine = bankLinesOf(market, () => byOwner, 'USD');
});
afterAll(() => market.close());

/** A recharge of an account that is the second person of finance. */
async function ownRecharge() {
  const { who, payer, made } = await records.recharge();
  await market.market.database.pool.query(
    `update accounts.account a set email = replace(s.email, '@', '+' || $3 || '@')
     from accounts.staff s where a.id = $1 and s.id = $2`,
    [market.idOf(who), market.idOf(jia), made.no.toLowerCase()],
  );
  return { made, name: payer.accountName };
}
/** A line of somebody, whose calls a person of finance sends. */
async function lineBy(by: Caller, line: { reference: string; name: string }) {
  byOwner = by;
  return importLine({ amount: 100, ...line });
}

describe('a match of a line with money of somebody among the staff', () => {
  it('is not made by that person, be the money booked or not', async () => {
    const { made, name } = await ownRecharge();
    const waiting = await lineBy(jia, { reference: made.no, name });
    expect(await failOf(waiting.match('recharge', made.id))).toBe('finance.ownMoney');
    expect(await waiting.all()).toMatchObject({ matched: 0, failed: 1 });
    const { version } = await wei.send(opsRechargeOne, { id: made.id });
    await wei.send(opsRechargeConfirm, { id: made.id, version, bankReference: 'FT-BY-HAND' });
    expect(await failOf(waiting.match('recharge', made.id))).toBe('finance.ownMoney');
    expect((await waiting.read()).state).toBe('open');
    byOwner = wei;
    expect(await waiting.match('recharge', made.id)).toEqual({ outcome: 'matched' });
  });

  it('is neither asked for nor decided by that person', async () => {
    const { made } = await ownRecharge();
    const line = await lineBy(jia, { reference: made.no, name: 'Baltic Trade OÜ' });
    expect(await failOf(line.match('recharge', made.id))).toBe('finance.ownMoney');
    byOwner = wei;
    expect(await line.match('recharge', made.id)).toEqual({ outcome: 'requested' });
    byOwner = jia;
    const { approval } = await line.read();
    const request = opened({ approval });
    expect(request.events).toEqual([]);
    for (const decide of [
      () => jia.send(opsApprovalApprove, request),
      () => jia.send(opsApprovalRefuse, { ...request, reason: 'No' }),
      () => jia.send(opsApprovalSendBack, { ...request, note: 'No' }),
    ]) {
      expect(await failOf(decide())).toBe('finance.ownMoney');
    }
    const third = await market.staff('Third', ['finance']);
    await third.send(opsApprovalApprove, request);
    expect((await wei.send(opsRechargeOne, { id: made.id })).state).toBe('success');
  });
});
