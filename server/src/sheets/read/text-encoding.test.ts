import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSheets } from '../open.ts';

/** Bytes of GB18030's two-byte part, by turning the decoder round. */
const gbBytes = (() => {
  const decoder = new TextDecoder('gb18030');
  const bytes = new Map<string, Buffer>();
  for (let lead = 0xa1; lead <= 0xf7; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const pair = Buffer.from([lead, trail]);
      bytes.set(decoder.decode(pair), pair);
    }
  }
  return bytes;
})();
const gb = (text: string) =>
  Buffer.concat([...text].map((letter) => gbBytes.get(letter) ?? Buffer.from(letter)));

const single = (encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number>();
  for (let byte = 0x80; byte < 0x100; byte += 1)
    bytes.set(decoder.decode(Buffer.from([byte])), byte);
  return (text: string) =>
    Buffer.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
};

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

const encodings: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE with its mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16LE': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16BE with its mark': (text) => utf16be(`\ufeff${text}`),
  'UTF-16BE': utf16be,
  GB18030: gb,
};

async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const opened = await openSheets(bytes, 'list.csv');
  const rows: unknown[][] = [];
  for await (const batch of opened.rows(0)) rows.push(...batch.map(({ cells }) => [...cells]));
  return rows;
}

const words = [
  'LM358',
  '电容',
  '型号',
  '数量',
  '全新原装',
  '深圳',
  '100nF',
  '村田',
  'GRM188',
  '库存',
];
const rows = fc.array(
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words), fc.nat(9999).map(String)),
  { minLength: 1, maxLength: 20 },
);

describe('encodings of text', () => {
  for (const [name, encode] of Object.entries(encodings)) {
    it(`reads ${name} with any line ends`, async () => {
      await fc.assert(
        fc.asyncProperty(
          rows,
          fc.constantFrom('\n', '\r\n', '\r'),
          fc.constantFrom(',', ';', '\t', '|'),
          async (table, end, mark) => {
            const all = [['型号', '品牌', '数量'], ...table];
            const bytes = encode(all.map((row) => row.join(mark)).join(end));
            expect(await rowsOf(bytes)).toEqual(all);
          },
        ),
        { numRuns: 40 },
      );
    });
  }

  it('reads western and Russian texts of one byte a letter', async () => {
    const western = [
      ['Référence', 'Quantité'],
      ['R10k 2,2µF ±5%', '5'],
      ['Stück', '7'],
    ];
    const russian = [
      ['Партномер', 'Количество'],
      ['Микросхема LM358', '5 шт'],
    ];
    const text = (table: string[][]) => table.map((row) => row.join(';')).join('\n');
    expect(await rowsOf(single('windows-1252')(text(western)))).toEqual(western);
    expect(await rowsOf(single('windows-1251')(text(russian)))).toEqual(russian);
  });

  it('reads a file of mixed encodings line by line, and says so', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Descripción;Cant\n'),
      single('windows-1252')('Código de tensión;5\n'),
      Buffer.from('Potenciómetro;7\n'),
    ]);
    const opened = await openSheets(bytes, 'list.csv');
    expect(opened.warnings.map(({ reason }) => reason)).toEqual(['encodingMixed']);
    expect(await rowsOf(bytes)).toEqual([
      ['Descripción', 'Cant'],
      ['Código de tensión', '5'],
      ['Potenciómetro', '7'],
    ]);
  });

  it('minds a letter that is cut by the end of a piece', async () => {
    const line = `${'电容,'.repeat(20)}7\n`;
    const text = line.repeat(9000);
    const read = await rowsOf(Buffer.from(text));
    expect(read).toHaveLength(9000);
    expect(new Set(read.map((row) => row.join())).size).toBe(1);
  });
});
