import { staffOrderPath } from '#contract/addresses.ts';
import { parseMoney } from '#contract/money.ts';
import type { Permission } from '#contract/permissions.ts';
import { openRequestsOf } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import {
  type CountEffects,
  countDueFrom,
  type EffectCounters,
  effectOf,
  type TouchedRow,
  touchedLimits,
} from '#server/settings/public.ts';
import { GOODWILL_APPROVAL } from '../commands/propose-goodwill.ts';
import type { WalletDeps } from '../deps.ts';
import { sumGoodwillOf } from '../store/compensations.ts';
import { listRecharges } from '../store/recharges.ts';
import * as store from '../store/setting-effects.ts';
import { findLarge } from './find-large.ts';
import { findOverFactor } from './find-over-factor.ts';

const cents = (amount: string) => parseMoney(amount, 'USD').minor;
type Page = readonly [Permission, (id: string) => string];
const companyPage: Page = ['companies', (id) => `/ops/companies/${id}`];
const withdrawalPage: Page = ['withdrawals', (id) => `/ops/withdrawals?id=${id}`];
const rechargePage: Page = ['recharges', (id) => `/ops/recharges?id=${id}`];
const orderPage: Page = ['orders', staffOrderPath];

/** Returns rows that say ids of members with their names instead. */
async function withNames(
  db: Db,
  { owners }: Pick<WalletDeps, 'owners'>,
  rows: readonly TouchedRow[],
): Promise<TouchedRow[]> {
  const names = await owners(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ref: names.get(row.id)?.name ?? row.ref }));
}

const rowsOf = (list: readonly { readonly no: string; readonly id: string }[]): TouchedRow[] =>
  list.slice(0, touchedLimits.named).map(({ no, id }) => ({ ref: no, id, total: list.length }));

/** Counts withdrawals and members beside new limits. */
const countCash =
  (deps: WalletDeps): CountEffects<'cashLimits'> =>
  async (db, { value, current, now }) => {
    const least = cents(value.least);
    const since = startOfDay(dayOf(now));
    const over = await store.findOverDailyLimit(db, { since, perDay: cents(value.perDay) });
    const before = current === null ? 0n : cents(current.least);
    const below = await store.findBelowLeast(db, { least, before });
    const outside = await store.findOutsideLimits(db, { least, most: cents(value.most) });
    const noFactor = await findOverFactor(await store.findWithoutFactor(db, now), {
      secondFactorFrom: cents(value.secondFactorFrom),
      othersSince: (owner, from) => deps.soldSince(db, owner, from),
    });
    return [
      effectOf('withdrawalsOutside', outside, withdrawalPage),
      effectOf('withdrawersOverDay', await withNames(db, deps, over), companyPage),
      effectOf('withdrawalsNoFactor', rowsOf(noFactor), withdrawalPage),
      effectOf('balancesBelowLeast', await withNames(db, deps, below), companyPage),
    ];
  };

/** Counts announced recharges that need another number of people than now. */
const countRecharges =
  (deps: WalletDeps): CountEffects<'rechargeTwoPeople'> =>
  async (db, { value, now }) => {
    const { list: pending } = await listRecharges(db, {
      owner: null,
      state: 'pending',
      pageNum: 1,
      pageSize: touchedLimits.counted,
    });
    const { ids: before } = await findLarge(db, deps, pending, now);
    const { ids: after } = await findLarge(db, deps, pending, now, value.above);
    const two = pending.filter(({ id }) => after.has(id) && !before.has(id));
    const one = pending.filter(({ id }) => before.has(id) && !after.has(id));
    return [
      effectOf('rechargesTwo', rowsOf(two), rechargePage),
      effectOf('rechargesOne', rowsOf(one), rechargePage),
    ];
  };

/** Counts orders and requests that a new limit of goodwill leaves nothing for. */
const countGoodwill: CountEffects<'goodwill'> = async (db, { value, current }) => {
  const most = cents(value.perOrder);
  const before = current === null ? most : cents(current.perOrder);
  const open = await openRequestsOf(db, GOODWILL_APPROVAL, touchedLimits.counted);
  const spent = await sumGoodwillOf(
    db,
    open.map(({ subject }) => subject),
  );
  const refused = open.filter(
    ({ subject, after }) => (spent.get(subject) ?? 0n) + cents(String(after['amount'])) > most,
  );
  return [
    effectOf('goodwillSpent', await store.findGoodwillSpent(db, { most, before }), orderPage),
    effectOf(
      'goodwillRefused',
      rowsOf(refused.map(({ subject, subjectName }) => ({ id: subject, no: subjectName }))),
      orderPage,
    ),
  ];
};

const countAccountUsd: CountEffects<'accountUsd'> = async (db) => [
  effectOf('rechargesToOld', await store.findAnnounced(db), rechargePage),
  effectOf('referencesToOld', await store.findOpenReferences(db, 'recharge'), companyPage),
];

const countAccountCny: CountEffects<'accountCny'> = async (db) => [
  effectOf('referencesToOld', await store.findOpenReferences(db, 'deposit'), companyPage),
];

/** Returns what counts effects of settings on withdrawals, recharges and goodwill refunds. */
export const countWalletEffects = (
  deps: WalletDeps,
): Pick<
  EffectCounters,
  'cashLimits' | 'rechargeTwoPeople' | 'goodwill' | 'accountUsd' | 'accountCny' | 'workingDays'
> => ({
  cashLimits: [countCash(deps)],
  rechargeTwoPeople: [countRecharges(deps)],
  goodwill: [countGoodwill],
  accountUsd: [countAccountUsd],
  accountCny: [countAccountCny],
  workingDays: [countDueFrom('withdrawalsDue', withdrawalPage, store.findDueFrom)],
});
