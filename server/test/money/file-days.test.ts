import { afterAll, beforeAll, expect, it } from 'vitest';
import * as payout from '#contract/bank/payout-calls.ts';
import { type MoneyRecords, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import { dayOf } from '#server/kit/days.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

let people = 0;
/** Moves the clock to an instant, at which sessions of before are over; returns who comes in then. */
async function comeIn(time: number): Promise<Caller> {
  market.clock.advance(time - market.clock.now().getTime());
  people += 1;
  return market.staff(`Finance${people}`, ['finance']);
}
const release = (id: string) => ({ id, version: 1 });

it('a file asks for the day on which its release is due, and is not released after that', async () => {
  const { made } = await records.approvedWithdrawal();
  const { id } = await wei.send(payout.opsPayoutFileMake, { ids: [made.id] });
  const due = addWorkingDays(market.clock.now(), 1);
  const paidOn = dayOf(due);
  const waiting = await jia.send(payout.opsPayoutFileOne, { id });
  expect(waiting.file).toMatchObject({ paidOn, dayPassed: false, events: ['release', 'cancel'] });

  const maker = await comeIn(due.getTime() + DAY_MS);
  const late = await maker.send(payout.opsPayoutFileOne, { id });
  expect(late.file).toMatchObject({ paidOn, dayPassed: true, events: ['cancel'] });
  const reply = await refusalOf(maker.send(payout.opsPayoutFileRelease, release(id)));
  expect(reply.data).toMatchObject({ fail: 'payout.dayPassed' });
  expect(reply.msg).toContain(paidOn);
  await maker.send(payout.opsPayoutFileCancel, release(id));

  // The last hours of its day are as good as the first.
  const again = await maker.send(payout.opsPayoutFileMake, { ids: [made.id] });
  const next = addWorkingDays(market.clock.now(), 1);
  const releaser = await comeIn(next.getTime() + HOUR_MS);
  await releaser.send(payout.opsPayoutFileRelease, release(again.id));
  const { content, file } = await releaser.send(payout.opsPayoutFileOne, { id: again.id });
  expect(content).toContain(`<ReqdExctnDt><Dt>${dayOf(next)}</Dt></ReqdExctnDt>`);
  expect(file).toMatchObject({ state: 'released', paidOn: dayOf(next), dayPassed: false });
});
