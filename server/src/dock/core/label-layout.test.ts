import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partLines } from './label-layout.ts';

const fits = (line: string) => line.length <= 12;

test('a part number is broken behind a sign, and nothing of it is lost', () => {
  expect(partLines('STM32F103C8T6', (line) => line.length <= 20)).toEqual(['STM32F103C8T6']);
  expect(partLines('XC7A35T-2CPG236I', fits)).toEqual(['XC7A35T-', '2CPG236I']);
  expect(partLines('ABCDEFGHIJKLMNOP', fits)).toEqual(['ABCDEFGHIJKL', 'MNOP']);
  expect(partLines('', fits)).toEqual([]);
});

test('every line of a part number fits, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 80 }), (part) => {
      const lines = partLines(part, fits);
      expect(lines.join('')).toBe(part);
      for (const line of lines) expect(line === '' || fits(line)).toBe(true);
    }),
  );
});
