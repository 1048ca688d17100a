import { expect, test } from 'vitest';
import { formOfQuery, planDefaults, planInput, queryOfForm, wrongFields } from './plan-query.ts';

test('the form of an address is the form that made it', () => {
  const form = {
    ...planDefaults,
    quantity: '42',
    days: '3',
    goods: '42',
    kinds: ['cloned'],
  } as const;
  expect(formOfQuery(new URLSearchParams(queryOfForm(form)))).toEqual(form);
  expect(formOfQuery(new URLSearchParams('lang=en'))).toEqual(planDefaults);
});

test('a form is refused at the fields that are wrong', () => {
  const typed = { ...planDefaults, quantity: '0', bad: '101', budget: '1,5', days: 'x', kinds: [] };
  expect(wrongFields(typed).sort()).toEqual(['bad', 'budget', 'days', 'kinds', 'quantity']);
  expect(wrongFields(planDefaults)).toEqual([]);
});

test('an empty limit is none', () => {
  expect(planInput({ ...planDefaults, budget: '' })).toMatchObject({
    budget: '',
    days: null,
    pieces: null,
    badPercent: 10,
  });
});
