import { describe, expect, it } from 'vitest';
import { knownManufacturers } from '../known-manufacturers.ts';
import { makerKey } from './manufacturer-key.ts';

describe('makerKey', () => {
  it.each([
    ['Texas Instruments Inc.', 'TEXASINSTRUMENTS'],
    ['TEXAS INSTRUMENTS', 'TEXASINSTRUMENTS'],
    ['Murata Manufacturing Co., Ltd.', 'MURATAMANUFACTURING'],
    ['德州仪器', '德州仪器'],
    ['Co', 'CO'],
  ])('of %s is %s', (name, key) => {
    expect(makerKey(name)).toBe(key);
  });
});

describe('the makers known from the start', () => {
  it('never give one name to two makers', () => {
    const owners = new Map<string, string>();
    const makers = knownManufacturers();
    expect(makers.length).toBeGreaterThan(330);
    for (const { name, aliases } of makers) {
      for (const alias of new Set([name, ...aliases].map(makerKey))) {
        expect(alias).not.toBe('');
        expect([owners.get(alias) ?? name, alias]).toEqual([name, alias]);
        owners.set(alias, name);
      }
    }
  });
});
