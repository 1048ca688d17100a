import { expect, test } from 'vitest';
import { buyText, minorOf, previewOf, sellText } from './amounts.ts';

const terms = { rate: '7.0842', feePercent: '0.30' };

test('a page of exchange reads amounts as the server does, and nothing else', () => {
  expect(minorOf('100')).toBe(10_000n);
  expect(minorOf('100.5')).toBe(10_050n);
  for (const typed of ['', '0', '-1', '0.001', '1e9', '1,000', '１００', '5,000,000.01']) {
    expect(minorOf(typed), typed).toBeNull();
  }
});

test('a page of exchange shows both ways of one sale', () => {
  expect(buyText('1200.00', terms)).toBe('8475.53');
  expect(sellText('8475.53', terms)).toBe('1200.00');
  expect(previewOf('1200.00', terms)?.fee).toBe(360n);
  expect(buyText('', terms)).toBe('');
});
