import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFormat } from '#contract/delivery/format.ts';
import { maskedNumber } from './mask.ts';

test('a masked number shows its last signs, never most of it', () => {
  expect(maskedNumber('965411234821')).toBe('•••• 4821');
  expect(maskedNumber('AB12')).toBe('•••• 2');
  const number = fc.stringMatching(/^[A-Z0-9]{4,39}$/);
  fc.assert(
    fc.property(number, (text) => {
      const shown = maskedNumber(text).replace('•••• ', '');
      expect(text.endsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThan(text.length / 2);
      expect(shown.length).toBeGreaterThan(0);
    }),
  );
});

test('an address is written as its country writes it', () => {
  expect(addressFormat('us')).toMatchObject({ region: 'required', postcode: 'required' });
  expect(addressFormat('DE').order).toEqual(['address', 'postcode', 'city', 'region']);
  expect(addressFormat('CN').order[0]).toBe('region');
  expect(addressFormat('HK').postcode).toBe('none');
  expect(addressFormat('KE')).toMatchObject({ region: 'optional', postcode: 'optional' });
});
