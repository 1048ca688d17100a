import type { SuspicionRule } from '#contract/suspicions/constants.ts';
import type { Timeline } from './timeline.ts';
import { byCompany, type Movement, NONE, regrouped, type Span, spanOf } from './timeline.ts';

export type { Movement } from './timeline.ts';

/** Thresholds of the rules, as the settings say them; amounts in US cents. */
export interface Thresholds {
  /** From above this amount on a recharge needs two people. */
  readonly twoPeopleAbove: bigint;
  /** How far below is just below, in basis points. */
  readonly justBelowBp: bigint;
  readonly justBelowTimes: number;
  readonly smallBelow: bigint;
  readonly smallTimes: number;
  readonly inOutFrom: bigint;
  readonly otherPayerTimes: number;
  readonly newAccountFrom: bigint;
  readonly withinDays: number;
}

/** Money that leaves to a bank: a withdrawal, or an exchange by what it sells. */
export type Payout = Movement & {
  readonly kind: 'withdrawal' | 'exchange';
  readonly payeeSince: Date;
  readonly payee: string;
};

/** A trait that several companies have in common. */
export interface SharedTrait {
  readonly kind: 'bankAccount' | 'address' | 'device';
  readonly text: string;
  readonly companies: readonly string[];
}
export interface Trade {
  readonly buyer: string;
  readonly seller: string;
  /** The account of the buyer, then that of the seller. */
  readonly accounts: readonly string[];
  readonly no: string;
  readonly link: string;
}

/** The facts that rules look at. */
export interface Activity {
  readonly recharges: readonly Movement[];
  readonly payouts: readonly Payout[];
  /** Payments of orders by their buyers. */
  readonly payments: readonly Movement[];
  /** Payments of somebody else that were accepted for a company. */
  readonly otherPayers: readonly Movement[];
  readonly shared: readonly SharedTrait[];
  readonly trades: readonly Trade[];
  /** Accounts whose company was verified: settled sellers. */
  readonly settled?: ReadonlySet<string>;
}

/** A fact behind a finding. */
export interface Evidence {
  readonly kind: 'recharge' | Payout['kind'] | 'payment' | 'order' | SharedTrait['kind'];
  readonly text: string;
  readonly amount: bigint | null;
  readonly movedAt: Date | null;
  readonly link: string;
}

/** A finding of a rule. `key` names the newest fact: the same is found once. */
export interface Found {
  readonly rule: SuspicionRule;
  readonly key: string;
  readonly severe: boolean;
  /** The first of its accounts in each company. */
  readonly companies: readonly string[];
  /** The accounts whose records the facts are. */
  readonly accounts: readonly string[];
  readonly facts: readonly Evidence[];
}

const DAY_MS = 86_400_000;
const BP = 10_000n;
/** A payout of this share of what came in takes it out again, in basis points. */
const MOST_OF_IT = 8_000n;

const evidence = (kind: Evidence['kind'], list: readonly Movement[]): Evidence[] =>
  // Amounts of findings are in USD: one in CNY is left out.
  list.map(({ no, amount, currency, movedAt, link }) => ({
    ...{ kind, text: no, movedAt, link },
    amount: currency === 'CNY' ? null : amount,
  }));

/** Returns whom movements of one company are about. */
function partiesOf(list: readonly Movement[]): Pick<Found, 'companies' | 'accounts'> {
  const accounts = [...new Set(list.map(({ owner }) => owner))].sort();
  return { companies: accounts.slice(0, 1), accounts };
}

const evidenceOf = (payouts: readonly Payout[]): Evidence[] =>
  payouts.flatMap((payout) => evidence(payout.kind, [payout]));

/** Returns the movements of a payout's company within the days before it. */
function before(
  timelines: ReadonlyMap<string, Timeline>,
  { company, movedAt }: Payout,
  days: number,
): Span {
  const time = movedAt.getTime();
  return spanOf(timelines.get(company) ?? NONE, time - days * DAY_MS, time);
}

/** Returns the newest group of a company's movements that are at least so many within the days. */
function groups(
  list: readonly Movement[],
  { times, days }: { readonly times: number; readonly days: number },
): (readonly Movement[])[] {
  return [...byCompany(list).values()].flatMap((timeline) => {
    const newest = timeline.times.findLast(
      (time) => spanOf(timeline, time - days * DAY_MS, time).count >= times,
    );
    if (newest === undefined) return [];
    return [spanOf(timeline, newest - days * DAY_MS, newest).list()];
  });
}

/** Recharges that stay just under the amount from which two people confirm. */
function justBelow({ recharges }: Activity, limits: Thresholds): Found[] {
  const { twoPeopleAbove, justBelowBp, justBelowTimes: times, withinDays: days } = limits;
  const near = recharges.filter(
    ({ amount }) => amount <= twoPeopleAbove && amount * BP >= twoPeopleAbove * (BP - justBelowBp),
  );
  return groups(near, { times, days }).map((group) => ({
    rule: 'justBelow',
    key: group.at(-1)?.id ?? '',
    severe: false,
    ...partiesOf(group),
    facts: evidence('recharge', group),
  }));
}

const ofPayouts = (
  rule: SuspicionRule,
  payouts: readonly Payout[],
  recharges: readonly Movement[],
): Found => ({
  rule,
  key: payouts.at(-1)?.id ?? '',
  severe: true,
  ...partiesOf([...recharges, ...payouts]),
  facts: [...evidence('recharge', recharges), ...evidenceOf(payouts)],
});

/** Whether an amount is most of what came in, or more. */
const isMostOf = (amount: bigint, came: bigint): boolean => amount * BP >= came * MOST_OF_IT;

/** Many small recharges, and one payout of most of them. */
function manySmall({ recharges, payouts }: Activity, limits: Thresholds): Found[] {
  const small = byCompany(recharges.filter(({ amount }) => amount < limits.smallBelow));
  return payouts.flatMap((payout) => {
    const own = before(small, payout, limits.withinDays);
    if (own.count < limits.smallTimes || !isMostOf(payout.amount, own.sum)) return [];
    return [ofPayouts('manySmall', [payout], own.list())];
  });
}

/**
 * Returns how much of what came in is left for a payout after the orders that were paid in between.
 * An order takes its own price off, however small, and no more.
 */
const leftOf = (came: Span, spent: Span): bigint => came.sum - spent.sum;

/** Whether a payout is most of what is left, and more than the orders that were paid: they were a pretext. */
const isOutAgain = (out: bigint, came: Span, spent: Span): boolean =>
  leftOf(came, spent) * BP >= out * MOST_OF_IT && out > spent.sum;

/** Money that comes in and goes out again, but for what paid orders in between. */
function inOut({ recharges, payments, payouts }: Activity, limits: Thresholds): Found[] {
  const came = byCompany(recharges);
  const paid = byCompany(payments);
  return payouts.flatMap((payout) => {
    if (payout.amount < limits.inOutFrom) return [];
    const own = before(came, payout, limits.withinDays);
    if (own.first === undefined) return [];
    const spent = spanOf(paid.get(payout.company) ?? NONE, own.first, payout.movedAt.getTime());
    if (!isOutAgain(payout.amount, own, spent)) return [];
    return [ofPayouts('inOut', [payout], own.list())];
  });
}

/**
 * The same in parts: payouts that stay under the amount one by one and reach it together. Only the
 * newest of a company is named, so that each part is not found anew.
 */
function splitPayouts({ recharges, payments, payouts }: Activity, limits: Thresholds): Found[] {
  const came = byCompany(recharges);
  const paid = byCompany(payments);
  const parts = byCompany(payouts.filter(({ amount }) => amount < limits.inOutFrom));
  return [...parts].flatMap(([company, timeline]) => {
    for (const last of timeline.list.toReversed()) {
      const own = before(came, last, limits.withinDays);
      if (own.first === undefined) continue;
      const time = last.movedAt.getTime();
      const out = spanOf(timeline, own.first, time);
      const spent = spanOf(paid.get(company) ?? NONE, own.first, time);
      if (out.sum < limits.inOutFrom || !isOutAgain(out.sum, own, spent)) continue;
      return [ofPayouts('splitPayouts', out.list(), own.list())];
    }
    return [];
  });
}

/** Payments that come from somebody else than the company, again and again. */
const otherPayer = ({ otherPayers }: Activity, limits: Thresholds): Found[] =>
  groups(otherPayers, { times: limits.otherPayerTimes, days: limits.withinDays }).map((group) => ({
    rule: 'otherPayer',
    key: group.at(-1)?.id ?? '',
    severe: false,
    ...partiesOf(group),
    facts: evidence('payment', group),
  }));

/** A large payout to an account that was added or changed a short while before. */
const newAccount = ({ payouts }: Activity, limits: Thresholds): Found[] =>
  payouts
    .filter(
      ({ amount, movedAt, payeeSince }) =>
        amount >= limits.newAccountFrom &&
        movedAt.getTime() - payeeSince.getTime() < limits.withinDays * DAY_MS,
    )
    .map((payout) => ({
      ...ofPayouts('newAccount', [payout], []),
      severe: false,
      facts: [
        ...evidenceOf([payout]),
        {
          kind: 'bankAccount',
          text: payout.payee,
          amount: null,
          movedAt: payout.payeeSince,
          link: payout.link,
        },
      ],
    }));

/** Groups traits by the companies that have them. */
function traitsByCompany(traits: readonly SharedTrait[]): ReadonlyMap<string, Set<SharedTrait>> {
  const grouped = new Map<string, Set<SharedTrait>>();
  for (const trait of traits) {
    for (const company of trait.companies) {
      const own = grouped.get(company) ?? new Set();
      grouped.set(company, own.add(trait));
    }
  }
  return grouped;
}

/** Buyers and sellers of one order who share a bank account, an address or a device. */
function shared({ trades, shared: traits }: Activity): Found[] {
  const found = new Map<string, Found>();
  const traitsOf = traitsByCompany(traits);
  for (const { buyer, seller, accounts, no, link } of trades) {
    if (buyer === seller) continue;
    const ofSeller = traitsOf.get(seller);
    const common = [...(traitsOf.get(buyer) ?? [])].filter((trait) => ofSeller?.has(trait));
    if (common.length === 0) continue;
    const kinds = [...new Set(common.map(({ kind }) => kind))].sort();
    found.set(`${buyer}/${seller}/${kinds.join()}`, {
      rule: 'shared',
      key: `${buyer}/${seller}/${kinds.join()}`,
      severe: false,
      companies: accounts,
      accounts,
      facts: [
        { kind: 'order', text: no, amount: null, movedAt: null, link },
        ...common.map(({ kind, text }) => ({ kind, text, amount: null, movedAt: null, link: '' })),
      ],
    });
  }
  return [...found.values()];
}

/** Returns an activity of which the movements are of other companies. */
function regroup(activity: Activity, companyOf: (one: Movement) => string): Activity {
  const all = regrouped(companyOf);
  const { recharges, payouts, payments } = activity;
  return { ...activity, recharges: all(recharges), payouts: all(payouts), payments: all(payments) };
}

/**
 * Applies a rule that holds payouts to each account, then to the settled accounts of a company, then
 * to all of it. Anybody may state the name of a company: what strangers do under it neither hides
 * what is done without them, nor is it named beside that.
 */
function findSevere(
  rule: (activity: Activity, limits: Thresholds) => Found[],
  activities: readonly Activity[],
  limits: Thresholds,
): Found[] {
  const found = new Map<string, Found>();
  for (const one of activities.flatMap((activity) => rule(activity, limits))) {
    if (!found.has(one.key)) found.set(one.key, one);
  }
  return [...found.values()];
}

/** Returns what the rules find in an activity. */
export function findSuspicions(activity: Activity, limits: Thresholds): Found[] {
  const ofSettled = ({ owner, company }: Movement) =>
    activity.settled?.has(owner) ? `= ${company}` : owner;
  const by = [regroup(activity, ({ owner }) => owner), regroup(activity, ofSettled), activity];
  return [
    ...justBelow(activity, limits),
    ...findSevere(manySmall, by, limits),
    ...findSevere(inOut, by, limits),
    ...findSevere(splitPayouts, by, limits),
    ...otherPayer(activity, limits),
    ...newAccount(activity, limits),
    ...shared(activity),
  ];
}
