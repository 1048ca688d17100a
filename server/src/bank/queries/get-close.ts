import type { opsBankClose } from '#contract/bank/calls.ts';
import type { Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { startOfDay } from '#server/kit/days.ts';
import { bankBefore, bookFigures, openHolds } from '#server/wallet/public.ts';
import { type CloseFigures, differenceOf, explainedShare } from '../core/close.ts';
import { isBankReturn } from '../core/match-rules.ts';
import { gapsOf } from '../core/statement.ts';
import type { BankDeps } from '../deps.ts';
import { sumLines, sumPaymentsInSuspense } from '../store/close.ts';
import { liveItems, type MatchItem } from '../store/matches.ts';
import { type AccountSpan, listAccounts, listChain } from '../store/statements.ts';
import { type OpenItem, openItems, sourceOf } from '../work.ts';

type Close = Output<typeof opsBankClose>;

const sum = (list: readonly { readonly amount: bigint }[]): bigint =>
  list.reduce((all, { amount }) => all + amount, 0n);

/** Sums of records whose booking and line do not stand on the same side, in minor units. */
interface OneSided {
  /** In the books, and on no statement yet: booked records, and payouts that were sent. */
  readonly unlisted: bigint;
  /** On a statement, and waiting for a second person. */
  readonly unbooked: bigint;
  /** Payouts that were on their way when the first statement began. */
  readonly underWay: bigint;
}

/** Sums the records that can still be booked: one that has ended explains its line no more. */
async function sumWaiting(
  db: Db,
  deps: BankDeps,
  { currency, items }: { readonly currency: Currency; readonly items: readonly MatchItem[] },
): Promise<bigint> {
  let waiting = 0n;
  for (const kind of new Set(items.map((item) => item.kind))) {
    const list = await sourceOf(deps, { kind, currency }).list(db, null);
    const open = new Set(list.filter(({ booked }) => !booked).map(({ id }) => id));
    waiting += sum(items.filter((one) => one.kind === kind && open.has(one.item)));
  }
  return waiting;
}

async function sumOneSided(
  db: Db,
  deps: BankDeps,
  { currency, since }: { readonly currency: Currency; readonly since: string },
): Promise<OneSided> {
  const items = await openItems(db, deps, currency);
  const out = items.filter(({ kind, isOut }) => kind === 'withdrawalReturn' && isOut === true);
  const sent = new Set(out.map(({ id }) => id));
  const isSent = ({ kind, id }: OpenItem) => kind === 'withdrawal' && sent.has(id);
  const unlisted = items.filter((item) => !isBankReturn(item) && (item.booked || isSent(item)));
  let underWay = sum(items.filter((item) => isSent(item) && item.on < since));
  const notBooked: MatchItem[] = [];
  for (const live of await liveItems(db, currency)) {
    const { kind, item, amount } = live;
    if (isBankReturn({ kind })) continue;
    const found = await sourceOf(deps, { kind, currency }).find(db, item);
    if (kind !== 'withdrawal' && found?.booked !== true) notBooked.push(live);
    if (kind === 'withdrawal' && found !== null && found.on < since) underWay += amount;
  }
  const unbooked = await sumWaiting(db, deps, { currency, items: notBooked });
  return { unlisted: sum(unlisted), unbooked, underWay };
}

/** Returns the first of days, or the last one; null for none. Days sort as texts. */
const firstDay = (days: readonly string[]): string | null => days.toSorted()[0] ?? null;
const lastDay = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

/**
 * Returns the figures of a currency. The bank is every account of the provider: one that another
 * has replaced may still hold money.
 */
async function figuresOf(
  db: Db,
  deps: BankDeps,
  {
    currency,
    accounts,
  }: { readonly currency: Currency; readonly accounts: readonly AccountSpan[] },
): Promise<CloseFigures> {
  const since = firstDay(accounts.map(({ openedOn }) => openedOn));
  const books = await bookFigures(db, currency);
  if (since === null) {
    const bank = Object.values(books).reduce((all, one) => all + one, 0n);
    return { ...books, bank, ownFunds: 0n, openLines: 0n, unlisted: 0n, unbooked: 0n };
  }
  const opening = accounts.reduce((all, one) => all + one.opening, 0n);
  const { underWay, ...oneSided } = await sumOneSided(db, deps, { currency, since });
  return {
    ...books,
    ...oneSided,
    bank: accounts.reduce((all, { closing }) => all + closing, 0n),
    ownFunds: opening - (await bankBefore(db, currency, startOfDay(since))) + underWay,
    openLines: (await sumLines(db, currency)).open,
  };
}

/** Returns each clearing account beside the open records that explain it. */
async function clearingOf(
  db: Db,
  deps: BankDeps,
  { currency, figures }: { readonly currency: Currency; readonly figures: CloseFigures },
): Promise<Close['clearing']> {
  const payments = await sumPaymentsInSuspense(db, currency);
  const deposits = await deps.suspendedDeposits(db, currency);
  const suspended = { count: payments.count + deposits.count, sum: payments.sum + deposits.sum };
  const accounts = [
    ['frozen', figures.frozen, await deps.frozenRecords(db, currency)],
    ['suspense', figures.suspense, suspended],
  ] as const;
  return accounts.map(([account, balance, open]) => ({
    account,
    balance: wire(balance, currency),
    open: wire(open.sum, currency),
    records: open.count,
    rest: wire(balance - open.sum, currency),
  }));
}

/** Counts the gaps in the chains of statements, each of one account. */
async function countGaps(
  db: Db,
  {
    currency,
    accounts,
  }: { readonly currency: Currency; readonly accounts: readonly AccountSpan[] },
): Promise<number> {
  let gaps = 0;
  for (const { account } of accounts) gaps += gapsOf(await listChain(db, account, currency)).size;
  return gaps;
}

/** Returns the close of a currency as of now. */
export async function getClose(
  { tx }: { readonly tx: Db },
  deps: BankDeps,
  { currency }: { readonly currency: Currency },
): Promise<Close> {
  const accounts = await listAccounts(tx, currency);
  const figures = await figuresOf(tx, deps, { currency, accounts });
  const lines = await sumLines(tx, currency);
  const gaps = await countGaps(tx, { currency, accounts });
  const strayHolds = (await deps.endedHolds(tx, await openHolds(tx))).length;
  const difference = differenceOf(figures);
  const clearing = await clearingOf(tx, deps, { currency, figures });
  const stops: Close['stops'] = [];
  if (difference !== 0n) stops.push('difference');
  if (gaps > 0) stops.push('gap');
  if (strayHolds > 0) stops.push('strayHolds');
  if (clearing.some(({ balance, open }) => balance.amount !== open.amount)) stops.push('clearing');
  const money = (minor: bigint) => wire(minor, currency);
  return {
    closedOn: lastDay(accounts.map(({ closedOn }) => closedOn)),
    bank: money(figures.bank),
    available: money(figures.available),
    frozen: money(figures.frozen),
    deposits: money(figures.deposits),
    escrow: money(figures.escrow),
    revenue: money(figures.revenue),
    exchange: money(figures.exchange),
    suspense: money(figures.suspense),
    ownFunds: money(figures.ownFunds),
    openLines: money(figures.openLines + figures.unbooked),
    unlisted: money(figures.unlisted),
    difference: money(difference),
    explained: explainedShare(lines.volume, lines.unownedVolume),
    unowned: lines.unowned,
    gaps,
    strayHolds,
    clearing,
    stops,
  };
}
