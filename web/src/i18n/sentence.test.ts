import { describe, expect, test } from 'vitest';
import { fillSentence, sentenceOf } from './sentence.ts';

const ru = {
  days_one: 'остался {count} день',
  days_few: 'осталось {count} дня',
  days_many: 'осталось {count} дней',
  days_other: 'осталось {count} дня',
};

describe('the form that a number chooses', () => {
  test.each([
    [1, 'остался 1 день'],
    [3, 'осталось 3 дня'],
    [11, 'осталось 11 дней'],
    [21, 'остался 21 день'],
    [1200, 'осталось 1\u00a0200 дней'],
  ])('%i in Russian', (count, sentence) => {
    expect(fillSentence(sentenceOf(ru, 'days', 'ru', count), 'ru', { count })).toBe(sentence);
  });

  test('Chinese has one form', () => {
    expect(sentenceOf({ days_other: '剩余 {count} 天' }, 'days', 'zh', 1)).toBe('剩余 {count} 天');
  });
});

test('a key leads through its nest, a missing one is shown', () => {
  const words = { state: { paid: 'Paid' } };
  expect(sentenceOf(words, 'state.paid', 'en')).toBe('Paid');
  expect(sentenceOf(words, 'state.lost', 'en')).toBe('state.lost');
  expect(sentenceOf(words, 'state', 'en')).toBe('state');
});

test('a name without a value stays visible; values are never read as names', () => {
  expect(fillSentence('{a} of {b}', 'en', { a: '{b}' })).toBe('{b} of {b}');
  expect(fillSentence('{count} rows', 'en', { count: 2500 })).toBe('2,500 rows');
});
