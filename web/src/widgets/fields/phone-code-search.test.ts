import { describe, expect, test } from 'vitest';
import { findPhoneCodes, phoneCodeLine } from './phone-code-search.ts';

const codes = [
  { id: 'CA', code: '1', name: '加拿大', nameEn: 'Canada' },
  { id: 'US', code: '1', name: '美国', nameEn: 'United States' },
  { id: 'CN', code: '86', name: '中国', nameEn: 'China' },
  { id: 'TW', code: '886', name: '台湾', nameEn: 'Taiwan' },
  { id: 'BD', code: '880', name: '孟加拉国', nameEn: 'Bangladesh' },
];
const found = (typed: string) => findPhoneCodes(codes, typed).map(({ id }) => id);

describe('spec 5: phone area code: the input suggests codes starting with the typed text', () => {
  test('by digits, shortest code first, with or without the sign of abroad', () => {
    expect(found('8')).toEqual(['CN', 'TW', 'BD']);
    expect(found('+88')).toEqual(['TW', 'BD']);
    expect(found('001')).toEqual(['CA', 'US']);
    expect(found('6')).toEqual([]);
  });

  test('by country where letters are typed; all where nothing is', () => {
    expect(found('us')).toEqual(['US']);
    expect(found('ch')).toEqual(['CN']);
    expect(found('美')).toEqual(['US']);
    expect(found(' ')).toHaveLength(codes.length);
  });

  test('a line reads code and country', () => {
    expect(codes.slice(2, 3).map(phoneCodeLine)).toEqual(['+86 中国']);
  });
});
