import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Activity, findSuspicions, type Thresholds } from './rules.ts';

const limits: Thresholds = {
  twoPeopleAbove: 1_000_000n,
  justBelowBp: 1_000n,
  justBelowTimes: 2,
  smallBelow: 100_000n,
  smallTimes: 5,
  inOutFrom: 1_000_000n,
  otherPayerTimes: 2,
  newAccountFrom: 2_000_000n,
  withinDays: 14,
};
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 2);
const on = (day: number) => new Date(START + day * DAY);

let count = 0;
const moved = (day: number, amount: bigint, company = 'a') => {
  count += 1;
  return {
    id: `id${count}`,
    no: `NO-${count}`,
    company,
    amount,
    movedAt: on(day),
    link: `/x/${count}`,
  };
};
const cash = (day: number, amount: bigint, payeeDay = -100) => ({
  ...moved(day, amount),
  payeeSince: on(payeeDay),
  payee: 'Bank 1234',
});
const nothing: Activity = {
  recharges: [],
  withdrawals: [],
  payments: [],
  otherPayers: [],
  shared: [],
  trades: [],
};
const rulesOf = (activity: Partial<Activity>) =>
  findSuspicions({ ...nothing, ...activity }, limits).map(({ rule, severe }) =>
    severe ? `${rule}!` : rule,
  );

describe('the rule of recharges just under the amount of two people', () => {
  it('finds two within the days, and names both with their links', () => {
    const [found] = findSuspicions(
      { ...nothing, recharges: [moved(0, 990_000n), moved(13, 900_000n)] },
      limits,
    );
    expect(found).toMatchObject({ rule: 'justBelow', severe: false, companies: ['a'] });
    expect(found?.facts.map(({ kind, link }) => [kind, link !== ''])).toEqual([
      ['recharge', true],
      ['recharge', true],
    ]);
  });

  it.each([
    ['one alone', [moved(0, 990_000n)]],
    ['one that two people confirmed', [moved(0, 990_000n), moved(1, 1_000_001n)]],
    ['one that is well below', [moved(0, 990_000n), moved(1, 899_999n)]],
    ['two that are far apart', [moved(0, 990_000n), moved(15, 990_000n)]],
    ['two of two companies', [moved(0, 990_000n), moved(1, 990_000n, 'b')]],
  ])('does not find %s', (_, recharges) => {
    expect(rulesOf({ recharges })).toEqual([]);
  });
});

describe('the rule of many small recharges and one withdrawal', () => {
  const five = () => [0, 1, 2, 3, 4].map((day) => moved(day, 50_000n));

  it('finds a withdrawal of most of them', () => {
    expect(rulesOf({ recharges: five(), withdrawals: [cash(5, 200_000n)] })).toEqual([
      'manySmall!',
    ]);
  });

  it.each([
    ['four of them', five().slice(1), cash(5, 200_000n)],
    ['a withdrawal of less', five(), cash(5, 199_999n)],
    ['a withdrawal before the last of them', five(), cash(3, 250_000n)],
    [
      'recharges that are not small',
      five().map((one) => ({ ...one, amount: 100_000n })),
      cash(5, 500_000n),
    ],
    ['recharges long before', five(), cash(15, 250_000n)],
  ])('does not find %s', (_, recharges, withdrawal) => {
    expect(rulesOf({ recharges, withdrawals: [withdrawal] })).toEqual([]);
  });
});

describe('the rule of money in and out without an order', () => {
  const recharges = () => [moved(0, 1_200_000n)];

  it('finds a withdrawal of what came in within the days', () => {
    expect(rulesOf({ recharges: recharges(), withdrawals: [cash(14, 1_000_000n)] })).toEqual([
      'inOut!',
    ]);
  });

  it.each([
    ['where an order was paid in between', moved(3, 100n), cash(5, 1_000_000n)],
    ['where it is small', null, cash(5, 999_999n)],
    ['where it is days later', null, cash(15, 1_200_000n)],
    ['where most of it had been earned', null, cash(5, 1_500_001n)],
  ])('does not find it %s', (_, payment, withdrawal) => {
    const payments = payment === null ? [] : [payment];
    expect(rulesOf({ recharges: recharges(), payments, withdrawals: [withdrawal] })).toEqual([]);
  });

  it('finds it where the order was paid before the money came', () => {
    const activity = { recharges: [moved(2, 1_200_000n)], payments: [moved(1, 100n)] };
    expect(rulesOf({ ...activity, withdrawals: [cash(5, 1_000_000n)] })).toEqual(['inOut!']);
  });
});

describe('the rules of payers and payees', () => {
  it('find payments of somebody else that are repeated, and not one', () => {
    expect(rulesOf({ otherPayers: [moved(0, 100n), moved(9, 100n)] })).toEqual(['otherPayer']);
    expect(rulesOf({ otherPayers: [moved(0, 100n)] })).toEqual([]);
    expect(rulesOf({ otherPayers: [moved(0, 100n), moved(15, 100n)] })).toEqual([]);
  });

  it('find a large withdrawal to a new account, and none that is smaller or older', () => {
    expect(rulesOf({ withdrawals: [cash(5, 2_000_000n, 4)] })).toEqual(['newAccount']);
    expect(rulesOf({ withdrawals: [cash(5, 1_999_999n, 4)] })).toEqual([]);
    expect(rulesOf({ withdrawals: [cash(20, 2_000_000n, 6)] })).toEqual([]);
  });

  it('find parties of one order who share data', () => {
    const trades = [{ buyer: 'a', seller: 'b', no: 'TO-1', link: '/ops/orders/1' }];
    const trait = (kind: 'bankAccount' | 'address' | 'device', ...companies: string[]) => ({
      kind,
      text: 'x',
      companies,
    });
    expect(rulesOf({ trades, shared: [trait('bankAccount', 'a', 'b')] })).toEqual(['shared']);
    expect(rulesOf({ trades, shared: [trait('device', 'a', 'b')] })).toEqual(['shared']);
    expect(rulesOf({ trades, shared: [trait('address', 'a', 'c')] })).toEqual([]);
    expect(rulesOf({ trades: [], shared: [trait('bankAccount', 'a', 'b')] })).toEqual([]);
  });
});

describe('generated histories', () => {
  const amount = fc.bigInt({ min: 1n, max: 3_000_000n });
  const day = fc.integer({ min: 0, max: 60 });
  const company = fc.constantFrom('a', 'b', 'c');
  const history = fc.record({
    recharges: fc.array(fc.tuple(day, amount, company), { maxLength: 20 }),
    payments: fc.array(fc.tuple(day, amount, company), { maxLength: 10 }),
    withdrawals: fc.array(fc.tuple(day, amount, company), { maxLength: 10 }),
  });
  const toActivity = ({
    recharges,
    payments,
    withdrawals,
  }: typeof history extends fc.Arbitrary<infer H> ? H : never): Activity => ({
    ...nothing,
    recharges: recharges.map((one) => moved(...one)),
    payments: payments.map((one) => moved(...one)),
    withdrawals: withdrawals.map(([at, minor, who]) => ({
      ...moved(at, minor, who),
      payeeSince: on(-100),
      payee: '',
    })),
  });

  it('give findings whose facts are of the company and meet the thresholds, each once', () => {
    fc.assert(
      fc.property(history, (made) => {
        const activity = toActivity(made);
        const all = [...activity.recharges, ...activity.withdrawals];
        const found = findSuspicions(activity, limits);
        const keys = found.map(({ rule, key }) => `${rule}/${key}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { rule, facts, companies } of found) {
          const records = facts.map(({ text }) => all.find(({ no }) => no === text));
          expect(records.every((one) => one?.company === companies[0])).toBe(true);
          const recharges = facts.filter(({ kind }) => kind === 'recharge');
          if (rule === 'justBelow') {
            expect(recharges.length).toBeGreaterThanOrEqual(limits.justBelowTimes);
            expect(recharges.every(({ amount: minor }) => (minor ?? 0n) <= 1_000_000n)).toBe(true);
          }
          if (rule === 'manySmall') {
            expect(recharges.every(({ amount: minor }) => (minor ?? 0n) < 100_000n)).toBe(true);
          }
        }
      }),
    );
  });

  it('of honest buyers, who pay an order from each recharge, are never held', () => {
    const deals = fc.array(fc.tuple(day, fc.bigInt({ min: 100_000n, max: 3_000_000n })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(deals, (list) => {
        const activity = {
          ...nothing,
          recharges: list.map(([at, minor]) => moved(at, minor)),
          payments: list.map(([at, minor]) => moved(at, minor)),
          withdrawals: list.map(([at, minor]) => cash(at + 1, minor / 20n + 1n)),
        };
        expect(findSuspicions(activity, limits).filter(({ severe }) => severe)).toEqual([]);
      }),
    );
  });
});
