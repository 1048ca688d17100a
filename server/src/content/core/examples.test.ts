import { expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import { pageFiles, pageKey } from '../page-files.ts';
import { withExamples } from './examples.ts';

const fees = { trade: 300, agent: 0, exchange: 30 } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('worked examples are calculated by the fees of now, as the language writes amounts', () => {
  const text = '{commissionOf 4000.00} {releasedOf 4000.00} {boughtOf 10000.00 7.100000}';
  expect(plain(withExamples(text, fees, 'en'))).toBe('USD 120.00 USD 3,880.00 CNY 70,787.00');
  expect(plain(withExamples(text, fees, 'ru'))).toBe('120,00 USD 3 880,00 USD 70 787,00 CNY');
  const dearer = { ...fees, trade: 400, exchange: 50 };
  expect(plain(withExamples(text, dearer, 'en'))).toBe('USD 160.00 USD 3,840.00 CNY 70,645.00');
  const sale = '{exchangeFeeOf 10000.00} {exchangedOf 10000.00}';
  expect(plain(withExamples(sale, dearer, 'zh'))).toBe('USD 50.00 USD 9,950.00');
});

test.each(languages)('pages type no amount that a fee decides: %s', (lang) => {
  const filled = (slug: 'how-to-sell' | 'seller-membership', trade: number, exchange: number) =>
    withExamples(
      pageFiles().get(pageKey(slug, lang))?.markdown ?? '',
      { ...fees, trade, exchange },
      lang,
    );
  for (const slug of ['how-to-sell', 'seller-membership'] as const) {
    expect(filled(slug, 300, 30)).not.toContain('Of ');
    const typed = /120[.,]00|880[.,]00|\b108[.,]00|492[.,]00|970[.,]00|787[.,]00/;
    expect(filled(slug, 500, 90)).not.toMatch(typed);
  }
});
