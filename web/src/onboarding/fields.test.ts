import { expect, test } from 'vitest';
import { fieldKeys } from '#contract/locales/dictionaries.ts';
import { SellerCompany } from '#contract/onboarding/schemas.ts';
import { type FieldName, reasonOf, sentCompany, stepNames, stepOf } from './fields.ts';

const company = SellerCompany.parse({});
const fields = Object.keys(company) as FieldName[];

test('every field has a step and a sentence for its absence', () => {
  for (const field of fields) {
    expect(stepNames).toContain(stepOf(field));
    expect(fieldKeys).toContain(reasonOf(field));
  }
});

test('a part number of the list belongs to the step of the list', () => {
  expect(stepOf('models.1')).toBe('proof');
  expect(stepOf('creditCode')).toBe('company');
});

test('places that were left empty are not sent', () => {
  const typed = { ...company, models: ['STM32F103C8T6', ' ', 'LM358DR'] };
  expect(sentCompany(typed).models).toEqual(['STM32F103C8T6', 'LM358DR']);
});
