import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type LabelSize, labelSizes } from '#contract/dock/constants.ts';
import { decodeLabel } from '#contract/dock/label.ts';
import { shelfText } from '#contract/dock/label-shelf.ts';
import { languages } from '#contract/options.ts';
import { labelSides } from './core/label-layout.ts';
import { labelPdf, type PrintedLabel } from './label-pdf.ts';

type Painted = Exclude<Parameters<typeof readBarcodes>[0], ArrayBuffer | Uint8Array | Blob>;

/** Dots of a printer of 203 dots per inch in a millimetre and in a point. */
const PER_MM = 203 / 25.4;
const PER_POINT = 203 / 72;

const ofLot: PrintedLabel = {
  code: 'https://assay.example/l/LOT-261113-0312/AB23-CD45',
  no: 'LOT-261113-0312',
  part: 'XC7A35T-2CPG236I-AND-A-LONG-SUFFIX',
  lines: ['STMicroelectronics 意法半导体', '2414 · GH24E9T', '2,000 pcs', 'Полка DC-2-03'],
};

/** Returns the drawings of the pages of a PDF as pdfkit writes them. */
function pagesOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\d+ 0 obj\n([\s\S]*?)stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, head = '', body = '']) => {
      if (!head.includes('FlateDecode') || /FontFile|Length1|Subtype/.test(head)) return [];
      const drawn = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      return drawn.includes(' re\n') ? [drawn] : [];
    },
  );
}

/** Paints the rectangles of a page as a printer of 203 dots per inch does, on white. */
function painted(page: string, size: LabelSize) {
  const { width, height } = labelSides[size];
  const [columns, lines] = [Math.round(width * PER_MM), Math.round(height * PER_MM)];
  const data = new Uint8ClampedArray(columns * lines * 4).fill(255);
  for (const [, ...figures] of page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)) {
    const [x = 0, y = 0, w = 0, h = 0] = figures.map((one) => Number(one) * PER_POINT);
    for (let line = Math.round(y); line < Math.round(y + h); line += 1) {
      for (let column = Math.round(x); column < Math.round(x + w); column += 1) {
        data.set([0, 0, 0], (line * columns + column) * 4);
      }
    }
  }
  return { data, width: columns, height: lines, colorSpace: 'srgb' as const };
}

beforeAll(() => {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const { buffer } = new Uint8Array(readFileSync(program));
  return prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

async function readBack(pdf: Buffer, size: LabelSize): Promise<string[]> {
  const texts: string[] = [];
  for (const page of pagesOf(pdf)) {
    const found = await readBarcodes(painted(page, size) as Painted, { formats: ['QRCode'] });
    texts.push(...found.map(({ symbologyIdentifier, text }) => symbologyIdentifier + text));
  }
  return texts;
}

test.each(labelSizes)('labels of %s mm are read back by the decoder of the dock', async (size) => {
  const labels = [ofLot, { code: shelfText('dc-2-03'), no: 'DC-2-03', part: '', lines: ['Shelf'] }];
  for (const lang of languages) {
    const pdf = await labelPdf(labels, { size, lang, title: 'Labels' });
    const [lot = '', shelf = ''] = await readBack(pdf, size);
    expect(decodeLabel(lot)).toMatchObject({
      form: 'own',
      fields: { ownNo: 'LOT-261113-0312', ownCode: 'AB23CD45' },
    });
    expect(decodeLabel(shelf)).toMatchObject({ form: 'shelf', fields: { shelf: 'DC-2-03' } });
  }
});

test('a label is a page of its stock, and each module of its code is of whole dots', async () => {
  for (const size of labelSizes) {
    const pdf = await labelPdf([ofLot, ofLot], { size, lang: 'en', title: 'Labels' });
    const { width, height } = labelSides[size];
    const boxes = [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(2);
    for (const [, w, h] of boxes) {
      expect((Number(w) * 25.4) / 72).toBeCloseTo(width, 1);
      expect((Number(h) * 25.4) / 72).toBeCloseTo(height, 1);
    }
    const [page = ''] = pagesOf(pdf);
    const [, side = ''] = /[\d.]+ [\d.]+ ([\d.]+) [\d.]+ re\n/.exec(page) ?? [];
    const dots = Number(side) * PER_POINT;
    expect(dots).toBeCloseTo(Math.round(dots), 1);
    expect(dots).toBeGreaterThanOrEqual(3);
    // Text and code stay on the label.
    for (const [, x, y, w, h] of page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)) {
      expect(Number(x) + Number(w)).toBeLessThan((width * 72) / 25.4);
      expect(Number(y) + Number(h)).toBeLessThan((height * 72) / 25.4);
    }
  }
});

test('a text that only resembles the label of a shelf is none', () => {
  for (const text of [
    'SHELF:',
    'SHELF:a b',
    `SHELF:${'A'.repeat(41)}`,
    'XSHELF:A-1',
    'SHELF:<a>',
  ]) {
    const label = decodeLabel(text);
    expect(label.ok && label.form === 'shelf', text).toBe(false);
  }
});
