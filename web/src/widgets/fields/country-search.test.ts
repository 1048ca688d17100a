import { describe, expect, test } from 'vitest';
import { countryLine, findCountries } from './country-search.ts';

const countries = [
  { id: 'AT', name: '奥地利', nameEn: 'Austria' },
  { id: 'AU', name: '澳大利亚', nameEn: 'Australia' },
  { id: 'CN', name: '中国', nameEn: 'China' },
  { id: 'DE', name: '德国', nameEn: 'Germany' },
  { id: 'IN', name: '印度', nameEn: 'India' },
  { id: 'ID', name: '印度尼西亚', nameEn: 'Indonesia' },
  { id: 'UM', name: '美国本土外小岛屿', nameEn: 'United States Minor Outlying Islands' },
  { id: 'US', name: '美国', nameEn: 'United States' },
  { id: 'TT', name: '特立尼达和多巴哥', nameEn: 'Trinidad and Tobago' },
];
const found = (text: string) => findCountries(countries, text).map(({ id }) => id);

describe('spec 5: country search: ranks by code, English name, local name', () => {
  test('a code comes first, then English names, then local names', () => {
    expect(found('in')).toEqual(['IN', 'ID', 'CN', 'TT', 'UM']);
    expect(found('AU')).toEqual(['AU', 'AT']);
    expect(found('印度')).toEqual(['IN', 'ID']);
    expect(found('tobago')).toEqual(['TT']);
  });

  test('upper and lower case mean the same, and nothing typed means all', () => {
    expect(found('GERMANY')).toEqual(found('germany'));
    expect(found('  ')).toHaveLength(countries.length);
    expect(found('xyz')).toEqual([]);
  });

  test('a line reads code, English name, local name, each name once', () => {
    expect(countryLine({ id: 'DE', name: '德国', nameEn: 'Germany' })).toBe('DE - Germany - 德国');
    expect(countryLine({ id: 'DE', name: 'Germany', nameEn: 'Germany' })).toBe('DE - Germany');
  });

  test('of two names that begin alike the shorter one comes first', () => {
    expect(found('united st')).toEqual(['US', 'UM']);
    expect(found('UNITED STATES M')).toEqual(['UM']);
    expect(found('美国')).toEqual(['US', 'UM']);
  });
});
