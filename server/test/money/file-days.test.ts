import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as payout from '#contract/bank/payout-calls.ts';
import { type MoneyRecords, openMoneyMarket } from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import { dayOf } from '#server/kit/days.ts';
import { addWorkingDays, mainlandCalendar } from '#server/kit/working-days.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let market: TestMarket;
let records: MoneyRecords;
/** Approved withdrawals: whom the clock leaves behind approves none later. */
const approved: { readonly id: string }[] = [];

beforeAll(async () => {
  ({ market, records } = await openMoneyMarket());
  for (let n = 0; n < 4; n += 1) approved.push((await records.approvedWithdrawal()).made);
});
afterAll(() => market.close());

let people = 0;
/** Moves the clock to an instant, at which sessions of before are over; returns who comes in then. */
async function comeIn(time: number): Promise<Caller> {
  market.clock.advance(time - market.clock.now().getTime());
  people += 1;
  return market.staff(`Finance${people}`, ['finance']);
}
const release = (id: string, paidOn: string) => ({ id, version: 1, paidOn });

/** The instant of an hour in GMT+8 on the day of the market's clock, or on a later one. */
const hour = (text: string, days = 0) =>
  Date.parse(`${dayOf(new Date(market.clock.now().getTime() + days * DAY_MS))}T${text}:00+08:00`);
/** The next Monday that the calendar of all deadlines has as a working day, as have those after it. */
const nextMonday = () => {
  for (let days = 1; ; days += 1) {
    const time = hour('09:00', days);
    const isMonday = new Date(time + 8 * HOUR_MS).getUTCDay() === 1;
    if (isMonday && mainlandCalendar.isWorking(dayOf(new Date(time)))) return time;
  }
};

it('a file that is released before the cut-off asks for the day of its release, else for the next working day', async () => {
  const make = async (by: Caller) =>
    (await by.send(payout.opsPayoutFileMake, { ids: [approved.pop()?.id ?? ''] })).id;
  const read = async (by: Caller, id: string) =>
    (await by.send(payout.opsPayoutFileOne, { id })).file;
  const monday = dayOf(new Date(nextMonday()));
  const maker = await comeIn(nextMonday());
  const [soon, late, later] = [await make(maker), await make(maker), await make(maker)];
  const made = await read(maker, soon);
  expect(made.paidOn).toBe(monday);
  const releaser = await comeIn(hour('15:59'));
  await releaser.send(payout.opsPayoutFileRelease, release(soon, monday));
  const { content, file } = await releaser.send(payout.opsPayoutFileOne, { id: soon });
  expect(content).toContain(`<ReqdExctnDt><Dt>${monday}</Dt></ReqdExctnDt>`);
  expect(file).toMatchObject({ state: 'released', paidOn: monday, sha256: made.sha256 });

  // Past the cut-off the bank would refuse the day, or pay a day later than the file says.
  const evening = await comeIn(hour('16:00'));
  const tuesday = dayOf(new Date(hour('12:00', 1)));
  expect((await read(evening, late)).paidOn).toBe(tuesday);
  // The page that was read before the cut-off said Monday: its release asks for no other day.
  await fails(evening.send(payout.opsPayoutFileRelease, release(late, monday)), 'payout.changed');
  expect((await read(evening, late)).state).toBe('made');
  await evening.send(payout.opsPayoutFileRelease, release(late, tuesday));
  const sent = await evening.send(payout.opsPayoutFileOne, { id: late });
  expect(sent.content).toContain(`<ReqdExctnDt><Dt>${tuesday}</Dt></ReqdExctnDt>`);
  expect(sent.file).toMatchObject({ state: 'released', paidOn: tuesday });
  expect(sent.file.sha256).toBe(
    createHash('sha256')
      .update(sent.content ?? '')
      .digest('hex'),
  );

  // A file that waited over days asks for the day of its release too: none is over.
  const friday = await comeIn(hour('17:00', 4));
  const following = dayOf(addWorkingDays(market.clock.now(), 1));
  expect(await read(friday, later)).toMatchObject({
    paidOn: following,
    events: ['release', 'cancel'],
  });
  await friday.send(payout.opsPayoutFileRelease, release(later, following));
  expect((await read(friday, later)).paidOn).toBe(following);
});

it('nothing but the day of a file changes at its release, whoever writes', async () => {
  const maker = await comeIn(market.clock.now().getTime() + 60_000);
  const { id } = await maker.send(payout.opsPayoutFileMake, {
    ids: [approved.pop()?.id ?? ''],
  });
  const change = (assigned: string) =>
    market.market.database.pool.query(
      `update bank.payout_file set state = 'released', decided_by = gen_random_uuid(),
         decided_at = now(), ${assigned} where id = $1`,
      [id],
    );
  const digest = (content: string) =>
    `sha256 = encode(sha256(convert_to(${content}, 'UTF8')), 'hex')`;
  const otherPayee = `replace(content, '<Cdtr>', '<Cdtr> ')`;
  await expect(change(`content = ${otherPayee}, ${digest(otherPayee)}`)).rejects.toThrow(/stays/);
  const otherDay = `regexp_replace(content, '(<ReqdExctnDt><Dt>)[0-9-]{10}', '\\12031-01-02')`;
  await expect(change(`content = ${otherDay}`)).rejects.toThrow(/stays/);
  await expect(
    market.market.database.pool.query(
      `update bank.payout_file set content = ${otherDay}, ${digest(otherDay)} where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/stays/);
  await maker.send(payout.opsPayoutFileCancel, { id, version: 1 });
});
