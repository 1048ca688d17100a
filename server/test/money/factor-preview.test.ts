import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opsSettingList } from '#contract/settings/calls.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import { settingShapes } from '#contract/settings/setting-schemas.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { soldSince } from '#server/exchange/public.ts';
import { saleLimits } from '#server/exchange/queries/price-sale.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { getCashState } from '#server/wallet/public.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

/** The dry run of the amount from which payouts need a second factor, beside the rule of their application. */
let market: TestMarket;
let wei: Caller;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  market = await openTestMarket();
  wei = await market.staff('Wei', ['finance']);
});
afterAll(() => market.close());

interface Payout {
  readonly kind: 'withdrawal' | 'exchange';
  /** US cents. */
  readonly minor: number;
  /** Hours after the start of a day of GMT+8. */
  readonly hour: number;
}

const run = (text: string, values: unknown[]) => market.market.database.pool.query(text, values);

let count = 0;
/** Writes a payout without a second factor; returns its number. */
async function seed(owner: string, { kind, minor, hour }: Payout, dayBegan: Date): Promise<string> {
  count += 1;
  const [id, other] = [randomUUID(), randomUUID()];
  const no = `${kind === 'withdrawal' ? 'WD' : 'EX'}-${count}`;
  const appliedAt = new Date(dayBegan.getTime() + hour * HOUR_MS);
  const payableFrom = new Date(market.clock.now().getTime() + 24 * HOUR_MS);
  if (kind === 'withdrawal') {
    await run(
      `insert into wallet.bank_account (id, owner, currency, account_name, account_number,
         bank_name, bank_code, town, country, postcode, added_at, payee_since)
       values ($1, $2, 'USD', 'B Ltd', $3, 'Bank', 'HRBPUS44', 'Austin', 'US', '78701', $4, $4)`,
      [other, owner, `6217${count}`, appliedAt],
    );
    await run(
      `insert into wallet.withdrawal (id, no, owner, amount, bank_account, payee, payable_from, at,
         since) values ($1, $2, $3, $4, $5, '{}', $6, $7, $7)`,
      [id, no, owner, minor, other, payableFrom, appliedAt],
    );
    return no;
  }
  await run(
    `insert into exchange.quote (id, owner, sell, fee, buy, rate_micros, fee_bp, rate_source,
       rate_at, payee, at, expires_at, used_by)
     values ($1, $2, $3, 0, $4, 7000000, 0, 'Bank', $5, '{}', $5, $6, $7)`,
    [other, owner, minor, minor * 7, appliedAt, new Date(appliedAt.getTime() + 60_000), id],
  );
  await run(
    `insert into exchange.exchange (id, no, quote, owner, since, at, sell, fee, buy, rate_micros,
       fee_bp, rate_source, rate_at, payee, payable_from)
     values ($1, $2, $3, $4, $5, $5, $6, 0, $7, 7000000, 0, 'Bank', $5, '{}', $8)`,
    [id, no, other, owner, appliedAt, minor, minor * 7, payableFrom],
  );
  return no;
}

/** Returns whether a payout would be asked for a second factor, were it applied for now. */
async function isAsked(owner: string, { kind, minor, hour }: Payout, dayBegan: Date) {
  const { db } = market.market.database;
  const now = new Date(dayBegan.getTime() + hour * HOUR_MS);
  const { factorFrom } =
    kind === 'withdrawal'
      ? await getCashState(db, { soldSince }, { owner, now })
      : await saleLimits(db, owner, now);
  return BigInt(minor) >= factorFrom;
}

/** Returns how many of each kind the dry run counts, with the limits as they are. */
async function counted(): Promise<Readonly<Record<string, number>>> {
  const { list } = await wei.send(opsSettingList, {});
  const limits = list.find(({ key }) => key === 'cashLimits');
  if (limits?.key !== 'cashLimits' || limits.current === null) throw new Error('there are limits');
  const value = settingShapes.cashLimits.parse(limits.current.value);
  const input = { key: 'cashLimits' as const, value };
  const { effects } = await wei.send(opsSettingDryRun, input);
  return Object.fromEntries(effects.map((effect) => [effect.kind, effect.count]));
}

const payout = fc.record({
  kind: fc.constantFrom('withdrawal' as const, 'exchange' as const),
  minor: fc.oneof(fc.constantFrom(100_000, 250_000, 499_999, 500_000), fc.nat(400_000)),
});
/** The payouts of a day, each an hour after the one before; some days go over midnight. */
const day = fc
  .tuple(fc.integer({ min: -4, max: 15 }), fc.array(payout, { minLength: 1, maxLength: 6 }))
  .map(([first, list]) =>
    list.map((one, index): Payout => ({ ...one, minor: one.minor + 1000, hour: first + index })),
  );

it('counts exactly the payouts that are asked for it when they are applied for', async () => {
  const expected = { withdrawalsNoFactor: 0, exchangesNoFactor: 0 };
  const dayBegan = startOfDay(dayOf(market.clock.now()));
  await fc.assert(
    fc.asyncProperty(day, async (payouts) => {
      const owner = randomUUID();
      for (const one of payouts) {
        const isCounted = await isAsked(owner, one, dayBegan);
        await seed(owner, one, dayBegan);
        if (!isCounted) continue;
        expected[one.kind === 'withdrawal' ? 'withdrawalsNoFactor' : 'exchangesNoFactor'] += 1;
      }
      const { withdrawalsNoFactor = 0, exchangesNoFactor = 0 } = await counted();
      expect({ withdrawalsNoFactor, exchangesNoFactor }).toEqual(expected);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(Math.min(expected.withdrawalsNoFactor, expected.exchangesNoFactor)).toBeGreaterThan(0);
});
