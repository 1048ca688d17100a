import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, restored, withoutFormulas } from './neutral.ts';

it('no cell begins like a formula, and every text comes back as it was', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'"), fc.string())
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const written = withoutFormulas(typed);
      expect(written).not.toMatch(/^[=+\-@\t\r]/);
      // An apostrophe that somebody typed before a sign itself is the one text that loses it.
      if (!/(^|[\r\n])'[=+\-@\t\r＝＋－＠]/.test(typed)) expect(restored(written)).toBe(typed);
    }),
  );
});

it('no line of a cell begins like a formula, in full width either', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '	');
  const end = fc.constantFrom('\n', '\r\n', '\r');
  const cell = fc
    .array(fc.tuple(end, sign, fc.string()), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((parts) => parts.join('')).join(''));
  fc.assert(
    fc.property(cell, (typed) => {
      const written = withoutFormulas(typed);
      expect(written.split(/[\r\n]/).filter((line) => /^[=+\-@\t＝＋－＠]/.test(line))).toEqual([]);
      if (!/(^|[\r\n])'/.test(typed)) expect(restored(written)).toBe(typed);
    }),
  );
});

it('quotes what would break a row apart', () => {
  expect(csvLine(['a,b', 'say "x"', '=1+1', '+5V-REG', 'two\nlines', 'LM358'])).toBe(
    '"a,b","say ""x""",\'=1+1,\'+5V-REG,"two\nlines",LM358\r\n',
  );
});
