import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import type { ListedPart } from '#harness/files/seller-format.ts';
import { xlsxFile } from '#harness/files/xlsx-file.ts';

const HEADINGS = [
  'Part Number',
  'Manufacturer',
  'Quantity',
  'Unit Price',
  'Date Code',
  'Condition',
  'Packaging',
  'Description',
];

function* rows(parts: readonly ListedPart[], count: number): Generator<(string | number)[]> {
  yield HEADINGS;
  for (let at = 0; at < count; at += 1) {
    const part = parts[at % parts.length];
    if (!part) return;
    const again = Math.floor(at / parts.length);
    yield [
      again === 0 ? part.mpn : `${part.mpn}-${again}`,
      part.manufacturer,
      ((at * 37) % 100_000) + 1,
      (((at * 7919) % 100_000) + 1) / 1000,
      2000 + (at % 50) + 1,
      'New',
      'Reel',
      `Part of the list, kind ${at % 1000}`,
    ];
  }
}

/** Writes a csv of so many lines. */
export async function writeCsv(path: string, parts: readonly ListedPart[], count: number) {
  const file = createWriteStream(path);
  let text = '';
  for (const row of rows(parts, count)) {
    const cells = row.map((cell) =>
      typeof cell === 'string' && /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
    );
    text += `${cells.join(',')}\n`;
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'close');
}

/** Writes an xlsx of so many lines, its texts shared as spreadsheet programs do. */
export function writeXlsx(path: string, parts: readonly ListedPart[], count: number): void {
  writeFileSync(path, xlsxFile([{ name: 'Stock', rows: rows(parts, count) }]));
}
