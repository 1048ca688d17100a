import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BankFacts,
  bankViolations,
  isCnapsCode,
  isPayeeChanged,
  isRoutingNumber,
} from './bank-account.ts';

const holders = ['Hollis Instruments, Inc.'];
const dollars: BankFacts = {
  currency: 'USD',
  accountName: 'Hollis Instruments Inc',
  accountNumber: '000123456789',
  bankName: 'Harbor & Pine Bank, N.A.',
  branch: '',
  bankCode: 'HRBPUS44',
  routing: '111000025',
  street: '200 Congress Ave',
  town: 'Austin',
  country: 'US',
  postcode: '78701',
};
const yuan: BankFacts = {
  ...dollars,
  currency: 'CNY',
  accountNumber: '6217007200015519330',
  branch: '深圳分行',
  bankCode: '308584000013',
  routing: '',
  town: '深圳',
  country: 'CN',
  postcode: '518057',
};
const violationsOf = (facts: BankFacts) =>
  bankViolations(facts, holders).map(({ field, key }) => `${field} ${key}`);

describe('the check digits', () => {
  it.each([
    '104100000004',
    '105100000017',
    '102100099996',
    '308584000013',
    '301290000007',
    '403100000004',
  ])('of CNAPS take %s, which a bank has', (code) => {
    expect(isCnapsCode(code)).toBe(true);
  });

  it.each(['111000025', '021000021', '026009593'])('of ABA take %s', (routing) => {
    expect(isRoutingNumber(routing)).toBe(true);
  });

  it('refuse every number in which one digit is another', () => {
    const pick = fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 9 }));
    const alter = (text: string, index: number, by: number) =>
      text.slice(0, index) + ((Number(text[index]) + by) % 10) + text.slice(index + 1);
    fc.assert(
      fc.property(pick, ([index, by]) => {
        expect(isCnapsCode(alter('308584000013', index, by))).toBe(false);
        expect(isRoutingNumber(alter('111000025', index, by))).toBe(false);
      }),
    );
  });
});

describe('a bank account', () => {
  it('is right with the numbers of its country', () => {
    expect(violationsOf(dollars)).toEqual([]);
    expect(violationsOf(yuan)).toEqual([]);
    const german = {
      ...dollars,
      accountNumber: 'DE89370400440532013000',
      bankCode: 'COBADEFF',
      routing: '',
      country: 'DE',
    };
    expect(violationsOf(german)).toEqual([]);
    expect(violationsOf({ ...german, accountNumber: 'DE89370400440532013001' })).toEqual([
      'accountNumber bankIban',
    ]);
  });

  it.each([
    [{ bankCode: 'NOBANK' }, 'bankCode bankBic'],
    [{ bankCode: 'COBADEFF' }, 'country bankCountry'],
    [{ routing: '111000026' }, 'routing bankRouting'],
    [{ accountNumber: '１２３４５６７８' }, 'accountNumber bankNumber'],
    [{ accountName: 'Somebody Else' }, 'accountName bankHolder'],
  ] as const)('in USD with %j is refused at its field', (change, violation) => {
    expect(violationsOf({ ...dollars, ...change })).toEqual([violation]);
  });

  it.each([
    [{ bankCode: '308584000012' }, 'bankCode bankCnaps'],
    [{ branch: '' }, 'branch needed'],
    [{ country: 'DE' }, 'country bankCountry'],
    [{ accountNumber: '12' }, 'accountNumber bankNumber'],
  ] as const)('in CNY with %j is refused at its field', (change, violation) => {
    expect(violationsOf({ ...yuan, ...change })).toEqual([violation]);
  });

  it('is another payee once any of its fields is another', () => {
    expect(isPayeeChanged(dollars, { ...dollars })).toBe(false);
    expect(isPayeeChanged(dollars, { ...dollars, accountNumber: '000123456780' })).toBe(true);
    expect(isPayeeChanged(dollars, { ...dollars, town: 'Dallas' })).toBe(true);
  });
});
