import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BuyerProfile } from '#contract/companies/profile-schemas.ts';
import { buyerCompleteness, sellerCompleteness } from './percent.ts';

const full = BuyerProfile.parse({
  company: 'Rheintal Elektronik GmbH',
  areaId: 'DE',
  logo: '/files/01936f1e-0000-7000-8000-000000000001',
  about: 'Buys for three plants.',
  address: 'Hauptstraße 1, Ulm',
  lang: 'de',
  website: 'https://rheintal.example',
  tel: '731 123456',
  workTime: 'Mon-Fri 8-17',
  buyerContactList: [{ name: 'Jonas Fischer' }],
});
const parts = Object.keys(full).filter((key) => !['duns', 'telAreaCode', 'freeTel'].includes(key));

test('spec 9: profile percent: a buyer profile is ten parts of ten points', () => {
  expect(buyerCompleteness(full)).toEqual({ percent: 100, missing: [] });
  expect(parts).toHaveLength(10);
  fc.assert(
    fc.property(fc.subarray(parts), (gone) => {
      const emptied = Object.fromEntries(
        gone.map((key) => [key, key === 'buyerContactList' ? [] : '']),
      );
      const found = buyerCompleteness({ ...full, ...emptied });
      expect(found.percent).toBe(100 - 10 * gone.length);
      expect([...found.missing].sort()).toEqual([...gone].sort());
    }),
  );
});

test('blanks fill nothing, and what not every company has counts for nothing', () => {
  expect(buyerCompleteness({ ...full, about: '   ' }).percent).toBe(90);
  const more = { ...full, duns: '123456789', freeTel: '0800 1234' };
  expect(buyerCompleteness(more).percent).toBe(100);
});

const seller = {
  logo: 'x',
  about: 'x',
  mainProducts: 'x',
  brands: ['TI'],
  website: 'https://x.example',
  photos: 3,
  settlementShare: 1,
};

test('a seller has forty points by its settlement and sixty by its page', () => {
  expect(sellerCompleteness(seller)).toEqual({ percent: 100, missing: [] });
  const bare = { ...seller, logo: '', about: '', mainProducts: '', brands: [], website: '' };
  expect(sellerCompleteness({ ...bare, photos: 0 }).percent).toBe(40);
  expect(sellerCompleteness({ ...seller, settlementShare: 0 })).toEqual({
    percent: 60,
    missing: ['settlement'],
  });
});

test('only a whole settlement makes a profile whole, and more is never less', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const percent = (settlementShare: number) =>
        sellerCompleteness({ ...seller, settlementShare }).percent;
      expect(percent(less)).toBeLessThanOrEqual(percent(more));
      if (less < 1) expect(percent(less)).toBeLessThan(100);
    }),
  );
});
