import type { RawRow } from './core/cell.ts';
import type { SheetProblem } from './core/reason.ts';
import { type SheetLimits, sheetLimits } from './limits.ts';
import { chunksOf, firstBytes, type SheetSource, sizeOf } from './read/bytes.ts';
import { openOds } from './read/ods.ts';
import type { OpenedParts, SheetInfo } from './read/opened.ts';
import { decoded } from './read/text-encoding.ts';
import { findDialect, openText } from './read/text-file.ts';
import { openInThread } from './read/thread.ts';
import { problemAt, Unreadable } from './read/unreadable.ts';
import { openXlsx } from './read/xlsx.ts';
import { openZip, readText, type Zip } from './read/zip.ts';

/** The format of a file by its content, whatever its name says. */
export type SheetFormat = 'xlsx' | 'xlsb' | 'xls' | 'ods' | 'html' | 'xml' | 'text';

/** A file that can be read: close it when done. */
export interface OpenedSheets {
  readonly name: string;
  readonly format: SheetFormat;
  readonly sheets: readonly SheetInfo[];
  /** Problems of the file as a whole that do not stop it from being read. */
  readonly warnings: readonly SheetProblem[];
  /** The mark between cells of a text file, else null. */
  readonly delimiter: string | null;
  /** Rows of a sheet that hold anything, in batches; may be asked for again. Throws `Unreadable`. */
  rows(sheet: number): AsyncGenerator<RawRow[]>;
  /** How much of the sheet that is being read was read, 0 to 1. */
  share(): number;
  close(): Promise<void>;
}

const ENDINGS: Readonly<Record<SheetFormat, readonly string[]>> = {
  xlsx: ['xlsx', 'xlsm', 'xltx'],
  xlsb: ['xlsb'],
  xls: ['xls', 'xlt'],
  ods: ['ods', 'ots'],
  html: ['html', 'htm'],
  xml: ['xml'],
  text: ['csv', 'tsv', 'tab', 'txt', 'prn'],
};

interface Found {
  readonly format: SheetFormat;
  readonly parts: OpenedParts;
  readonly delimiter?: string;
  readonly warnings?: readonly SheetProblem[];
}

/**
 * Opens a spreadsheet or text file by its content. Throws `Unreadable` where it is none, is
 * protected, damaged, empty or larger than the limits. It does not look at the rows yet, but for
 * finding how a text is written.
 */
export async function openSheets(
  source: SheetSource,
  name: string,
  changed: Partial<SheetLimits> = {},
): Promise<OpenedSheets> {
  const limits = { ...sheetLimits, ...changed };
  const bytes = await sizeOf(source);
  if (bytes === 0) throw new Unreadable(name, 'fileEmpty');
  if (bytes > limits.fileBytesMax) {
    const max = Math.floor(limits.fileBytesMax / 1024 / 1024);
    throw new Unreadable(name, 'fileTooLarge', { max });
  }
  const { format, parts, delimiter, warnings = [] } = await find(source, bytes, name, limits);
  return {
    name,
    format,
    delimiter: delimiter ?? null,
    sheets: parts.sheets,
    warnings: [...extensionWarning(name, format), ...warnings, ...hiddenWarnings(name, parts)],
    rows: (sheet) => limited(parts, sheet, name, limits),
    share: parts.share,
    close: parts.close,
  };
}

async function find(
  source: SheetSource,
  bytes: number,
  name: string,
  limits: SheetLimits,
): Promise<Found> {
  const head = await firstBytes(source, 4096);
  const starts = (...marks: number[]) => marks.every((mark, index) => head[index] === mark);
  if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) return findZip(source, name, limits);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return findOle(source, name, limits);
  // Sheets older than their envelope begin with their own record.
  if (starts(9, 0, 4, 0) || starts(9, 2, 6, 0) || starts(9, 4, 6, 0) || starts(9, 8)) {
    return { format: 'xls', parts: await openInThread(await all(source), name, limits) };
  }
  if (isKnownOther(head)) throw new Unreadable(name, 'fileUnknown');
  return findText(source, bytes, name, limits);
}

/** Pictures, pages and archives whose letters could pass for text. */
function isKnownOther(head: Buffer): boolean {
  const marks = [
    '%PDF',
    '\x89PNG',
    '\xff\xd8\xff',
    'GIF8',
    'Rar!',
    '7z\xbc\xaf',
    '\x1f\x8b',
    '{\\rtf',
  ];
  return marks.some((mark) => head.subarray(0, mark.length).equals(Buffer.from(mark, 'latin1')));
}

async function findZip(source: SheetSource, name: string, limits: SheetLimits): Promise<Found> {
  const zip = await openZip(source, name, limits);
  const has = (part: string) => zip.names.includes(part);
  try {
    if (has('xl/workbook.bin')) {
      return { format: 'xlsb', parts: await unpackedInThread(zip, source, name, limits) };
    }
    if (has('content.xml')) {
      if (has('META-INF/manifest.xml')) {
        const manifest = await readText(zip, 'META-INF/manifest.xml', 1 << 20);
        if (manifest.includes('encryption-data')) throw new Unreadable(name, 'filePassword');
      }
      return { format: 'ods', parts: await openOds(zip, name, limits) };
    }
    if (!has('[Content_Types].xml') || !zip.names.some((part) => part.startsWith('xl/'))) {
      throw new Unreadable(name, zip.names.length === 0 ? 'fileEmpty' : 'fileUnknown');
    }
    return { format: 'xlsx', parts: await openXlsx(zip, name, limits) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** A zipped file for the thread, once what it unpacks to was seen to be within the limits. */
async function unpackedInThread(
  zip: Zip,
  source: SheetSource,
  name: string,
  limits: SheetLimits,
): Promise<OpenedParts> {
  const unpackedBytesMax = Math.min(limits.unpackedBytesMax, limits.threadMemoryMb * 1024 * 1024);
  let unpacked = 0;
  for (const part of zip.names) {
    if (!/\.(xml|bin|rels)$/.test(part)) continue;
    for await (const chunk of zip.read(part)) {
      unpacked += chunk.length;
      if (unpacked > unpackedBytesMax) throw new Unreadable(name, 'fileBomb');
    }
  }
  zip.close();
  return openInThread(await all(source), name, limits);
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

async function findOle(source: SheetSource, name: string, limits: SheetLimits): Promise<Found> {
  const bytes = await all(source);
  const holds = (entry: string) => bytes.includes(utf16(entry));
  if (holds('EncryptedPackage')) throw new Unreadable(name, 'filePassword');
  if (!holds('Workbook') && !holds('Book')) throw new Unreadable(name, 'fileUnknown');
  return { format: 'xls', parts: await openInThread(bytes, name, limits) };
}

async function findText(
  source: SheetSource,
  bytes: number,
  name: string,
  limits: SheetLimits,
): Promise<Found> {
  const dialect = await findDialect(source);
  if (dialect === null) throw new Unreadable(name, 'fileUnknown');
  const { encoding } = dialect;
  let sample = '';
  for await (const text of decoded(chunksOf(source), encoding)) {
    sample += text;
    if (sample.length > 4096) break;
  }
  if (sample.trim() === '' && bytes < 1 << 20) throw new Unreadable(name, 'fileEmpty');
  const format = markupFormat(sample);
  if (format !== null) {
    if (bytes > limits.threadFileBytesMax) throw new Unreadable(name, 'fileTooHard');
    let text = '';
    for await (const part of decoded(chunksOf(source), encoding)) text += part;
    return { format, parts: await openInThread(text, name, limits) };
  }
  const warnings = encoding.mixed
    ? [problemAt(name, 'encodingMixed', { encoding: encoding.encoding })]
    : [];
  const parts = openText(source, bytes, name, limits, dialect);
  return { format: 'text', parts, delimiter: dialect.delimiter, warnings };
}

/** Web pages and plain XML sheets that are sent as if they were xls. */
function markupFormat(sample: string): 'html' | 'xml' | null {
  const head = sample.trimStart().slice(0, 2048).toLowerCase();
  if (!head.startsWith('<')) return null;
  if (head.includes('schemas-microsoft-com:office:spreadsheet')) return 'xml';
  return /^<(!doctype html|html|table|meta|head|style|div)/.test(head) ? 'html' : null;
}

async function all(source: SheetSource): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(source)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function extensionWarning(name: string, format: SheetFormat): SheetProblem[] {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ENDINGS[format].includes(ending)) return [];
  return [problemAt(name, 'wrongExtension', { ending, format })];
}

const hiddenWarnings = (name: string, { sheets }: OpenedParts): SheetProblem[] =>
  sheets
    .filter(({ hidden }) => hidden)
    .map((sheet) => problemAt(name, 'hiddenSheet', {}, { sheet: sheet.name }));

async function* limited(
  parts: OpenedParts,
  sheet: number,
  name: string,
  { rowsMax }: SheetLimits,
): AsyncGenerator<RawRow[]> {
  let rows = 0;
  for await (const batch of parts.rows(sheet)) {
    rows += batch.length;
    if (rows > rowsMax) {
      const row = batch[batch.length - (rows - rowsMax)]?.row ?? 0;
      const place = { sheet: parts.sheets[sheet]?.name ?? null, row };
      throw new Unreadable(name, 'fileRows', { max: rowsMax }, place);
    }
    yield batch;
  }
}
