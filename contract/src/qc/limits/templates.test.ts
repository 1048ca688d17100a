import { describe, expect, it } from 'vitest';
import { templatesOf, templatesOfRow } from './templates.ts';

const one = (name: string, packageName: string, max: string) => ({
  package: packageName,
  name,
  unit: 'mA',
  min: '',
  max,
});
const general = one('Supply current', '', '10');
const own = one('supply  CURRENT', 'SOIC-8', '5');

describe('templates of limits', () => {
  it('of a package stand before those of every package, however they are written', () => {
    expect(templatesOf([general, own], 'soic-8 ')).toEqual([own]);
    expect(templatesOf([own, general], 'SOIC-8')).toEqual([own]);
    expect(templatesOf([own, general], 'QFN-16')).toEqual([general]);
  });

  it('of another package hold a row only while the package is not described', () => {
    expect(templatesOfRow([own], 'QFN-16', 'Supply current')).toEqual([]);
    expect(templatesOfRow([own], '', 'Supply current')).toEqual([own]);
    expect(templatesOfRow([own], '', 'Leakage')).toEqual([]);
  });

  it('bind nothing where a limit is no number', () => {
    const old = one('Supply current', '', '≤10');
    expect(templatesOf([old], 'SOIC-8')).toEqual([]);
    expect(templatesOfRow([old], '', 'Supply current')).toEqual([]);
  });
});
