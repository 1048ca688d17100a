import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import { openClaims } from '#harness/claims.ts';
import { later, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { post } from '#server/wallet/store/ledger.ts';
import { claimsSlice, sweepClaims } from '../public.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
});
afterAll(() => market.close());

/** A Friday: the weekend lies within the three working days of an answer. */
const START = later(14);
const DUE = addWorkingDays(START, 3);
const hours = (count: number, from: Date): Date => later(count / 24, from);
const sweepAt = (now: Date) => sweepClaims(market.db, now);

/** Reminders of a claim as `side kind`, in alphabetical order, with which of them were mailed. */
async function remindersOf(id: string) {
  const found = await rows<{ account: string; kind: string; mail: string; until: string }>(
    market.db,
    sql`select account, kind, mail, params ->> 'dueAt' as until from messages.message
        where link like ${`%${id}`}
          and kind ~ '^claims[.](soon|late|after|rest|restLate|otherSoon|deskSoon|otherLate)$'`,
  );
  return found
    .map(({ account, kind, mail, until }) => ({
      notified: `${account === market.buyerId ? 'buyer' : 'seller'} ${kind.slice('claims.'.length)}`,
      isMailed: mail !== 'none',
      until,
    }))
    .sort((a, b) => (a.notified < b.notified ? -1 : 1));
}
/** Moves all of the seller's money away: it owes what it agrees to. */
async function emptySeller(): Promise<void> {
  const minor = await market.available(market.sellerId);
  await transaction(market.db, async (tx) => {
    const cause = { kind: 'withdrawal', id: randomUUID(), no: 'WD-1' };
    const transfer = recipes.withdrawalApplied({ ownerId: market.sellerId, minor });
    await post(tx, { transfer, key: randomUUID(), cause, now: START });
  });
}

const notifiedOf = async (id: string) => (await remindersOf(id)).map(({ notified }) => notified);
const stateOf = async (id: string, now: Date) =>
  (await claims.call(contract.claimDetail, { id }, market.as(market.buyer, now))).state;

describe('a deadline of a claim', () => {
  it('is announced half a day before to who must act and to who waits, once, and then taken', async () => {
    const { id } = await claims.apply(START);
    await sweepAt(hours(-12.1, DUE));
    expect(await notifiedOf(id)).toEqual([]);
    await sweepAt(hours(-12, DUE));
    await sweepAt(hours(-0.1, DUE));
    expect(await remindersOf(id)).toEqual([
      { notified: 'buyer otherSoon', isMailed: false, until: DUE.toISOString() },
      { notified: 'seller soon', isMailed: true, until: DUE.toISOString() },
    ]);
    await sweepAt(DUE);
    expect(await stateOf(id, DUE)).toBe('arbitrating');
    expect(await notifiedOf(id)).toHaveLength(2);
  });

  it('is announced once when it has ended and once a day later where the clock takes nothing', async () => {
    const { id } = await claims.apply(START);
    const terms = { remedy: 'compensation', returnPieces: 0, amount: '300.00', text: 'Keep them' };
    await claims.act(contract.claimOffer, id, market.seller, terms, START);
    await emptySeller();
    await claims.act(contract.claimAcceptOffer, id, market.buyer, {}, START);
    for (let hour = -13; hour < 60; hour += 6) await sweepAt(hours(hour, DUE));
    await sweepAt(hours(60, DUE));
    const reminders = await remindersOf(id);
    expect(reminders.map(({ notified }) => notified)).toEqual([
      'buyer otherLate',
      'buyer otherLate',
      'buyer otherSoon',
      'seller rest',
      'seller restLate',
      'seller restLate',
    ]);
    // Who has nothing to do gets a mail only once it takes long.
    expect(reminders.slice(0, 2).filter(({ isMailed }) => isMailed)).toHaveLength(1);
    expect(reminders.slice(2).map(({ isMailed }) => isMailed)).toEqual([false, true, true, true]);
  });

  it('of a desk is announced to both sides', async () => {
    const { id } = await claims.apply(START);
    await claims.act(contract.claimRefuse, id, market.seller, { reason: 'No' }, START);
    const ask = { reason: 'Decide' };
    await claims.act(contract.claimRequestRuling, id, market.buyer, ask, START);
    const due = addWorkingDays(START, 2);
    await sweepAt(hours(-12, due));
    await sweepAt(due);
    expect(await notifiedOf(id)).toEqual([
      'buyer deskSoon',
      'buyer otherLate',
      'seller deskSoon',
      'seller otherLate',
    ]);
  });

  it('that ended while the product stood still is announced first, and taken six hours later', async () => {
    const { id } = await claims.apply(START);
    const back = hours(48, DUE);
    await sweepAt(back);
    expect(await remindersOf(id)).toMatchObject([
      { notified: 'buyer otherSoon', until: hours(6, back).toISOString() },
      { notified: 'seller soon', until: hours(6, back).toISOString() },
    ]);
    await sweepAt(hours(5.9, back));
    expect(await stateOf(id, back)).toBe('applied');
    await sweepAt(hours(6, back));
    expect(await stateOf(id, back)).toBe('arbitrating');
    expect(await notifiedOf(id)).toHaveLength(2);
  });

  it('is announced once where two sweeps run at a time', async () => {
    const { id } = await claims.apply(START);
    const half = hours(-12, DUE);
    const swept = await Promise.all([sweepAt(half), sweepAt(half), sweepAt(half)]);
    expect(swept.flatMap(({ failed }) => failed)).toEqual([]);
    expect(await notifiedOf(id)).toEqual(['buyer otherSoon', 'seller soon']);
  });

  it('says which days do not count, on the page and in the list', async () => {
    const { no, due } = await claims.apply(START);
    expect(due).toMatchObject({ at: DUE.toISOString(), daysOff: ['2026-12-05', '2026-12-06'] });
    const { list } = await claims.call(
      contract.claimList,
      { kind: 'trade', keyword: no },
      market.as(market.seller, START),
    );
    expect(list[0]?.due?.daysOff).toEqual(['2026-12-05', '2026-12-06']);
  });

  it('is the job of every minute', async () => {
    const { id } = await claims.apply(START);
    const { jobs, cron } = claimsSlice({ returnAddressOf: async () => [] });
    const log = { error: () => {} };
    await jobs['claims.sweep']?.({}, { db: market.db, now: hours(-12, DUE), log } as never);
    expect(await notifiedOf(id)).toEqual(['buyer otherSoon', 'seller soon']);
    expect(cron).toEqual([{ job: 'claims.sweep', pattern: '* * * * *' }]);
  });
});
