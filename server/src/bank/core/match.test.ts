import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSettings } from '#contract/settings/settings.ts';
import { makeDay } from '../../../../bench/matcher/made-day.ts';
import { scoreOf } from '../../../../bench/matcher/score.ts';
import { findCombination } from './combination.ts';
import { matchLines } from './match.ts';
import { chargeLimitsOf, type ItemToMatch, type LineToMatch } from './match-rules.ts';
import { ownerIdentity } from './owner-identity.ts';
import { isSameName } from './payer.ts';
import { creditorReference, distance, isCreditorReference, ReferenceIndex } from './reference.ts';

const limits = chargeLimitsOf(firstSettings.bankCharges, 'USD');
const proposalsOf = (
  lines: readonly LineToMatch[],
  items: readonly ItemToMatch[],
  within = limits,
) => matchLines(lines, items, within);

const item = (id: string, facts: Partial<ItemToMatch> = {}): ItemToMatch => ({
  kind: 'recharge',
  id,
  no: `RC-261117-${id}`,
  references: [],
  amount: 1_240_000n,
  owner: 'messwerk',
  names: ['Messwerk GmbH'],
  accounts: [],
  on: '2026-11-16',
  ...facts,
});
const line = (id: string, facts: Partial<LineToMatch> = {}): LineToMatch => ({
  id,
  amount: 1_240_000n,
  bookedOn: '2026-11-17',
  name: 'MESSWERK GMBH',
  counterAccount: '',
  reference: '',
  ...facts,
});

describe('the matcher', () => {
  it('takes for a charge what is within the limits of the setting, per currency', () => {
    const value = { chargeUsd: '25.00', chargeCny: '80.00', chargePercent: '0.20' };
    const usd = chargeLimitsOf(value, 'USD');
    expect(usd).toEqual({ most: 2_500n, share: 20n });
    expect(chargeLimitsOf(value, 'CNY').most).toBe(8_000n);
    const certainty = (kept: bigint, within = usd) =>
      proposalsOf(
        [line('a', { amount: 1_240_000n - kept, reference: 'RC-261117-0220' })],
        [item('0220')],
        within,
      ).map(({ certain, charge }) => [certain, charge]);
    expect(certainty(2_480n)).toEqual([[true, 2_480n]]);
    expect(certainty(2_481n)).toEqual([[false, 2_481n]]);
    expect(certainty(2_501n, { ...usd, share: 1_000n })).toEqual([[false, 2_501n]]);
    expect(certainty(2_500n, { ...usd, share: 1_000n })).toEqual([[true, 2_500n]]);
  });

  it('takes no line for the payment that is out where it names the one before', () => {
    const paid = { kind: 'withdrawalReturn', no: 'WD-261117-0220', amount: 1_240_000n } as const;
    const returned = (reference: string, facts: Partial<ItemToMatch>) =>
      proposalsOf([line('a', { reference })], [item('0220', { ...paid, ...facts })]).length;
    const out = { paidAs: 'WD-261117-0220-V7', isOut: true };
    expect(returned('RETURN WD-261117-0220-V2', out)).toBe(0);
    expect(returned('RETURN WD2611170220V2 AC04', out)).toBe(0);
    expect(returned('RETURN WD-261117-0220-V7', out)).toBe(1);
    expect(returned('RETURN WD-261117-0220', out)).toBe(1);
    expect(returned('RETURN WD-261117-0220-V2', { paidAs: 'FT 9931', isOut: true })).toBe(1);
    expect(returned('RETURN WD-261117-0220-V7', { ...out, isOut: false })).toBe(0);
  });

  it('takes money that comes in for a deposit, and money that leaves for its return', () => {
    const deposit = { no: 'DP-261117-0220', accounts: ['6217000011113306'] };
    const came = item('in', { ...deposit, kind: 'deposit' });
    const back = item('back', { ...deposit, kind: 'depositReturn', amount: -1_240_000n });
    for (const reference of ['DP-261117-0220', creditorReference(deposit.no), '']) {
      const facts = { reference, counterAccount: '6217000011113306' };
      const lines = [line('credit', facts), line('debit', { ...facts, amount: -1_240_000n })];
      const kindsOf = (of: readonly LineToMatch[], items: readonly ItemToMatch[]) =>
        proposalsOf(of, items).map((one) => [one.lines[0]?.id, one.items[0]?.kind, one.certain]);
      expect(kindsOf(lines, [came, back]).sort()).toEqual([
        ['credit', 'deposit', true],
        ['debit', 'depositReturn', true],
      ]);
      // Neither stands in for the other where its own line is missing.
      expect(kindsOf(lines.slice(0, 1), [back])).toEqual([]);
      expect(kindsOf(lines.slice(1), [came])).toEqual([]);
    }
  });

  it('takes one wire for two records by a shorthand of their numbers, less the charge of the bank', () => {
    const items = [item('0220'), item('0221', { amount: 636_000n })];
    const [proposal] = proposalsOf(
      [line('a', { amount: 1_873_500n, reference: 'RC-261117-0220 / 0221' })],
      items,
    );
    expect(proposal).toMatchObject({ charge: 2_500n, certain: true, thirdParty: false });
    expect(proposal?.items.map(({ id }) => id)).toEqual(['0220', '0221']);
    expect(proposal?.reasons).toEqual(['reference', 'shorthand', 'sumOfItems', 'charge', 'name']);
  });

  it('is never certain of a payer who is not the owner, whatever the reference says', () => {
    const [proposal] = proposalsOf(
      [
        line('a', {
          name: 'Baltic Trade Services OÜ',
          reference: creditorReference('RC-261117-0220'),
        }),
      ],
      [item('0220')],
    );
    expect(proposal).toMatchObject({ certain: false, thirdParty: true });
    expect(proposal?.reasons).toContain('checkDigits');
  });

  it('takes two wires for one record, and leaves a second payment of it open', () => {
    const parts = [
      line('a', { amount: 1_000_000n, reference: 'RC-261117-0220' }),
      line('b', { amount: 240_000n, reference: 'rc 261117 0220' }),
    ];
    const [proposal] = proposalsOf(parts, [item('0220')]);
    expect(proposal).toMatchObject({
      certain: true,
      charge: 0n,
      reasons: ['reference', 'partsOfItem', 'name'],
    });
    const twice = proposalsOf(
      [line('a', { reference: 'RC-261117-0220' }), line('b', { reference: 'RC-261117-0220' })],
      [item('0220')],
    );
    expect(twice.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['a']]);
  });

  it('finds a payout that came back by its number, and never books it as a payment', () => {
    const back = item('0041', { kind: 'withdrawalReturn', no: 'WD-261113-0041', amount: 440_000n });
    const [proposal] = proposalsOf(
      [
        line('a', {
          amount: 440_000n,
          name: 'Southsea United Bank',
          reference: 'RETURN WD-261113-0041 ACC CLOSED',
        }),
      ],
      [back, item('0220', { amount: 440_000n, owner: 'x' })],
    );
    expect(proposal).toMatchObject({ certain: true, items: [{ kind: 'withdrawalReturn' }] });
    expect(proposal?.reasons).toContain('bankReturn');
  });

  it('doubts a payment without a reference that names another number, or fits two records', () => {
    const other = proposalsOf([line('a', { reference: 'INV 88213' })], [item('0220')]);
    expect(other[0]).toMatchObject({ certain: false });
    expect(other[0]?.reasons).toContain('otherReference');
    const two = proposalsOf([line('a')], [item('0220'), item('0221')]);
    expect(two[0]).toMatchObject({ certain: false });
    expect(two[0]?.reasons).toContain('ambiguous');
    expect(proposalsOf([line('a')], [item('0220')])[0]).toMatchObject({ certain: true });
  });

  it('knows a fee of the bank, but not a payment to somebody that says fee', () => {
    const fee = line('a', { amount: -1_500n, name: '', reference: 'WIRE FEE' });
    expect(proposalsOf([fee], [])[0]).toMatchObject({ certain: true, charge: 1_500n, items: [] });
    expect(proposalsOf([{ ...fee, counterAccount: '6217000011113306' }], [])).toEqual([]);
    expect(proposalsOf([{ ...fee, amount: -limits.most - 1n }], [])).toEqual([]);
    expect(proposalsOf([fee], [], { most: 1_499n, share: 1_000n })).toEqual([]);
  });

  it.each(['known', 'heldOut'] as const)(
    'is certain of 98 of 100 generated lines and wrong in none: %s noise',
    (which) => {
      for (const seed of [1, 2]) {
        const day = makeDay(1500, seed, which);
        const score = scoreOf(day, proposalsOf(day.lines, day.items));
        expect(score.wrong).toEqual([]);
        expect(score.certain / score.ours).toBeGreaterThanOrEqual(0.98);
      }
    },
  );

  it('takes no line and no record twice, and each certain match adds up', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom('known' as const, 'heldOut' as const),
        (seed, which) => {
          const day = makeDay(60, seed, which);
          const proposals = proposalsOf(day.lines, day.items);
          const lines = proposals.flatMap((one) => one.lines.map(({ id }) => id));
          const items = proposals.flatMap((one) =>
            one.items.map(({ kind, id }) => `${kind}/${id}`),
          );
          expect(new Set(lines).size).toBe(lines.length);
          expect(new Set(items).size).toBe(items.length);
          for (const one of proposals.filter(({ certain }) => certain)) {
            const sum = (list: readonly { amount: bigint }[]) =>
              list.reduce((all, { amount }) => all + amount, 0n);
            expect(sum(one.lines)).toBe(sum(one.items) - one.charge);
            expect(one.thirdParty).toBe(false);
            expect(one.charge >= 0n && one.charge <= limits.most).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a creditor reference', () => {
  it('has the check digits of ISO 11649', () => {
    expect(isCreditorReference('RF18539007547034')).toBe(true);
    expect(isCreditorReference('RF19539007547034')).toBe(false);
  });
  it('of any number is right, and wrong with one digit changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 4, max: 15 }),
        (end, at) => {
          const made = creditorReference(`RC-261117-${end}`);
          expect(isCreditorReference(made)).toBe(true);
          const digit = made[at] ?? '';
          if (!/\d/.test(digit)) return;
          const changed = made.slice(0, at) + String((Number(digit) + 1) % 10) + made.slice(at + 1);
          expect(isCreditorReference(changed)).toBe(false);
        },
      ),
    );
  });
  it('is found with letters for digits, and a longer number is not a shorter one', () => {
    const index = new ReferenceIndex(['RC-261117-0220', 'RC-261117-022012']);
    expect(index.find('pay RC 261117 O22O').map(({ key, repaired }) => [key, repaired])).toEqual([
      ['RC2611170220', true],
    ]);
    expect(index.find('RC-261117-022012').map(({ key }) => key)).toEqual(['RC261117022012']);
    expect(distance('0220', '0221', 1)).toBe(1);
  });
});

describe('a payer', () => {
  it.each([
    ['Messwerk GmbH', 'MESSWERK GMBH', true],
    ['Nordhavn Elektronik A/S', 'Nordhavn Elektronik', true],
    ['ООО «Радиоком»', 'RADIOKOM OOO', true],
    ['Łódzka Sensors S.A.', 'LODZKA SENSORS SA', true],
    ['深圳市云璟电子有限公司', '深圳市云璟电子', true],
    ['Shenzhen Yunjing Electronics Co., Ltd.', 'SHENZHEN YUNJING ELECTRONI', true],
    ['Kestrel Avionics Ltd', 'Kestrel Avionics Trading Ltd', false],
    ['Baltic Central Semiconductor', 'Baltic Central Semiconductor Trading', false],
    ['Shenzhen Yunjing Electronics', 'Shenzhen Yunjie Electronics', false],
    ['Messwerk GmbH', '', false],
  ])('%j is named by %j: %j', (name, written, isSame) => {
    expect(isSameName(name, written)).toBe(isSame);
  });
  it('is not trusted by an account that is announced in the name of somebody else', () => {
    const known = {
      amount: 1n,
      accountNumber: '12345678',
      companyNames: ['Radiokom'],
      accounts: [],
    };
    expect(ownerIdentity({ ...known, accountName: 'Baltic Trade' }).accounts).toEqual([]);
    expect(ownerIdentity({ ...known, accountName: 'RADIOKOM LLC' }).accounts).toEqual(['12345678']);
  });
});

describe('parts that add up', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 10 });
  it('are found where there are some, and add up', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), (list, pick) => {
        const parts = list.map((amount) => ({ amount: BigInt(amount) }));
        const chosen = parts.filter((_, at) => (pick >> at) % 2 === 1).slice(0, 6);
        const total = chosen.reduce((sum, { amount }) => sum + amount, 0n);
        const found = findCombination(parts, total);
        if (chosen.length === 0) expect(found).toBeNull();
        else expect(found?.chosen.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
      }),
    );
  });
});
