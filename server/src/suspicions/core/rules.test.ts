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
const moved = (day: number, amount: bigint, company = 'a', owner = company) => {
  count += 1;
  return {
    id: `id${count}`,
    no: `NO-${count}`,
    owner,
    company,
    amount,
    movedAt: on(day),
    link: `/x/${count}`,
  };
};
const cash = (day: number, amount: bigint, payeeDay = -100) => ({
  ...moved(day, amount),
  kind: 'withdrawal' as const,
  payeeSince: on(payeeDay),
  payee: 'Bank 1234',
});
const nothing: Activity = {
  recharges: [],
  payouts: [],
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
    expect(rulesOf({ recharges: five(), payouts: [cash(5, 200_000n)] })).toEqual(['manySmall!']);
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
    expect(rulesOf({ recharges, payouts: [withdrawal] })).toEqual([]);
  });
});

describe('the rule of money in and out without an order', () => {
  const recharges = () => [moved(0, 1_200_000n)];

  it('finds a withdrawal of what came in within the days', () => {
    expect(rulesOf({ recharges: recharges(), payouts: [cash(14, 1_000_000n)] })).toEqual([
      'inOut!',
    ]);
  });

  it.each([
    ['where most of it paid an order in between', moved(3, 400_001n), cash(5, 1_000_000n)],
    ['where it is small', null, cash(5, 999_999n)],
    ['where it is days later', null, cash(15, 1_200_000n)],
    ['where most of it had been earned', null, cash(5, 1_500_001n)],
  ])('does not find it %s', (_, payment, withdrawal) => {
    const payments = payment === null ? [] : [payment];
    expect(rulesOf({ recharges: recharges(), payments, payouts: [withdrawal] })).toEqual([]);
  });

  it('finds it where an order took a small part of the money', () => {
    const activity = { recharges: recharges(), payments: [moved(3, 400_000n)] };
    expect(rulesOf({ ...activity, payouts: [cash(5, 1_000_000n)] })).toEqual(['inOut!']);
    const parts = [cash(4, 500_000n), cash(5, 500_000n)];
    expect(rulesOf({ ...activity, payouts: parts })).toEqual(['splitPayouts!']);
  });

  it('finds no withdrawal of less than orders took: the rest of a recharge goes home', () => {
    const activity = { recharges: [moved(0, 3_000_000n)] };
    const rest = (paid: bigint) =>
      rulesOf({
        ...activity,
        payments: [moved(3, paid)],
        payouts: [cash(5, 3_000_000n - paid)],
      });
    expect(rest(1_500_000n)).toEqual([]);
    expect(rest(1_499_999n)).toEqual(['inOut!']);
  });

  it('finds it where the order was paid before the money came', () => {
    const activity = { recharges: [moved(2, 1_200_000n)], payments: [moved(1, 100n)] };
    expect(rulesOf({ ...activity, payouts: [cash(5, 1_000_000n)] })).toEqual(['inOut!']);
  });
});

describe('the rules on exchanges', () => {
  const sale = (day: number, amount: bigint, payeeDay = -100) => ({
    ...cash(day, amount, payeeDay),
    kind: 'exchange' as const,
  });
  const recharges = () => [moved(0, 1_200_000n)];

  it('find money that comes in and is exchanged at once, and name the exchange', () => {
    const activity = { ...nothing, recharges: recharges(), payouts: [sale(1, 1_100_000n)] };
    const [found] = findSuspicions(activity, limits);
    expect(found).toMatchObject({ rule: 'inOut', severe: true });
    expect(found?.facts.map(({ kind }) => kind)).toEqual(['recharge', 'exchange']);
  });

  it('find many small recharges, and one exchange of most of them', () => {
    const small = [0, 1, 2, 3, 4].map((day) => moved(day, 50_000n));
    expect(rulesOf({ recharges: small, payouts: [sale(5, 200_000n)] })).toEqual(['manySmall!']);
  });

  it('find a large exchange to a new account, which holds nothing', () => {
    expect(rulesOf({ payouts: [sale(5, 2_000_000n, 4)] })).toEqual(['newAccount']);
  });

  it('find what leaves in small parts, exchanges and withdrawals together, once', () => {
    const payouts = [sale(1, 400_000n), cash(2, 300_000n), sale(3, 300_000n), cash(4, 100_000n)];
    const found = findSuspicions({ ...nothing, recharges: recharges(), payouts }, limits);
    expect(found.map(({ rule, severe }) => [rule, severe])).toEqual([['splitPayouts', true]]);
    expect(found[0]?.facts.map(({ kind }) => kind)).toEqual([
      'recharge',
      'exchange',
      'withdrawal',
      'exchange',
      'withdrawal',
    ]);
    expect(found[0]?.key).toBe(payouts.at(-1)?.id);
  });

  it.each([
    ['that do not reach the amount', [sale(1, 400_000n), cash(2, 599_999n)], null],
    ['of money that was earned', [sale(1, 900_000n), cash(2, 800_000n)], null],
    ['after most paid an order', [sale(1, 600_000n), cash(3, 500_000n)], moved(2, 400_000n)],
    ['before the money came', [sale(-1, 600_000n), cash(3, 500_000n)], null],
    ['of which one is days later', [sale(1, 600_000n), cash(15, 500_000n)], null],
  ])('do not find parts %s', (_, payouts, payment) => {
    const payments = payment === null ? [] : [payment];
    expect(rulesOf({ recharges: recharges(), payments, payouts })).toEqual([]);
  });
});

describe('the rules of payers and payees', () => {
  it('find payments of somebody else that are repeated, and not one', () => {
    expect(rulesOf({ otherPayers: [moved(0, 100n), moved(9, 100n)] })).toEqual(['otherPayer']);
    expect(rulesOf({ otherPayers: [moved(0, 100n)] })).toEqual([]);
    expect(rulesOf({ otherPayers: [moved(0, 100n), moved(15, 100n)] })).toEqual([]);
  });

  it('find a large withdrawal to a new account, and none that is smaller or older', () => {
    expect(rulesOf({ payouts: [cash(5, 2_000_000n, 4)] })).toEqual(['newAccount']);
    expect(rulesOf({ payouts: [cash(5, 1_999_999n, 4)] })).toEqual([]);
    expect(rulesOf({ payouts: [cash(20, 2_000_000n, 6)] })).toEqual([]);
  });

  it('find parties of one order who share data', () => {
    const parties = { buyer: 'a', seller: 'b', accounts: ['a1', 'b1'] };
    const trades = [{ ...parties, no: 'TO-1', link: '/ops/orders/1' }];
    const trait = (kind: 'bankAccount' | 'address' | 'device', ...companies: string[]) => ({
      kind,
      text: 'x',
      companies,
    });
    expect(rulesOf({ trades, shared: [trait('bankAccount', 'a', 'b')] })).toEqual(['shared']);
    expect(rulesOf({ trades, shared: [trait('device', 'a', 'b')] })).toEqual(['shared']);
    const [found] = findSuspicions(
      { ...nothing, trades, shared: [trait('device', 'a', 'b')] },
      limits,
    );
    expect(found).toMatchObject({ companies: ['a1', 'b1'], accounts: ['a1', 'b1'] });
    expect(rulesOf({ trades, shared: [trait('address', 'a', 'c')] })).toEqual([]);
    expect(rulesOf({ trades: [], shared: [trait('bankAccount', 'a', 'b')] })).toEqual([]);
  });
});

describe('the accounts of one company', () => {
  const find = (activity: Partial<Activity>) =>
    findSuspicions({ ...nothing, ...activity }, limits).filter(({ severe }) => severe);
  const out = (day: number, amount: bigint, owner: string) => ({ ...cash(day, amount), owner });
  const about = (rule: string, ...accounts: string[]) => ({
    rule,
    accounts,
    companies: accounts.slice(0, 1),
  });

  it('hide nothing that one of them does alone, whatever orders the others pay', () => {
    const payments = [moved(1, 100n, 'a', 'a1')];
    const recharges = [moved(0, 1_200_000n, 'a', 'a2')];
    const whole = [out(2, 1_000_000n, 'a2')];
    expect(find({ recharges, payments, payouts: whole })).toMatchObject([about('inOut', 'a2')]);
    const parts = [out(2, 500_000n, 'a2'), out(3, 500_000n, 'a2')];
    expect(find({ recharges, payments, payouts: parts })).toMatchObject([
      about('splitPayouts', 'a2'),
    ]);
  });

  it('hide no withdrawal of many small recharges by small recharges of others', () => {
    const small = (owner: string) => [0, 1, 2, 3, 4].map((day) => moved(day, 50_000n, 'a', owner));
    const recharges = [...small('a1'), ...small('a2')];
    expect(find({ recharges, payouts: [out(5, 200_000n, 'a2')] })).toMatchObject([
      about('manySmall', 'a2'),
    ]);
  });

  it('that are settled are found together without what strangers do under their name', () => {
    const settled = new Set(['s1', 's2']);
    const recharges = [
      moved(0, 600_000n, 'a', 's1'),
      moved(0, 600_000n, 'a', 's2'),
      moved(1, 5_000n, 'a', 'a'),
    ];
    const payouts = [out(2, 1_000_000n, 's2')];
    expect(find({ recharges, payouts, settled })).toMatchObject([about('inOut', 's1', 's2')]);
    expect(find({ recharges, payouts })).toMatchObject([about('inOut', 'a', 's1', 's2')]);
  });

  it('are not named beside one that did it alone, and it is found once', () => {
    const recharges = [moved(0, 1_200_000n, 'a', 'a2'), moved(1, 5_000n, 'a', 'a1')];
    const found = find({ recharges, payouts: [out(2, 1_000_000n, 'a2')] });
    expect(found).toMatchObject([about('inOut', 'a2')]);
    expect(found[0]?.facts).toHaveLength(2);
  });

  it('are all named where they did it together', () => {
    const recharges = [moved(0, 600_000n, 'a', 'a2'), moved(1, 600_000n, 'a', 'a1')];
    expect(find({ recharges, payouts: [out(2, 1_000_000n, 'a2')] })).toMatchObject([
      about('inOut', 'a1', 'a2'),
    ]);
  });
});

describe('generated histories', () => {
  const amount = fc.bigInt({ min: 1n, max: 3_000_000n });
  const day = fc.integer({ min: 0, max: 60 });
  const company = fc.constantFrom('a', 'b', 'c');
  const history = fc.record({
    recharges: fc.array(fc.tuple(day, amount, company), { maxLength: 20 }),
    payments: fc.array(fc.tuple(day, amount, company), { maxLength: 10 }),
    payouts: fc.array(fc.tuple(day, amount, company), { maxLength: 10 }),
  });
  const toActivity = ({
    recharges,
    payments,
    payouts,
  }: typeof history extends fc.Arbitrary<infer H> ? H : never): Activity => ({
    ...nothing,
    recharges: recharges.map((one) => moved(...one)),
    payments: payments.map((one) => moved(...one)),
    payouts: payouts.map(([at, minor, who], index) => ({
      ...moved(at, minor, who),
      kind: index % 2 === 0 ? ('withdrawal' as const) : ('exchange' as const),
      payeeSince: on(-100),
      payee: '',
    })),
  });

  it('give findings whose facts are of the company and meet the thresholds, each once', () => {
    fc.assert(
      fc.property(history, (made) => {
        const activity = toActivity(made);
        const all = [...activity.recharges, ...activity.payouts];
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
          payouts: list.map(([at, minor]) => cash(at + 1, minor / 20n + 1n)),
        };
        expect(findSuspicions(activity, limits).filter(({ severe }) => severe)).toEqual([]);
      }),
    );
  });
});
