import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DelimitedReader, type Delimiter, delimiters, findDelimiter } from './delimited.ts';

/** Cells as they come back: outer blanks gone, empty ones at the end gone, empty rows gone. */
function kept(table: readonly (readonly string[])[]): string[][] {
  const rows = table.map((cells) => {
    const row = cells.map((cell) => cell.trim());
    while (row.length > 0 && row.at(-1) === '') row.pop();
    return row;
  });
  return rows.filter((row) => row.length > 0);
}

const cell = fc
  .string({ unit: fc.constantFrom(...'abzXY019 ,;|\t"\'-.µ中é\n'.split('')), maxLength: 8 })
  // Texts that begin like a formula, or with an apostrophe that guards one, are not read as text.
  .filter((text) => !/^\s*['=#]/.test(text));
const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 12 });

const write = (table: readonly (readonly string[])[], mark: string, end: string) =>
  table
    .map((row) =>
      row
        .map((text) =>
          text.includes(mark) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
        )
        .join(mark),
    )
    .join(end);

function read(text: string, mark: Delimiter, cuts: readonly number[] = []) {
  const reader = new DelimitedReader(mark);
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  const rows = [];
  let at = 0;
  for (const place of places) {
    rows.push(...reader.feed(text.slice(at, place)));
    at = place;
  }
  rows.push(...reader.feed(text.slice(at), true));
  return rows;
}

describe('the reader of delimited text', () => {
  it('reads back any table in any dialect, however the text is cut', () => {
    fc.assert(
      fc.property(
        tables,
        fc.constantFrom(...delimiters),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(200), { maxLength: 6 }),
        (table, mark, end, cuts) => {
          const rows = read(write(table, mark, end), mark, cuts);
          expect(rows.map(({ cells }) => cells)).toEqual(kept(table));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('counts rows as a spreadsheet does: empty ones too, a cell of two lines once', () => {
    const rows = read('a,b\n\n"c\nd",e\nf', ',');
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it('keeps a quotation mark inside a value', () => {
    expect(read('5.1" panel,7\n"5.1" panel",8', ',').map(({ cells }) => cells)).toEqual([
      ['5.1" panel', '7'],
      ['5.1" panel', '8'],
    ]);
  });

  it('loses one row to a quotation mark that is never closed, not those after it', () => {
    const rows = read(`a,b\n"LM358,5\n${'NE555,7\n'.repeat(300)}`, ',');
    expect(rows).toHaveLength(302);
    expect(rows[1]).toMatchObject({ row: 2, cells: ['"LM358', '5'], quoteOpen: true });
    expect(rows[2]).toEqual({ row: 3, cells: ['NE555', '7'] });
  });

  it('tells a mark that is closed by the marks of later rows, and reads those', () => {
    const rows = read('a,b,c\nLM358,5,"TI\nNE555,7,ST\nLM324,8,"ST"\nLM339,9,TI\n', ',');
    expect(rows.map(({ row, quoteOpen = false }) => [row, quoteOpen])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
      [5, false],
    ]);
    expect(rows[2]?.cells).toEqual(['NE555', '7', 'ST']);
    // Where nothing tells where it should have ended, the row says it at least.
    const whole = read('a,b,c\nLM358,5,"TI\nNE555,7,ST"\nLM339,9,TI\n', ',');
    expect(whole.map(({ row, quoteOpen = false }) => [row, quoteOpen])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    const address = read('a,b,c\nLM358,5,"Main street 5, Berlin\nGermany, Europe"\n', ',');
    expect(address[1]).toEqual({
      row: 2,
      cells: ['LM358', '5', 'Main street 5, Berlin\nGermany, Europe'],
    });
  });

  it('leaves out signs that no text holds', () => {
    expect(read('LM\u0000358,5', ',')[0]?.cells).toEqual(['LM358', '5']);
  });

  it('knows text that is kept as text, formulas and errors', () => {
    expect(read('="00123",\'00456,=A1*2,#N/A,\'=x', ',')[0]?.cells).toEqual([
      '00123',
      '00456',
      { kind: 'formula', text: '=A1*2' },
      { kind: 'error', text: '#N/A' },
      '=x',
    ]);
  });

  it('finds the mark between cells', () => {
    for (const mark of delimiters) {
      const table = [
        ['Part, No', 'Qty; free', 'Price|USD'],
        ['LM358', '1,000', '0,25'],
        ['NE555', '20', '1.5'],
      ];
      expect(findDelimiter(write(table, mark, '\r\n'))).toBe(mark);
    }
    expect(findDelimiter('LM358\nNE555\n')).toBe(',');
  });
});
