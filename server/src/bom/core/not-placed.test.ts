import { describe, expect, it } from 'vitest';
import { isNotPlaced, isPlacedHeading, saysNotPlaced } from './not-placed.ts';

describe('what is not placed', () => {
  it.each(['DNP', 'dni', '(DNP)', 'Do not populate', 'Not_Fitted', '不贴', 'не устанавливать'])(
    'is said by %s',
    (text) => {
      expect(saysNotPlaced(text)).toBe(true);
    },
  );

  it.each(['', 'yes', 'DNP-16', 'LM358DR', '100nF', 'NC7SZ'])('is not said by %s', (text) => {
    expect(saysNotPlaced(text)).toBe(false);
  });

  it.each([
    ['DNP', 'x', true],
    ['DNP', '1', true],
    ['DNP', '', false],
    ['DNP', '0', false],
    ['DNP', 'No', false],
    ['Fitted', 'No', true],
    ['Fitted', 'Not Fitted', true],
    ['Fitted', 'Fitted', false],
    ['Populate', '1', false],
    ['Populate', '0', true],
    ['Populate', '', false],
    ['是否贴装', '否', true],
    ['DNP?', 'x', true],
    ['DNP?', '', false],
    ['Mount?', 'N', true],
    ['Mount?', 'Y', false],
    ['Place (YES/NO)', 'NO', true],
    ['Place (YES/NO)', 'YES', false],
    ['Bestückt', 'nein', true],
    ['未実装', '1', true],
    ['Montować', 'nie', true],
    ['Non montato', 'x', true],
  ])('under %s by "%s": %s', (heading, text, isNot) => {
    expect(isPlacedHeading(heading)).toBe(true);
    expect(isNotPlaced(heading, text)).toBe(isNot);
  });

  it.each(['Value', 'Package', 'Part', 'Notes', 'Nb', ''])('%s is no such heading', (heading) => {
    expect(isPlacedHeading(heading)).toBe(false);
  });
});
