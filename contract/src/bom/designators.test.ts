import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designators } from './designators.ts';

const prefix = fc.constantFrom('R', 'C', 'U', 'LED', 'TP');
const places = fc.uniqueArray(
  fc.tuple(prefix, fc.integer({ min: 1, max: 400 })).map(([letters, at]) => `${letters}${at}`),
  { minLength: 1, maxLength: 40 },
);

describe('designators', () => {
  it('reads any list back, however it is separated and cased', () => {
    const separator = fc.constantFrom(',', ', ', ' ', ';', '; ', '，', '、', '\n');
    fc.assert(
      fc.property(places, separator, fc.boolean(), (list, between, lower) => {
        const written = list.join(between);
        expect(designators(lower ? written.toLowerCase() : written)).toEqual(list);
      }),
    );
  });

  it('counts a range as its places, with or without the letters at its end', () => {
    const dash = fc.constantFrom('-', ' - ', '–', '~', '..', ' to ');
    fc.assert(
      fc.property(
        prefix,
        fc.nat(300),
        fc.integer({ min: 1, max: 60 }),
        dash,
        fc.boolean(),
        (letters, from, more, between, bare) => {
          const to = from + more;
          const written = `${letters}${from}${between}${bare ? '' : letters}${to}`;
          expect(designators(written)).toHaveLength(more + 1);
        },
      ),
    );
  });

  it.each([
    ['R1-R5', 5],
    ['C3-8,C10-12', 9],
    ['R1,2,3', 3],
    ['R1, R1', 1],
    ['Ｒ１，Ｒ２', 2],
    ['U1A U1B', 2],
    ['', 0],
  ])('of %s are %i', (text, count) => {
    expect(designators(text)).toHaveLength(count);
  });

  it.each(['see drawing', 'R5-R1', 'R1-C5', '10 k', 'R1-R9999999', 'STM32F103C8T6 x2'])(
    'of %s are not counted',
    (text) => {
      expect(designators(text)).toBeNull();
    },
  );
});
