import { parseDecimal, wire } from '#contract/money.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import { settingOf } from '#server/settings/public.ts';
import {
  type Activity,
  type Evidence,
  type Found,
  findSuspicions as findIn,
  type Thresholds,
} from '../core/rules.ts';
import type { SuspicionsDeps } from '../deps.ts';
import { findKnown, insertEntry, insertSuspicion, listUncleared } from '../store/suspicions.ts';

const DAY_MS = 86_400_000;

async function thresholdsOf(db: Db): Promise<Thresholds> {
  const large = await settingOf(db, 'rechargeTwoPeople');
  const rules = await settingOf(db, 'suspicion');
  if (large === null || rules === null) throw new Error('settings have first values');
  const { value } = rules;
  const cents = (text: string) => parseDecimal(text, 2);
  return {
    twoPeopleAbove: cents(large.value.above),
    justBelowBp: cents(value.justBelowPercent),
    justBelowTimes: Number(value.justBelowTimes),
    smallBelow: cents(value.smallBelow),
    smallTimes: Number(value.smallTimes),
    inOutFrom: cents(value.inOutFrom),
    otherPayerTimes: Number(value.otherPayerTimes),
    newAccountFrom: cents(value.newAccountFrom),
    withinDays: Number(value.withinDays),
  };
}

/** Returns the activity since an instant, each movement by the first account of its company. */
async function activityOf(db: Db, deps: SuspicionsDeps, since: Date): Promise<Activity> {
  const { recharges, withdrawals, payments } = await deps.cash(db, since);
  const otherPayers = await deps.otherPayers(db, since);
  const shared = await deps.shared(db);
  const trades = await deps.trades(db, since);
  const moved = [recharges, withdrawals, payments, otherPayers].flat();
  const accounts = new Set([
    ...moved.map(({ owner }) => owner),
    ...shared.flatMap((one) => one.accounts),
    ...trades.flatMap(({ buyer, seller }) => [buyer, seller]),
  ]);
  const companies = await deps.companyAccounts(db, [...accounts]);
  const companyOf = (account: string) => [...(companies.get(account) ?? [])].sort()[0] ?? account;
  const grouped = <Moved extends { readonly owner: string }>(list: readonly Moved[]) =>
    list.map((one) => ({ ...one, company: companyOf(one.owner) }));
  return {
    recharges: grouped(recharges),
    withdrawals: grouped(withdrawals),
    payments: grouped(payments),
    otherPayers: grouped(otherPayers),
    shared: shared.map(({ kind, text, accounts: all }) => ({
      kind,
      text,
      companies: [...new Set(all.map(companyOf))],
    })),
    trades: trades.map((one) => ({
      ...one,
      buyer: companyOf(one.buyer),
      seller: companyOf(one.seller),
    })),
  };
}

const toFact = ({ kind, text, amount, movedAt, link }: Evidence) => ({
  kind,
  text,
  amount: amount === null ? null : wire(amount),
  at: movedAt?.toISOString() ?? null,
  link,
});

const placeOf = ({ rule, companies }: Pick<Found, 'rule' | 'companies'>): string =>
  `${rule}/${[...companies].sort().join()}`;

/**
 * Looks for suspicious activity and writes what is new; returns how many. Where a finding of the rule
 * about the company is not cleared, nothing more is written: it is looked into already.
 */
export async function findSuspicions(db: Db, deps: SuspicionsDeps, now: Date): Promise<number> {
  const limits = await thresholdsOf(db);
  // A withdrawal of the window is judged by what came in so many days before it.
  const since = new Date(now.getTime() - 2 * limits.withinDays * DAY_MS);
  const found = findIn(await activityOf(db, deps, since), limits);
  const known = await findKnown(db);
  const uncleared = new Set((await listUncleared(db)).map(placeOf));
  let count = 0;
  for (const one of found) {
    if (known.has(`${one.rule}/${one.key}`) || uncleared.has(placeOf(one))) continue;
    uncleared.add(placeOf(one));
    const isNew = await transaction(db, async (tx) => {
      const id = newId();
      const no = await nextNumber(tx, 'SA', now);
      const facts = one.facts.map(toFact);
      if (!(await insertSuspicion(tx, { ...one, id, no, foundAt: now, facts }))) return false;
      const entry = { suspicion: id, version: 1, entryAt: now, event: 'find', person: null };
      await insertEntry(tx, { ...entry, name: '', note: '' });
      return true;
    });
    if (isNew) count += 1;
  }
  return count;
}
