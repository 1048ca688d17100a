import type { RawRow } from '../core/cell.ts';
import type { SheetLimits } from '../limits.ts';
import { chunksOf, type SheetSource } from './bytes.ts';
import {
  DelimitedReader,
  type Delimiter,
  findDelimiter,
  partedShare,
  type ReadRow,
} from './delimited.ts';
import { FixedReader } from './fixed-reader.ts';
import { type FixedColumns, findFixedColumns } from './fixed-width.ts';
import type { OpenedParts } from './opened.ts';
import { decoded, EncodingScan, type FoundEncoding } from './text-encoding.ts';
import { Unreadable } from './unreadable.ts';

/** How a text file is written. */
export interface TextDialect {
  readonly encoding: FoundEncoding;
  readonly delimiter: Delimiter;
  /** Where its columns begin that blanks set apart; null where a mark parts them. */
  readonly fixed: FixedColumns | null;
  /** `sep=;` in the first line is a word to spreadsheets, no row. */
  readonly hasSeparatorLine: boolean;
}

const ROW_CHARS_MAX = 4 * 1024 * 1024;
const SAMPLE_CHARS = 128 * 1024;
/** A mark that parts fewer rows alike stands in the texts of columns that blanks part. */
const PARTED_SHARE = 0.7;

/** Finds how a text is written, reading all bytes once; null where it is no text. */
export async function findDialect(source: SheetSource): Promise<TextDialect | null> {
  const scan = new EncodingScan();
  for await (const chunk of chunksOf(source)) scan.feed(chunk);
  const encoding = scan.found();
  if (encoding === null) return null;
  let sample = '';
  for await (const text of decoded(chunksOf(source), encoding)) {
    sample += text;
    if (sample.length > SAMPLE_CHARS) break;
  }
  const separator = /^"?sep=([,;|\t])"?(?=[\r\n])/i.exec(sample)?.[1];
  const delimiter =
    (separator as Delimiter | undefined) ?? findDelimiter(sample.slice(0, SAMPLE_CHARS));
  const isParted =
    separator !== undefined || partedShare(sample.slice(0, SAMPLE_CHARS), delimiter) > PARTED_SHARE;
  const fixed = isParted ? null : findFixedColumns(sample.slice(0, SAMPLE_CHARS));
  return { encoding, delimiter, fixed, hasSeparatorLine: separator !== undefined };
}

/** Opens a text file whose dialect is known. */
export function openText(
  source: SheetSource,
  bytes: number,
  name: string,
  limits: SheetLimits,
  dialect: TextDialect,
): OpenedParts {
  let share = 0;
  async function* counted() {
    let bytesRead = 0;
    for await (const chunk of chunksOf(source)) {
      bytesRead += chunk.length;
      share = bytesRead / Math.max(1, bytes);
      yield chunk;
    }
  }
  async function* rows(): AsyncGenerator<RawRow[]> {
    const { fixed, delimiter } = dialect;
    const reader = fixed === null ? new DelimitedReader(delimiter) : new FixedReader(fixed);
    let isFirst = dialect.hasSeparatorLine;
    const mind = (batch: ReadRow[]) => {
      const dataRows = isFirst ? batch.slice(1) : batch;
      if (batch.length > 0) isFirst = false;
      for (const row of dataRows) mindRow(row, name, limits);
      return dataRows;
    };
    for await (const text of decoded(counted(), dialect.encoding)) {
      const batch = mind(reader.feed(text));
      // A text without the end of a row in so many characters is not a table.
      if (reader.waiting > ROW_CHARS_MAX) {
        throw new Unreadable(
          name,
          'cellTooLong',
          { max: limits.cellCharsMax },
          { row: reader.row },
        );
      }
      if (batch.length > 0) yield batch;
    }
    const last = mind(reader.feed('', true));
    if (last.length > 0) yield last;
  }
  return {
    sheets: [{ index: 0, name: '', hidden: false }],
    rows,
    share: () => share,
    close: async () => {},
  };
}

function mindRow({ row, cells }: RawRow, name: string, limits: SheetLimits): void {
  if (cells.length > limits.columnsMax) {
    throw new Unreadable(name, 'fileColumns', { max: limits.columnsMax }, { row });
  }
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column];
    if (typeof cell === 'string' && cell.length > limits.cellCharsMax) {
      throw new Unreadable(name, 'cellTooLong', { max: limits.cellCharsMax }, { row, column });
    }
  }
}
