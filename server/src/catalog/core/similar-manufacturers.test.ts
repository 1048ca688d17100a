import { describe, expect, it } from 'vitest';
import { knownManufacturers } from '../known-manufacturers.ts';
import { makerKey } from './manufacturer-key.ts';
import { similarManufacturers } from './similar-manufacturers.ts';

const known = knownManufacturers().flatMap(({ name, aliases }) =>
  [name, ...aliases].map((alias) => ({ id: name, key: makerKey(alias), alias })),
);
const first = (name: string) => similarManufacturers(name, known, 3)[0];

describe('the known maker that a name means', () => {
  it.each([
    ['Texas Instruments (TI) China', 'Texas Instruments', 'words'],
    ['Texs Instrumnets', 'Texas Instruments', 'spelling'],
    ['Infenion', 'Infineon Technologies', 'spelling'],
    ['Murata Power Electronics Shenzhen', 'Murata Manufacturing', 'words'],
    ['Guangdong Nexperia Semiconductors', 'Nexperia', 'words'],
    ['意法半导体（中国）', 'STMicroelectronics', 'begins'],
  ])('of %s is %s', (name, maker, why) => {
    expect(first(name)).toEqual({ id: maker, why });
  });

  it.each(['Zzyzx', 'Semiconductor Technology Co., Ltd', 'QX', ''])('of %s is none', (name) => {
    expect(similarManufacturers(name, known, 3)).toEqual([]);
  });

  it('names each maker once, the nearest first, no more than asked for', () => {
    const near = similarManufacturers('Micro', known, 2);
    expect(near).toHaveLength(2);
    expect(new Set(near.map(({ id }) => id)).size).toBe(2);
  });
});
