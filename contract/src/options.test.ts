import { describe, expect, test } from 'vitest';
import { ValidDays } from './boards/post-schemas.ts';
import { QuoteDraft } from './enquiries/line-schemas.ts';
import { dayChoices } from './options.ts';

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
