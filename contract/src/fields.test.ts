import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Mpn, QuantityText } from './fields.ts';
import { AmountText } from './money-schemas.ts';
import { Paging } from './response-schemas.ts';

/** The first reason why a value is refused, or null. */
const reasonOf = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('spec 5: part model: required, without Chinese characters', () => {
  test.each([
    ['', 'modelEmpty'],
    ['  ', 'modelEmpty'],
    ['LM358电', 'modelChinese'],
    ['---', 'modelEmpty'],
    ['LM358DR', null],
    ['КР1006ВИ1', null],
  ])('%j: %s', (typed, reason) => expect(reasonOf(Mpn, typed)).toBe(reason));

  test('it is kept in upper case without signs that nobody sees', () => {
    expect(Mpn.parse(' lm358\u200bdr ')).toBe('LM358 DR');
  });
});

describe('spec 5: quantity: a positive integer without a leading zero', () => {
  test.each([
    ['', 'quantityEmpty'],
    ['0', 'quantity'],
    ['012', 'quantity'],
    ['1.5', 'quantity'],
    ['-3', 'quantity'],
    ['1,000', 'quantity'],
    ['1', null],
    ['2000000000', null],
    ['2000000001', 'quantity'],
  ])('%j: %s', (typed, reason) => expect(reasonOf(QuantityText, typed)).toBe(reason));
});

describe('spec 5: amount: at most two decimals', () => {
  test.each([
    ['0.01', null],
    ['12.5', null],
    ['12.345', 'amount'],
    ['1.', 'amount'],
    ['-1', 'amount'],
    ['01', 'amount'],
    ['0.00', 'amountZero'],
  ])('%j: %s', (typed, reason) => expect(reasonOf(AmountText, typed)).toBe(reason));
});

test('spec 9: page sizes: ten rows of the first page where nothing is said', () => {
  expect(Paging.parse({})).toEqual({ pageNum: 1, pageSize: 10 });
  expect(Paging.safeParse({ pageNum: 0 }).success).toBe(false);
});
