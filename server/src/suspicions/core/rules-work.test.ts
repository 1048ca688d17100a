import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Activity,
  findSuspicions,
  type Movement,
  type Payout,
  type SharedTrait,
  type Thresholds,
} from './rules.ts';

const limits: Thresholds = {
  twoPeopleAbove: 1_000_000n,
  justBelowBp: 1_000n,
  justBelowTimes: 2,
  smallBelow: 100_000n,
  smallTimes: 3,
  inOutFrom: 1_000_000n,
  otherPayerTimes: 2,
  newAccountFrom: 2_000_000n,
  withinDays: 14,
};
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 2);
const HALF_DAYS = 120;

/** Returns the movements of a withdrawal's or group's company before it, by looking at all of them. */
const plainBefore = (list: readonly Movement[], { company, movedAt }: Movement) =>
  list
    .filter(
      (one) =>
        one.company === company &&
        one.movedAt <= movedAt &&
        one.movedAt.getTime() >= movedAt.getTime() - limits.withinDays * DAY,
    )
    .sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime());

function plainGroups(list: readonly Movement[], times: number): string[][] {
  const found = new Map<string, Movement[]>();
  for (const last of [...list].sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime())) {
    const group = plainBefore(list, last);
    if (group.length >= times) found.set(last.company, group);
  }
  return [...found.values()].map((group) => group.map(({ no }) => no));
}
const total = (list: readonly Movement[]) => list.reduce((all, { amount }) => all + amount, 0n);

/** Returns the newest payouts of each company that reach the amount in parts, with what came in. */
function plainParts(
  recharges: readonly Movement[],
  payouts: readonly Movement[],
  payments: readonly Movement[],
): string[][] {
  const parts = payouts.filter(({ amount }) => amount < limits.inOutFrom);
  const found = new Map<string, string[]>();
  for (const last of [...parts].sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime())) {
    const own = plainBefore(recharges, last);
    const [first] = own;
    if (first === undefined) continue;
    const since = (list: readonly Movement[]) =>
      plainBefore(list, last).filter(({ movedAt }) => movedAt >= first.movedAt);
    const out = since(parts);
    if (total(out) < limits.inOutFrom) continue;
    if (!isOutAgain(total(out), total(own), total(since(payments)))) continue;
    found.set(
      last.company,
      [...own, ...out].map(({ no }) => no),
    );
  }
  return [...found.values()];
}

/** Most of what orders left of it goes out, and more than they took. */
const isOutAgain = (out: bigint, came: bigint, paid: bigint): boolean =>
  (came - paid) * 10n >= out * 8n && out > paid;

/** Returns the findings by looking at everything for each movement: rule, then numbers of facts. */
function plainFindings({ recharges, payouts, payments, otherPayers, ...rest }: Activity) {
  const found: string[] = [];
  const add = (rule: string, texts: readonly string[]) => found.push([rule, ...texts].join(' '));
  const near = recharges.filter(({ amount }) => amount >= 900_000n && amount <= 1_000_000n);
  for (const group of plainGroups(near, limits.justBelowTimes)) add('justBelow', group);
  for (const group of plainGroups(otherPayers, limits.otherPayerTimes)) add('otherPayer', group);
  for (const cash of payouts) {
    const own = plainBefore(recharges, cash);
    const small = own.filter(({ amount }) => amount < limits.smallBelow);
    const numbers = (list: readonly Movement[]) => [...list.map(({ no }) => no), cash.no];
    if (small.length >= limits.smallTimes && cash.amount * 10n >= total(small) * 8n) {
      add('manySmall', numbers(small));
    }
    const [first] = own;
    if (first === undefined || cash.amount < limits.inOutFrom) continue;
    const paid = plainBefore(payments, cash).filter((one) => one.movedAt >= first.movedAt);
    if (isOutAgain(cash.amount, total(own), total(paid))) add('inOut', numbers(own));
  }
  for (const numbers of plainParts(recharges, payouts, payments)) add('splitPayouts', numbers);
  const pairs = new Map<string, string[]>();
  for (const { buyer, seller, no } of rest.trades) {
    const common = rest.shared.filter(
      ({ companies }) => companies.includes(buyer) && companies.includes(seller),
    );
    const kinds = [...new Set(common.map(({ kind }) => kind))].sort().join();
    const facts = [no, ...common.map(({ text }) => text)];
    if (buyer !== seller && common.length > 0) pairs.set(`${buyer} ${seller} ${kinds}`, facts);
  }
  for (const facts of pairs.values()) add('shared', facts);
  return found.sort();
}

describe('the rules, which group movements by company', () => {
  const company = fc.constantFrom('a', 'b', 'c');
  const halfDay = fc.integer({ min: 0, max: HALF_DAYS });
  const amount = fc.oneof(
    fc.bigInt({ min: 1n, max: 99_999n }),
    fc.bigInt({ min: 880_000n, max: 1_000_001n }),
    fc.bigInt({ min: 1n, max: 3_000_000n }),
  );
  const movements = fc.array(fc.tuple(company, halfDay, amount), { maxLength: 25 });
  const shared = fc.array(
    fc.record({
      kind: fc.constantFrom<SharedTrait['kind']>('bankAccount', 'address', 'device'),
      companies: fc.uniqueArray(company, { minLength: 2 }),
    }),
    { maxLength: 4 },
  );
  const trades = fc.array(fc.record({ buyer: company, seller: company }), { maxLength: 6 });

  it('find the same as a look at all movements for each of them', () => {
    const history = fc.record({
      recharges: movements,
      payouts: movements,
      payments: movements,
      otherPayers: movements,
      shared,
      trades,
    });
    fc.assert(
      fc.property(history, (made) => {
        const list = (prefix: string, all: readonly (readonly [string, number, bigint])[]) =>
          all.map(([who, day, minor], index) => ({
            id: `${prefix}${index}`,
            no: `${prefix}${index}`,
            owner: who,
            company: who,
            amount: minor,
            movedAt: new Date(START + (day * DAY) / 2),
            link: '',
            payeeSince: new Date(START - HALF_DAYS * DAY),
            payee: '',
            kind: index % 2 === 0 ? ('withdrawal' as const) : ('exchange' as const),
          }));
        const activity: Activity = {
          recharges: list('R', made.recharges),
          payouts: list('W', made.payouts),
          payments: list('P', made.payments),
          otherPayers: list('O', made.otherPayers),
          shared: made.shared.map((one, index) => ({ ...one, text: `S${index}` })),
          trades: made.trades.map(({ buyer, seller }, index) => ({
            buyer,
            seller,
            accounts: [buyer, seller],
            no: `T${index}`,
            link: '',
          })),
        };
        const found = findSuspicions(activity, limits)
          .map(({ rule, facts }) => [rule, ...facts.map(({ text }) => text)].join(' '))
          .sort();
        expect(found).toEqual(plainFindings(activity));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the work of the rules', () => {
  const COMPANIES = 5000;
  const MOVEMENTS = 20_000;
  /** So many reads for each that sorting the same movements by their instant needs. */
  const READS_RATIO = 3;

  it('stays within a few times that of sorting the same movements', () => {
    let reads = 0;
    const moved = (index: number): Payout => {
      const facts = {
        company: `c${(index * 7919) % COMPANIES}`,
        // Spread over the days, in no order.
        movedAt: new Date(START + ((index * 104_729) % MOVEMENTS) * 60_000),
        amount: BigInt(1 + ((index * 31) % 2_000_000)),
      };
      return {
        id: `i${index}`,
        no: `N${index}`,
        link: '',
        payee: '',
        kind: 'withdrawal',
        payeeSince: new Date(START - HALF_DAYS * DAY),
        owner: facts.company,
        get company() {
          reads += 1;
          return facts.company;
        },
        get movedAt() {
          reads += 1;
          return facts.movedAt;
        },
        get amount() {
          reads += 1;
          return facts.amount;
        },
      };
    };
    const all = Array.from({ length: MOVEMENTS }, (_, index) => moved(index));
    const part = (from: number) => all.filter((_, index) => index % 4 === from);
    [...all].sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime());
    const sorting = reads;
    reads = 0;
    findSuspicions(
      {
        recharges: part(0),
        payouts: part(1),
        payments: part(2),
        otherPayers: part(3),
        shared: [],
        trades: [],
      },
      limits,
    );
    expect(reads / sorting).toBeLessThan(READS_RATIO);
  });

  it('on trades looks at what their parties share, not at all that is shared', () => {
    let looks = 0;
    const pairs = Array.from({ length: COMPANIES }, (_, index) => index);
    const shared = pairs.map(
      (index): SharedTrait => ({
        kind: 'device',
        text: '',
        get companies() {
          looks += 1;
          return [`c${index}`, `c${index + 1}`];
        },
      }),
    );
    const trades = pairs.map((index) => ({
      buyer: `c${index}`,
      seller: `c${index + 1}`,
      accounts: [`c${index}`, `c${index + 1}`],
      no: '',
      link: '',
    }));
    const none = { recharges: [], payouts: [], payments: [], otherPayers: [] };
    expect(findSuspicions({ ...none, shared, trades }, limits)).toHaveLength(COMPANIES);
    expect(looks).toBeLessThanOrEqual(2 * COMPANIES);
  });
});
