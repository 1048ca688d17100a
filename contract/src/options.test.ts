import { describe, expect, test } from 'vitest';
import { ValidDays } from './boards/post-schemas.ts';
import { QuoteDraft } from './enquiries/line-schemas.ts';
import { dayChoices, leadTimes, packagings } from './options.ts';
import { builtInCarriers, offeredCarriers } from './settings/carriers.ts';

describe('spec 3: warranty and validity', () => {
  const days = [0, 15, 30, 45, 60, 90, 120, 180, 270, 360];

  test('the option list is the one that the specification names', () => {
    expect(dayChoices).toEqual(days);
  });

  test('a quote, a reply and a bid may choose every option as their validity, and no other', () => {
    for (const choice of days) {
      expect(ValidDays.parse(choice)).toBe(choice);
      expect(QuoteDraft.parse({ validDays: choice }).validDays).toBe(choice);
    }
    for (const other of [1, 14, 75, 365, -15]) {
      expect(ValidDays.safeParse(other).success).toBe(false);
      expect(QuoteDraft.safeParse({ validDays: other }).success).toBe(false);
    }
  });
});

test('spec 3: packaging: a quote is packed as roll, pallet or pipe, and in nothing else', () => {
  expect(packagings).toEqual(['roll', 'pallet', 'pipe']);
  for (const packaging of packagings) {
    expect(QuoteDraft.parse({ packaging }).packaging).toBe(packaging);
  }
  for (const packaging of ['reel', 'ROLL', '']) {
    expect(QuoteDraft.safeParse({ packaging }).success).toBe(false);
  }
});

test('spec 3: lead time: a quote is in stock now or ships any time, and at no other time', () => {
  expect(leadTimes).toEqual(['now', 'any']);
  for (const leadTime of leadTimes) {
    expect(QuoteDraft.parse({ leadTime }).leadTime).toBe(leadTime);
  }
  expect(QuoteDraft.safeParse({ leadTime: 'later' }).success).toBe(false);
});

test('spec 3: carriers: buyers choose between the four of the specification until finance adds one', () => {
  const offered = offeredCarriers(builtInCarriers, 'outbound');
  expect(offered.map(({ key }) => key)).toEqual(['DHL', 'UPS', 'FedEx', 'TNT']);
});
