import type { HandlerOutput } from '#contract/call.ts';
import type { quoteUpload } from '#contract/enquiries/calls.ts';
import type { SheetRowResult } from '#contract/enquiries/quote-sheet-schemas.ts';
import { QUOTE_SHEET_ROWS_MAX } from '#contract/enquiries/table.ts';
import type { Language } from '#contract/option-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Upload } from '#server/kit/implement.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import {
  type Cell,
  cellText,
  type OpenedSheets,
  openSheets,
  problemText,
  type RawRow,
  Unreadable,
} from '#server/sheets/public.ts';
import { placesIn, type SheetPlaces } from '../core/sheet-columns.ts';
import { type FilledCell, type ReadRow, readSheetRow } from '../core/sheet-row.ts';
import { sheetChoices, sheetHeadings, sheetWords } from '../sheet-texts.ts';
import { type NumberedRequest, requestsByNo } from '../store/many-quotes.ts';

/** Headings stand among so many first rows; somebody may have put a title above them. */
const HEAD_ROWS = 20;
const FILE_BYTES_MAX = 3 * 1024 * 1024;

/** Reads a filled sheet and says what each of its rows would do; writes nothing. */
export async function readQuoteSheet(
  ctx: CommandContext,
  upload: Upload | null,
): Promise<HandlerOutput<typeof quoteUpload>> {
  if (upload === null || upload.bytes.length === 0) {
    throw new Failure('file.empty', { name: upload?.name ?? '' });
  }
  const filled = await readFile(upload, ctx.lang);
  const read = filled.map(({ row, cells, places }) => ({
    row,
    ...readSheetRow(cells, places, sheetChoices),
  }));
  const numbers = [...new Set(read.map((one) => one.no).filter((no) => no !== ''))];
  const known = new Map(
    (await requestsByNo(ctx.tx, requireMember(ctx).accountId, numbers)).map((one) => [one.no, one]),
  );
  const first = new Map<string, number>();
  for (const { no, row } of read) if (!first.has(no)) first.set(no, row);
  const noHeading = filled[0]?.places.get('no')?.heading ?? '';
  return {
    rows: read.map((one) =>
      toRowResult(one, known.get(one.no), { isAgain: first.get(one.no) !== one.row, noHeading }),
    ),
  };
}

/** Returns the effect of a row, now that the request it names is known. */
function toRowResult(
  { row, no, does, quote, refusal, faults: violations }: ReadRow & { readonly row: number },
  request: NumberedRequest | undefined,
  { isAgain, noHeading }: { readonly isAgain: boolean; readonly noHeading: string },
): SheetRowResult {
  const wrong = (key: string) => ({
    row,
    no,
    mpn: request?.mpn ?? '',
    outcome: 'fault' as const,
    id: null,
    version: null,
    state: null,
    quote: null,
    refusal: null,
    faults: [{ column: noHeading, value: no, key }],
  });
  if (request === undefined) return wrong(no === '' ? 'needed' : 'enquiryUnknown');
  if (isAgain) return wrong('rowTwice');
  const common = { row, no, mpn: request.mpn, id: request.id, version: request.version };
  const state = request.state;
  if (state !== 'awaiting') {
    return { ...common, state, outcome: 'over', quote: null, refusal: null, faults: [] };
  }
  return { ...common, state, outcome: does, quote, refusal, faults: [...violations] };
}

interface FilledRow {
  readonly row: number;
  readonly cells: readonly FilledCell[];
  readonly places: SheetPlaces;
}

async function readFile({ bytes, name }: Upload, lang: Language): Promise<FilledRow[]> {
  try {
    const opened = await openSheets(bytes, name, {
      fileBytesMax: FILE_BYTES_MAX,
      unpackedBytesMax: 64 * 1024 * 1024,
      rowsMax: 20_000,
    });
    try {
      return await readOpened(opened, lang);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof Unreadable) {
      throw new Failure('quote.sheet', { why: problemText(error.problem, lang) });
    }
    throw error;
  }
}

/** The rows of the first sheet in sight that has the headings. */
async function readOpened(opened: OpenedSheets, lang: Language): Promise<FilledRow[]> {
  const { problems } = sheetWords[lang];
  for (const { index, hidden } of opened.sheets) {
    if (hidden) continue;
    const rows = await rowsBelow(opened, index, problems.tooManyRows);
    if (rows === null) continue;
    if (rows.length === 0) throw new Failure('quote.sheet', { why: problems.noRows });
    return rows;
  }
  throw new Failure('quote.sheet', { why: problems.noHeadings });
}

/** Rows below the headings that hold anything; null where there are no headings. */
async function rowsBelow(
  opened: OpenedSheets,
  sheet: number,
  tooMany: string,
): Promise<FilledRow[] | null> {
  const found: FilledRow[] = [];
  let places: SheetPlaces | null = null;
  let looked = 0;
  for await (const batch of opened.rows(sheet)) {
    for (const row of batch) {
      if (places === null) {
        if (looked >= HEAD_ROWS) return null;
        looked += 1;
        places = placesIn(row.cells.map(cellText), sheetHeadings);
      } else if (holdsAnything(row, places)) {
        found.push({ row: row.row, cells: row.cells.map(filledCell), places });
        if (found.length > QUOTE_SHEET_ROWS_MAX) {
          const why = tooMany.replace('{max}', `${QUOTE_SHEET_ROWS_MAX}`);
          throw new Failure('quote.sheet', { why });
        }
      }
    }
  }
  return places === null ? null : found;
}

const holdsAnything = ({ cells }: RawRow, places: SheetPlaces): boolean =>
  [...places.values()].some(({ index }) => cellText(cells[index]) !== '');

function filledCell(cell: Cell): FilledCell {
  const isOdd = typeof cell === 'object';
  return {
    text: cellText(cell),
    isNumber: typeof cell === 'number',
    isBroken: isOdd && (cell.kind === 'formula' || cell.kind === 'error'),
  };
}
