import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printedCode, typedCode } from '#contract/qc/reports/report-code.ts';
import { yearWeek } from './report.ts';
import { alphabet, codeFrom } from './report-code.ts';

test('a code has eight letters that nobody mistakes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 32 }), (bytes) => {
      const code = codeFrom(bytes);
      if (code === null) return;
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      expect(typedCode(` ${printedCode(code).toLowerCase()} `)).toBe(code);
    }),
  );
  expect([...alphabet].some((letter) => '0O1ILU'.includes(letter))).toBe(false);
});

test('all letters are equally likely', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const first = codeFrom(Uint8Array.from([byte, 0, 0, 0, 0, 0, 0, 0]))?.[0];
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(new Set(counts.values()).size).toBe(1);
  expect(counts.size).toBe(alphabet.length);
});

test('year and week of the stamp are those of ISO 8601 in GMT+8', () => {
  expect(yearWeek(new Date('2026-11-17T08:05:00Z'))).toBe('26·47');
  expect(yearWeek(new Date('2027-01-03T15:59:00Z'))).toBe('26·53');
  expect(yearWeek(new Date('2027-01-03T16:00:00Z'))).toBe('27·01');
  expect(yearWeek(new Date('2024-12-30T02:00:00Z'))).toBe('25·01');
});
