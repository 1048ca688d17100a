import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('an exported cell', () => {
  it('is never a formula', () => {
    for (const text of ['=1+1', '+cmd', '-2+3', '@sum', '\tx']) {
      expect(csvCell(text).slice(0, 2)).toBe(`"'`);
    }
  });

  it('leaves figures as figures and doubles quotes', () => {
    expect(csvCell('-12.50')).toBe('"-12.50"');
    expect(csvCell('a "b"')).toBe('"a ""b"""');
    expect(csvOf([['a', 'b']])).toBe('\ufeff"a","b"\r\n');
  });
});
