import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupedReference, paymentReferenceOf, readPaymentReference } from './payment-reference.ts';

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const numbers = fc
  .tuple(fc.constantFrom('RC', 'DP', 'WD', 'EX'), digits(6, 6), digits(4, 9))
  .map(([prefix, day, draw]) => `${prefix}-${day}-${draw}`);

it('has the check digits of the standard', () => {
  // The example of ISO 11649 has another body; its rule is the same: RF18 for 539007547034.
  expect(paymentReferenceOf('RC-261121-4093')).toMatch(/^RF\d{2}RC2611214093$/);
  expect(readPaymentReference('RF18539007547034')).toEqual({ kind: 'typo' });
});

it('gives the number back, however it is written', () => {
  fc.assert(
    fc.property(numbers, (no) => {
      const reference = paymentReferenceOf(no);
      expect(reference.length).toBeLessThanOrEqual(25);
      for (const text of [
        reference,
        groupedReference(reference),
        reference.toLowerCase(),
        ` ${reference.slice(0, 6)}-${reference.slice(6)} `,
      ]) {
        expect(readPaymentReference(text)).toEqual({ kind: 'right', no, reference });
      }
    }),
  );
});

it('finds every single wrong sign and every two neighbors that changed places', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.constantFrom(...'0123456789'), (no, at, sign) => {
      const reference = paymentReferenceOf(no);
      const index = 2 + (at % (reference.length - 2));
      const mistyped = reference.slice(0, index) + sign + reference.slice(index + 1);
      if (mistyped !== reference) {
        expect(readPaymentReference(mistyped).kind).toBe('typo');
      }
      const one = reference[index - 1] ?? '';
      const other = reference[index] ?? '';
      const turned = reference.slice(0, index - 1) + other + one + reference.slice(index + 1);
      if (index > 2 && one !== other) {
        expect(readPaymentReference(turned).kind).toBe('typo');
      }
    }),
  );
});

it.each(['', 'RC-261121-4093', 'invoice 17', 'IBAN'])('%j is no reference', (text) => {
  expect(readPaymentReference(text)).toEqual({ kind: 'none' });
});

it('refuses a number that is none', () => {
  expect(() => paymentReferenceOf('4093')).toThrow(RangeError);
});
