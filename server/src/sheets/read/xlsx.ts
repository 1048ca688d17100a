import type { RawRow } from '../core/cell.ts';
import type { SheetLimits } from '../limits.ts';
import type { OpenedParts } from './opened.ts';
import { Unreadable } from './unreadable.ts';
import { readSharedTexts, readStyles, readWorkbook, type WorkbookSheet } from './xlsx-parts.ts';
import { Merges, SheetReader, TooManyMerges } from './xlsx-sheet.ts';
import { attribute, XmlError, XmlReader } from './xml.ts';
import type { Zip } from './zip.ts';

/** Sheets larger than this are not walked twice to learn of merged cells first. */
const MERGES_LOOKED_FOR_BYTES = 32 * 1024 * 1024;
const ROWS_PER_BATCH = 1000;

/** Opens an xlsx by its parts: texts and styles are read, sheets are read when asked for. */
export async function openXlsx(zip: Zip, name: string, limits: SheetLimits): Promise<OpenedParts> {
  const workbook = await readWorkbook(zip, name);
  const { sharedStrings, styles: stylesPart, from1904 } = workbook;
  const styles = stylesPart === null ? [] : await readStyles(zip, stylesPart, name);
  let texts: ReturnType<typeof readSharedTexts> | null = null;
  let share = 0;
  async function* rows(index: number): AsyncGenerator<RawRow[]> {
    const sheet = workbook.sheets[index];
    if (!sheet) throw new Unreadable(name, 'sheetMissing');
    if (!zip.names.includes(sheet.part)) throw new Unreadable(name, 'fileCorrupt');
    texts ??= sharedStrings === null ? null : readSharedTexts(zip, sharedStrings, name, limits);
    const context = {
      file: name,
      sheet: sheet.name,
      limits,
      from1904,
      styles,
      texts: await texts,
      merges: await mergesOf(zip, sheet, name, limits),
    };
    const held: RawRow[] = [];
    const reader = new XmlReader(new SheetReader(context, (row) => held.push(row)));
    const { packed } = zip.size(sheet.part);
    const onProgress = (bytes: number) => {
      share = bytes / Math.max(1, packed);
    };
    yield* batches(reader, zip.read(sheet.part, onProgress), held, name);
  }
  return {
    sheets: workbook.sheets.map(({ name: sheet, hidden }, index) => ({
      index,
      name: sheet,
      hidden,
    })),
    rows,
    share: () => Math.min(1, share),
    close: async () => zip.close(),
  };
}

async function* batches(
  reader: XmlReader,
  chunks: AsyncIterable<Buffer>,
  held: RawRow[],
  name: string,
): AsyncGenerator<RawRow[]> {
  const decoder = new TextDecoder();
  const feed = (text: string, isLast = false) => {
    try {
      reader.feed(text);
      if (isLast) reader.end();
    } catch (error) {
      throw error instanceof XmlError ? new Unreadable(name, 'fileCorrupt') : error;
    }
  };
  for await (const chunk of chunks) {
    feed(decoder.decode(chunk, { stream: true }));
    if (held.length >= ROWS_PER_BATCH) yield held.splice(0);
  }
  feed(decoder.decode(), true);
  if (held.length > 0) yield held.splice(0);
}

async function mergesOf(
  zip: Zip,
  sheet: WorkbookSheet,
  name: string,
  { mergesMax }: SheetLimits,
): Promise<Merges> {
  const merges = new Merges(mergesMax);
  if (zip.size(sheet.part).unpacked > MERGES_LOOKED_FOR_BYTES) return merges;
  const reader = new XmlReader({
    open(tag, attributes) {
      if (tag === 'mergeCell') merges.add(attribute(attributes, 'ref') ?? '');
    },
    close() {},
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of zip.read(sheet.part)) {
      reader.feed(decoder.decode(chunk, { stream: true }));
    }
  } catch (error) {
    if (error instanceof TooManyMerges) {
      throw new Unreadable(name, 'sheetMerges', { max: mergesMax }, { sheet: sheet.name });
    }
    throw error instanceof XmlError ? new Unreadable(name, 'fileCorrupt') : error;
  }
  return merges;
}
