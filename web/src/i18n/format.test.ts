import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import {
  decimalSign,
  formatAmount,
  formatDay,
  formatLocal,
  formatMoney,
  formatNumber,
  formatPrice,
  formatProse,
  formatQuantity,
  formatRate,
  formatStamp,
  formatUnitPrice,
  unitPriceDecimals,
} from './format.ts';

// The table of design section 4; blanks inside figures are no-break spaces.
const deadline = '2026-11-20T10:00:00Z';
const table = {
  zh: ['USD_8,476.40', '2,500_颗', '2026年11月20日 18:00（GMT+8）'],
  en: ['USD_8,476.40', '2,500_pcs', 'Fri 20 Nov 2026 18:00 GMT+8'],
  es: ['USD_8,476.40', '2,500_uds.', 'vie 20 nov 2026 18:00 GMT+8'],
  fr: ['8_476,40_USD', '2_500_pcs', 'ven. 20 nov. 2026 18:00 GMT+8'],
  ru: ['8_476,40_USD', '2_500_шт.', 'пт 20 нояб. 2026 18:00 GMT+8'],
} as const;

describe.each(languages)('in %s', (lang) => {
  const [money, quantity, date] = table[lang].map((text) => text.replaceAll('_', '\u00a0'));

  test('money, quantity and deadline read as the guide says', () => {
    expect(formatMoney({ amount: '8476.40', currency: 'USD' }, lang)).toBe(money);
    expect(formatQuantity(2500, lang)).toBe(quantity);
    expect(formatProse(deadline, lang, { zone: true })).toBe(date);
  });

  test('decimals stand after the sign that is named for it', () => {
    expect(formatAmount('0.25', lang)).toBe(`0${decimalSign(lang)}25`);
  });

  test('a minus is U+2212 and stands first', () => {
    expect(formatAmount('-8476.40', lang)).toMatch(/^\u2212\d/);
    expect(formatAmount('-8476.40', lang)).not.toContain('-');
  });

  test('amounts beyond a float stay exact', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (minor) => {
        const digits = minor.toString().padStart(3, '0');
        const text = formatAmount(`${digits.slice(0, -2)}.${digits.slice(-2)}`, lang);
        expect(text.replace(/\D/g, '')).toBe(digits);
      }),
    );
  });

  test('the year goes where it is the present one', () => {
    const now = '2026-03-01T00:00:00Z';
    expect(formatProse(deadline, lang, { now })).not.toContain('2026');
    expect(formatProse(deadline, lang, { now: '2027-03-01T00:00:00Z' })).toContain('2026');
  });
});

test('unit prices have three to five decimals, padded to the column', () => {
  expect(formatUnitPrice('2.86', 'en')).toBe('2.860');
  expect(formatUnitPrice('0.00213', 'en')).toBe('0.00213');
  expect(formatUnitPrice('2.86', 'en', 5)).toBe('2.86000');
  expect(unitPriceDecimals('1.50000')).toBe(3);
});

test('a price in a sentence has its code where money has it', () => {
  expect(formatPrice('0.085', 'en')).toBe('USD\u00a00.085');
  expect(formatPrice('0.085', 'ru')).toBe('0,085\u00a0USD');
});

test('rates have four decimals', () => {
  expect(formatRate('7.1234', 'en')).toBe('7.1234');
  expect(formatRate('7.1', 'fr')).toBe('7,1000');
});

test('tables show GMT+8 whatever the machine is set to', () => {
  expect(formatStamp('2026-11-17T16:30:00Z')).toBe('2026-11-18 00:30');
  expect(formatDay('2026-11-17T15:59:00Z')).toBe('2026-11-17');
});

test('numbers keep their own decimals', () => {
  expect(formatNumber(0.5, 'fr')).toBe('0,5');
  expect(formatNumber(1234567, 'zh')).toBe('1,234,567');
});

test('the reader’s own clock is named only where it differs', () => {
  expect(formatLocal(deadline, 'en', 'Asia/Shanghai')).toBeNull();
  expect(formatLocal(deadline, 'en', 'America/Chicago')).toBe('04:00');
  expect(formatLocal('2026-11-20T01:00:00Z', 'en', 'America/Chicago')).toBe('19 Nov 19:00');
  expect(formatLocal('2026-11-20T01:00:00Z', 'zh', 'America/Chicago')).toBe('11月19日 19:00');
});
