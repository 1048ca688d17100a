import { parseDecimal, wire } from '#contract/money.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { newId } from '#server/kit/ids.ts';
import { settingOf } from '#server/settings/public.ts';
import {
  type Activity,
  type Evidence,
  type Found,
  findSuspicions as findIn,
  type Thresholds,
} from '../core/rules.ts';
import type { SuspicionsDeps } from '../deps.ts';
import { covers, foundNow, heldFrom, readRelated } from '../holds.ts';
import {
  findKnown,
  insertEntry,
  insertSuspicion,
  listUncleared,
  type SuspicionRecord,
  severeAbout,
} from '../store/suspicions.ts';

const DAY_MS = 86_400_000;

async function thresholdsOf(
  db: Db,
  wanted: SettingValue<'suspicion'> | null = null,
): Promise<Thresholds> {
  const large = await settingOf(db, 'rechargeTwoPeople');
  const value = wanted ?? (await settingOf(db, 'suspicion'))?.value;
  if (large === null || value === undefined) throw new Error('settings have first values');
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

type CompanyOf = (account: string) => string;

/** Names a company by the first of its accounts. */
export const companiesBy =
  (accounts: ReadonlyMap<string, readonly string[]>): CompanyOf =>
  (account) =>
    [...(accounts.get(account) ?? [])].sort()[0] ?? account;

const groupedBy =
  (companyOf: CompanyOf) =>
  <Moved extends { readonly owner: string }>(list: readonly Moved[]) =>
    list.map((one) => ({ ...one, company: companyOf(one.owner) }));

/** Returns the activity since an instant, each movement by the first account of its company. */
async function activityOf(db: Db, deps: SuspicionsDeps, since: Date): Promise<Activity> {
  const { recharges, payouts, payments } = await deps.cash(db, { since });
  const otherPayers = await deps.otherPayers(db, since);
  const shared = await deps.shared(db);
  const trades = await deps.trades(db, since);
  const moved = [recharges, payouts, payments, otherPayers].flat();
  const accounts = new Set([
    ...moved.map(({ owner }) => owner),
    ...shared.flatMap((one) => one.accounts),
    ...trades.flatMap(({ buyer, seller }) => [buyer, seller]),
  ]);
  const companyOf = companiesBy(await deps.companyAccounts(db, [...accounts]));
  const settled = await deps.settledOf(db, [...new Set(moved.map(({ owner }) => owner))]);
  const grouped = groupedBy(companyOf);
  return {
    settled,
    recharges: grouped(recharges),
    payouts: grouped(payouts),
    payments: grouped(payments),
    otherPayers: grouped(otherPayers),
    shared: shared.map(({ kind, text, accounts: all }) => ({
      kind,
      text,
      companies: [...new Set(all.map(companyOf))],
    })),
    trades: trades.map((one) => ({
      ...one,
      accounts: [one.buyer, one.seller],
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

/** A payout of the window is judged by what came in so many days before it. */
const windowStart = ({ withinDays }: Thresholds, now: Date): Date =>
  new Date(now.getTime() - 2 * withinDays * DAY_MS);

/**
 * Returns what was not found before. Where a finding of the rule about the accounts is not cleared,
 * nothing is added: it is looked into already.
 */
async function onlyNew(
  db: Db,
  found: readonly Found[],
  uncleared: readonly SuspicionRecord[],
  settled: ReadonlySet<string>,
): Promise<Found[]> {
  const known = await findKnown(db, found);
  const open: Parameters<typeof covers>[0][] = [...uncleared];
  return found.filter((one) => {
    if (known.has(`${one.rule}/${one.key}`) || open.some((other) => covers(other, one, settled))) {
      return false;
    }
    open.push({
      ...{ ...one, state: 'open', settled: null },
      ...{ reportedAccounts: null, freedAccounts: [] },
    });
    return true;
  });
}

/** Writes a finding, and returns its number; null where the same was written meanwhile. */
export async function writeFinding(
  tx: Tx,
  deps: Pick<SuspicionsDeps, 'settledOf'>,
  found: Found,
  now: Date,
): Promise<string | null> {
  const id = newId();
  const no = await nextNumber(tx, 'SA', now);
  const facts = found.facts.map(toFact);
  const settled = [...(await deps.settledOf(tx, found.accounts))];
  if (!(await insertSuspicion(tx, { ...found, id, no, foundAt: now, settled, facts }))) return null;
  const entry = { suspicion: id, version: 1, entryAt: now, event: 'find', person: null };
  await insertEntry(tx, { ...entry, name: '', note: '' });
  return no;
}

/** Looks for suspicious activity of all companies and writes what is new; returns how many. */
export async function findSuspicions(db: Db, deps: SuspicionsDeps, now: Date): Promise<number> {
  const limits = await thresholdsOf(db);
  const activity = await activityOf(db, deps, windowStart(limits, now));
  const found = findIn(activity, limits);
  const uncleared = await listUncleared(db);
  const settled = await deps.settledOf(db, [
    ...new Set([...found, ...uncleared].flatMap(({ accounts }) => accounts)),
  ]);
  let count = 0;
  for (const one of await onlyNew(db, found, uncleared, settled)) {
    const no = await transaction(db, (tx) => writeFinding(tx, deps, one, now));
    if (no !== null) count += 1;
  }
  return count;
}

/**
 * Returns the severe findings that hold members and are not written yet. Reads the cash of
 * these companies alone: the number of statements does not grow with them, nor with others.
 */
export async function findNewSevere(
  db: Db,
  deps: Pick<SuspicionsDeps, 'cash' | 'companyAccounts' | 'settledOf'>,
  { owners, now }: { readonly owners: readonly string[]; readonly now: Date },
): Promise<Found[]> {
  const limits = await thresholdsOf(db);
  const { findings, ...related } = await readRelated(db, deps, owners, (some) =>
    severeAbout(db, some),
  );
  const accounts = [...new Set([...owners, ...related.accounts.keys()])];
  const grouped = groupedBy(companiesBy(related.accounts));
  const cash = await deps.cash(db, { since: windowStart(limits, now), accounts });
  const activity: Activity = {
    settled: related.settled,
    recharges: grouped(cash.recharges),
    payouts: grouped(cash.payouts),
    payments: grouped(cash.payments),
    otherPayers: [],
    shared: [],
    trades: [],
  };
  const severe = findIn(activity, limits).filter(
    (one) =>
      one.severe && owners.some((owner) => heldFrom(related, owner, foundNow(one, now)) !== null),
  );
  return onlyNew(db, severe, findings, related.settled);
}

/** A back-test looks at so many days of the books. */
const HISTORY_DAYS = 90;

/** Findings of the rules in the books of the last months, by thresholds of now and by wanted ones. */
export interface BackTest {
  readonly before: readonly Found[];
  readonly after: readonly Found[];
}

/** Runs the rules on history by both thresholds; writes nothing. */
export async function testOnHistory(
  db: Db,
  deps: SuspicionsDeps,
  { value, now }: { readonly value: SettingValue<'suspicion'>; readonly now: Date },
): Promise<BackTest> {
  const current = await thresholdsOf(db);
  const wanted = await thresholdsOf(db, value);
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const activity = await activityOf(db, deps, since);
  return { before: findIn(activity, current), after: findIn(activity, wanted) };
}
