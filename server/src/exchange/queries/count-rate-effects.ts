import { parseMoney } from '#contract/money.ts';
import type { Permission } from '#contract/permissions.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { type CountEffects, effectOf, settingOf, touchedLimits } from '#server/settings/public.ts';
import { appliedSince, findOverFactor } from '#server/wallet/public.ts';
import type { ExchangeDeps } from '../deps.ts';
import {
  findInProgress,
  findOpenQuotes,
  findOutsideLimits,
  findOverDailyLimit,
  findWithoutFactor,
} from '../store/setting-effects.ts';
import { rateGoodUntil } from './price-sale.ts';

const page: readonly [Permission, (id: string) => string] = [
  'exchanges',
  (id) => `/ops/exchanges?id=${id}`,
];

/** Counts exchanges and quotes that keep what they were agreed by. */
export const countInProgress: CountEffects<'exchangeFee' | 'usdCny'> = async (db, { now }) => [
  effectOf('exchangesKeep', await findInProgress(db), page),
  effectOf('quotesKeep', await findOpenQuotes(db, now)),
];

/** Counts exchanges in progress outside of new limits, and members who are above that of a day. */
export const countOverLimits =
  (deps: ExchangeDeps): CountEffects<'exchangeLimits'> =>
  async (db, { value, now }) => {
    const cents = (amount: string) => parseMoney(amount, 'USD').minor;
    const least = cents(value.least);
    const most = cents(value.most);
    const over = await findOverDailyLimit(db, {
      since: startOfDay(dayOf(now)),
      perDay: cents(value.perDay),
    });
    const owners = await deps.owners(
      db,
      over.map(({ id }) => id),
    );
    return [
      effectOf('exchangesOutside', await findOutsideLimits(db, { least, most }), page),
      effectOf(
        'sellersOverDay',
        over.map((row) => ({ ...row, ref: owners.get(row.id)?.name ?? row.ref })),
        ['companies', (id) => `/ops/companies/${id}`],
      ),
    ];
  };

/** Counts exchanges without a second factor that would need one from another amount of a day on. */
export const countWithoutFactor: CountEffects<'cashLimits'> = async (db, { value, now }) => {
  const over = await findOverFactor(await findWithoutFactor(db, now), {
    secondFactorFrom: parseMoney(value.secondFactorFrom, 'USD').minor,
    othersSince: (owner, since) => appliedSince(db, owner, since),
  });
  const records = over
    .slice(0, touchedLimits.named)
    .map(({ no, id }) => ({ ref: no, id, total: over.length }));
  return [effectOf('exchangesNoFactor', records, page)];
};

/** Says until when a rate may be used: one as of `observedAt`, good for so many working days. */
const rateEffect = ({ until, before, now }: { until: Date; before: Date | null; now: Date }) => {
  if (before?.getTime() === until.getTime()) return null;
  const effect = effectOf(until.getTime() > now.getTime() ? 'rateUntil' : 'rateTooOld', [
    { ref: '', id: '', total: 1 },
  ]);
  return effect && { ...effect, facts: { until: until.toISOString() } };
};

/** Says until when the rate of now may be used with another age. */
export const countRateDays: CountEffects<'rateDays'> = async (db, { value, now }) => {
  const rate = await settingOf(db, 'usdCny');
  if (rate === null) return [];
  const { observedAt } = rate.value;
  const until = addWorkingDays(new Date(observedAt), Number(value.days));
  return [rateEffect({ until, before: await rateGoodUntil(db, observedAt), now })];
};

/** Says until when a new rate may be used. */
export const countRateEffects: CountEffects<'usdCny'> = async (db, { value, now }) => [
  rateEffect({ until: await rateGoodUntil(db, value.observedAt), before: null, now }),
];
