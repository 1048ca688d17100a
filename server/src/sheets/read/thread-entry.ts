import { parentPort, workerData } from 'node:worker_threads';
import XLSX from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import type { Cell, RawRow } from '../core/cell.ts';
import { dateText, formatKind } from '../core/number-format.ts';
import { areWhole } from './old-records.ts';
import type { ThreadInput, ThreadQuestion, ThreadResponse } from './thread-messages.ts';
import { exponentText, Merges, TooManyMerges } from './xlsx-sheet.ts';

/** The thread in which old and rare formats are read whole; it may be ended at any time. */
const ROWS_PER_RESPONSE = 2000;

// Old sheets are written in the signs of their country.
XLSX.set_cptable(codePages);

const postResponse = (response: ThreadResponse) => parentPort?.postMessage(response);

function cellOf(cell: XLSX.CellObject, from1904: boolean): Cell {
  switch (cell.t) {
    case 'e':
      return { kind: 'error', text: cell.w ?? '#ERROR' };
    case 'b':
      return { kind: 'boolean', text: cell.v ? 'TRUE' : 'FALSE' };
    case 'n':
      return numberOf(Number(cell.v), cell, from1904);
    case 'd': {
      const date = cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v);
      return { kind: 'date', text: date };
    }
    case 's': {
      const text = String(cell.v ?? '').replaceAll('\0', '');
      return text === '' && cell.f !== undefined ? { kind: 'formula', text: '' } : text;
    }
    default:
      return cell.f === undefined ? '' : { kind: 'formula', text: '' };
  }
}

function numberOf(value: number, cell: XLSX.CellObject, from1904: boolean): Cell {
  const kind = formatKind(-1, typeof cell.z === 'string' ? cell.z : 'General');
  if (kind === 'plain' || !Number.isFinite(value)) return value;
  if (kind === 'date') return { kind: 'date', text: dateText(value, from1904) };
  if (kind === 'scientific') return { kind: 'scientific', text: exponentText(value) };
  return Number.isInteger(value) && value >= 0 ? String(value).padStart(kind.zeros, '0') : value;
}

/** Whether nothing is missing from the end of an old sheet or workbook; others tell it themselves. */
function isWhole(content: Uint8Array): boolean {
  if (content[0] === 0x50) return true;
  if (content[0] !== 0xd0) return areWhole(content);
  const file = XLSX.CFB.read(Buffer.from(content), { type: 'buffer' });
  const stream = XLSX.CFB.find(file, '/Workbook') ?? XLSX.CFB.find(file, '/Book');
  const bytes = stream?.content as Uint8Array | undefined;
  return bytes === undefined || (bytes.length >= (stream?.size ?? 0) && areWhole(bytes));
}

function open({ content, rowsMax }: ThreadInput): XLSX.WorkBook | null {
  try {
    const book = XLSX.read(content, {
      type: typeof content === 'string' ? 'string' : 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // Texts of a page stay as they were typed; typed formats know their own numbers.
      raw: typeof content === 'string',
      sheetRows: rowsMax + 2,
    });
    if (typeof content === 'string' || isWhole(content)) return book;
    postResponse({ is: 'corrupt' });
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    postResponse({ is: /password|encrypt/i.test(text) ? 'password' : 'corrupt' });
    return null;
  }
}

function mergesOf(sheet: XLSX.WorkSheet): Merges {
  const merges = new Merges((workerData as ThreadInput).mergesMax);
  for (const range of sheet['!merges'] ?? []) merges.add(XLSX.utils.encode_range(range));
  return merges;
}

function serve(book: XLSX.WorkBook): void {
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  const names = book.SheetNames;
  const merges = new Map<number, Merges>();
  parentPort?.on('message', ({ sheet: index, from }: ThreadQuestion) => {
    const sheet = book.Sheets[names[index] ?? ''];
    const data: (XLSX.CellObject | undefined)[][] = sheet?.['!data'] ?? [];
    try {
      if (sheet && from === 0) merges.set(index, mergesOf(sheet));
    } catch (error) {
      if (!(error instanceof TooManyMerges)) throw error;
      postResponse({ is: 'merges' });
      return;
    }
    const until = Math.min(data.length, from + ROWS_PER_RESPONSE);
    const rows: RawRow[] = [];
    for (let rowIndex = from; rowIndex < until; rowIndex += 1) {
      const cells: Cell[] = [];
      const line = data[rowIndex] ?? [];
      for (let column = 0; column < line.length; column += 1) {
        const cell = line[column];
        cells.push(cell ? cellOf(cell, from1904) : '');
      }
      merges.get(index)?.fill(rowIndex + 1, cells);
      while (cells.length > 0 && cells.at(-1) === '') cells.pop();
      if (cells.length > 0) rows.push({ row: rowIndex + 1, cells });
    }
    const isOver = until >= data.length;
    postResponse({
      is: 'rows',
      rows,
      next: isOver ? null : until,
      share: until / Math.max(1, data.length),
    });
  });
  postResponse({
    is: 'sheets',
    sheets: names.map((name, index) => ({
      index,
      name,
      hidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    })),
  });
}

const book = open(workerData as ThreadInput);
if (book) serve(book);
