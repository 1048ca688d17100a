import { expect, test } from 'vitest';
import { CallFailure } from '#web/api/failure.ts';
import { atItems } from './refuse-at-items.ts';

const refusal = (field: string) =>
  new CallFailure(422, 'No.', {
    fail: 'quote.belowCent',
    facts: { model: 'LM358DR' },
    fields: [{ field, message: 'No.' }],
  });
const lines = [
  { postItemId: 'a', on: false },
  { postItemId: 'b', on: true },
];
const fieldOf = (error: Error) => (error instanceof CallFailure ? error.fields[0]?.field : null);

test('a refusal at a sent item stands at the field of its line', () => {
  expect(fieldOf(atItems(refusal('items.0.unitPrice'), lines))).toBe('b.unitPrice');
});

test('a refusal of anything else stays where it is', () => {
  for (const field of ['shipTo.freightAccount', 'items', 'items.7.quantity']) {
    expect(fieldOf(atItems(refusal(field), lines))).toBe(field);
  }
  const lost = new Error('lost');
  expect(atItems(lost, lines)).toBe(lost);
});
