import { describe, expect, test } from 'vitest';
import { companiesOf, covers, endedHolds, heldFrom, type Related } from './holds.ts';

const foundAt = new Date('2026-11-20T02:00:00Z');
const since = new Date('2026-11-24T02:00:00Z');

/** A severe finding; `settled` are the sellers that were settled when it was found. */
const finding = (
  accounts: readonly string[],
  settled: readonly string[] | null,
  reportedAccounts: readonly string[] | null = null,
  freedAccounts: readonly string[] = [],
) => ({
  ...{ accounts: [...accounts], settled: settled && [...settled], foundAt, since },
  reportedAccounts: reportedAccounts && [...reportedAccounts],
  freedAccounts: [...freedAccounts],
  state: reportedAccounts === null ? ('open' as const) : ('reported' as const),
});

/** Companies by the names of now, and who is settled now. */
const related = (companies: readonly string[][], settled: readonly string[]): Related => ({
  accounts: new Map(companies.flatMap((own) => own.map((id) => [id, own]))),
  settled: new Set(settled),
});

describe('a finding that is not reported', () => {
  test('of a settled seller alone holds it, and of a stranger under its name the stranger', () => {
    const both = related([['seller', 'stranger']], ['seller']);
    expect(heldFrom(both, 'seller', finding(['seller'], ['seller']))).toBe(foundAt);
    expect(heldFrom(both, 'seller', finding(['stranger'], []))).toBeNull();
    expect(heldFrom(both, 'stranger', finding(['stranger'], []))).toBe(foundAt);
    const joint = finding(['seller', 'stranger'], ['seller']);
    expect(heldFrom(both, 'seller', joint)).toBeNull();
    expect(heldFrom(both, 'stranger', joint)).toBe(foundAt);
  });

  test('goes on holding an account that settles afterwards, whatever others were', () => {
    const three = finding(['first', 'second', 'third'], ['first']);
    const after = related([['first'], ['second'], ['third']], ['first', 'second']);
    expect(heldFrom(after, 'second', three)).toBe(foundAt);
    expect(heldFrom(after, 'third', three)).toBe(foundAt);
    expect(heldFrom(after, 'first', three)).toBeNull();
  });

  test('holds no settled seller because a stranger settles under another name', () => {
    const joint = finding(['seller', 'stranger'], ['seller']);
    const after = related([['seller'], ['stranger']], ['seller', 'stranger']);
    expect(heldFrom(after, 'seller', joint)).toBeNull();
    expect(heldFrom(after, 'stranger', joint)).toBe(foundAt);
  });

  test('from before settlements were stored holds settled sellers where it is about them alone', () => {
    const after = related([['seller', 'other']], ['seller', 'other']);
    expect(heldFrom(after, 'seller', finding(['seller', 'other'], null))).toBe(foundAt);
    const mixed = related([['seller', 'other']], ['seller']);
    expect(heldFrom(mixed, 'seller', finding(['seller', 'other'], null))).toBeNull();
  });
});

describe('a report', () => {
  test('holds whom it names, also those that were not found and take another name', () => {
    const reported = finding(['found'], [], ['found', 'beside']);
    const after = related([['found'], ['beside'], ['taker', 'found']], []);
    expect(heldFrom(after, 'found', reported)).toBe(foundAt);
    expect(heldFrom(after, 'beside', reported)).toBe(since);
    const settled = related([['beside', 'taker']], ['beside', 'taker']);
    expect(heldFrom(settled, 'beside', reported)).toBe(since);
  });
});

test('a finding that does not hold a seller hides none about it alone', () => {
  const joint = { ...finding(['seller', 'stranger'], ['seller']), rule: 'inOut' as const };
  const alone = { accounts: ['seller'], rule: 'inOut' as const };
  expect(covers(joint, alone, new Set(['seller']))).toBe(false);
  expect(covers(joint, alone, new Set(['seller', 'stranger']))).toBe(false);
  const own = { ...finding(['seller'], ['seller']), rule: 'inOut' as const };
  expect(covers(own, alone, new Set(['seller']))).toBe(true);
});

test('a report hides what is found again of those whom it names, and of nobody else', () => {
  const settled = new Set(['seller']);
  const about = (accounts: string[]) => ({ accounts, rule: 'inOut' as const });
  const reportOf = (reportedAccounts: string[] | null) => ({
    ...finding(['seller', 'stranger'], ['seller'], reportedAccounts),
    state: 'reported' as const,
    rule: 'inOut' as const,
  });
  const without = reportOf(['stranger']);
  expect(covers(without, about(['seller']), settled)).toBe(false);
  expect(covers(without, about(['stranger']), settled)).toBe(true);
  expect(covers(reportOf(['seller', 'stranger']), about(['seller']), settled)).toBe(true);
  // Reports of before are about all of them.
  expect(covers(reportOf(null), about(['seller']), settled)).toBe(true);
});

describe('a finding of which an account was freed', () => {
  test('holds that account no longer, nor anybody for its sake, and the others as before', () => {
    const both = related([['seller', 'stranger', 'later']], ['seller']);
    const all = ['seller', 'stranger'];
    const seller = finding(all, ['seller'], all, ['seller']);
    expect(heldFrom(both, 'seller', seller)).toBeNull();
    expect(heldFrom(both, 'stranger', seller)).toBe(foundAt);
    const stranger = finding(all, ['seller'], all, ['stranger']);
    expect(heldFrom(both, 'seller', stranger)).toBe(since);
    expect(heldFrom(both, 'stranger', stranger)).toBeNull();
    const alone = finding(['stranger'], [], ['stranger'], ['stranger']);
    expect(heldFrom(both, 'later', alone)).toBeNull();
  });

  test('hides nothing that is found of it again', () => {
    const open = { ...finding(['a', 'b'], [], null, ['a']), rule: 'inOut' as const };
    const none = new Set<string>();
    expect(covers(open, { accounts: ['a'], rule: 'inOut' }, none)).toBe(false);
    expect(covers(open, { accounts: ['b'], rule: 'inOut' }, none)).toBe(true);
  });
});

test('settled sellers of a company and the others who state its name are chosen apart', () => {
  const both = related([['seller', 'stranger', 'third']], ['seller']);
  const found = { ...finding(['stranger'], []), severe: true };
  expect(companiesOf(both, found)).toEqual([
    {
      ...{ id: 'seller', accounts: ['seller'], settled: true },
      ...{ involved: false, held: false, freed: false, mayReport: true },
    },
    {
      ...{ id: 'stranger', accounts: ['stranger', 'third'], settled: false },
      ...{ involved: true, held: true, freed: false, mayReport: true },
    },
  ]);
});

test('who takes the name of a freed company afterwards leaves it freed, and is reported by choice alone', () => {
  const freed = { ...finding(['freed', 'other'], [], null, ['freed']), severe: true };
  const companiesWith = (...own: string[]) => companiesOf(related([own, ['other']], []), freed);
  const expected = { id: 'freed', involved: false, held: false, freed: true };
  expect(companiesWith('freed')[0]).toMatchObject({ ...expected, mayReport: false });
  expect(companiesWith('freed', 'later')[0]).toMatchObject({ ...expected, mayReport: true });
});

test('freeing a seller ends the hold of those who are held for its sake alone', () => {
  const both = related([['seller', 'stranger'], ['other']], ['seller']);
  expect(endedHolds(both, finding(['seller'], ['seller']), ['seller'])).toEqual(['stranger']);
  expect(endedHolds(both, finding(['seller'], ['seller']), ['stranger'])).toEqual([]);
  const all = ['seller', 'stranger', 'other'];
  expect(endedHolds(both, finding(all, ['seller'], all), ['seller'])).toEqual([]);
});
