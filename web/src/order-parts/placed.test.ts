import { expect, it } from 'vitest';
import type { HistoryRow } from '#contract/orders/view-schemas.ts';
import { fillSentence, sentenceOf } from '#web/i18n/sentence.ts';
import en from './locales/en.ts';
import { placedKey } from './placed.ts';

const sentence = (row: Pick<HistoryRow, 'by' | 'facts'>) =>
  fillSentence(sentenceOf(en, placedKey(row), 'en'), 'en', { source: row.facts.source ?? '' });

it('says of a bid that its acceptance placed the order', () => {
  expect(sentence({ by: 'seller', facts: { source: 'BR2611-0007', bid: true } })).toBe(
    'Accepted bid BR2611-0007, which placed the order',
  );
});

it('names the claim that a replacement comes from, which its seller placed without a bid', () => {
  expect(sentence({ by: 'seller', facts: { source: 'CL2611-0003' } })).toBe(
    'Placed the order, from CL2611-0003',
  );
});

it('names the record that a buyer ordered from, and none where there is none', () => {
  expect(sentence({ by: 'buyer', facts: { source: 'WQ2611-0001' } })).toBe(
    'Placed the order, from WQ2611-0001',
  );
  expect(sentence({ by: 'buyer', facts: {} })).toBe('Placed the order');
});
