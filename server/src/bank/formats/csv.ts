import { STATEMENT_MAX_LINES } from '#contract/bank/calls.ts';
import { type CsvField, csvFields } from '#contract/bank/constants.ts';
import type { CsvColumns } from '#contract/bank/schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import {
  BadStatement,
  isoDay,
  type ReadLine,
  type ReadStatement,
  readAmount,
} from '../core/statement.ts';

const COLUMNS_MOST = 100;
const CELL_MOST = 2000;

/** Splits CSV by RFC 4180; the separator is the one that the first line has most of. */
export function splitCsv(text: string): string[][] {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => first.split(mark).length;
  const separator = [',', ';', '\t', '|'].reduce((a, b) => (count(b) > count(a) ? b : a));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let wasQuoted = false;
  const endCell = () => {
    if (cell.length > CELL_MOST) throw new BadStatement('unreadable', rows.length + 1, cell);
    row.push(wasQuoted ? cell : cell.trim());
    if (row.length > COLUMNS_MOST) throw new BadStatement('unreadable', rows.length + 1, cell);
    cell = '';
    wasQuoted = false;
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    if (rows.length > STATEMENT_MAX_LINES + 1) throw new BadStatement('tooMany', rows.length);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const one = text[index] ?? '';
    if (quoted) {
      if (one !== '"') cell += one;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (one === '"' && cell.trim() === '') {
      quoted = true;
      wasQuoted = true;
      cell = '';
    } else if (one === separator) endCell();
    else if (one === '\n') endRow();
    else if (one !== '\r') cell += one;
  }
  if (quoted) throw new BadStatement('truncated', rows.length + 1, cell);
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** Words by which banks head their columns, in lower case. */
const headWords: Readonly<Record<CsvField, readonly string[]>> = {
  bookedOn: [
    'booking date',
    'booked on',
    'date',
    'transaction date',
    'posting date',
    '交易日期',
    '记账日期',
    '日期',
    'buchungstag',
    'buchungsdatum',
  ],
  valueOn: ['value date', 'value', '起息日', 'valuta', 'wertstellung'],
  amount: ['amount', 'transaction amount', '金额', '交易金额', '发生额', 'betrag'],
  debit: ['debit', 'debit amount', 'withdrawal', 'paid out', '借方金额', '借方发生额', '支出'],
  credit: ['credit', 'credit amount', 'deposit', 'paid in', '贷方金额', '贷方发生额', '收入'],
  balance: ['balance', 'running balance', '余额', '账户余额', 'saldo'],
  name: [
    'name',
    'counterparty',
    'payer or payee',
    'payer',
    'beneficiary',
    '对方户名',
    '对方名称',
    'auftraggeber',
  ],
  counterAccount: ['counterparty account', 'account number', 'counter account', '对方账号', 'iban'],
  reference: [
    'reference',
    'description',
    'details',
    'remittance information',
    'purpose',
    '摘要',
    '附言',
    '用途',
    'verwendungszweck',
  ],
  bankReference: ['bank reference', 'transaction id', 'transaction number', '流水号', '交易流水号'],
};

/** Returns which columns the heads of a file seem to be. */
export function guessColumns(heads: readonly string[]): CsvColumns {
  const plain = heads.map((head) =>
    head
      .toLowerCase()
      .replace(/[_\s]+/g, ' ')
      .trim(),
  );
  const guess: CsvColumns = {};
  for (const field of csvFields) {
    const index = plain.findIndex((head) => headWords[field].includes(head));
    if (index >= 0) guess[field] = index;
  }
  return guess;
}

/** Reads a day of a bank: year first, or day first with points or slashes. */
function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[ T].*)?$/.exec(text);
  if (iso) return isoDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const european = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  return european ? isoDay(european[3] ?? '', european[2] ?? '', european[1] ?? '') : null;
}

/** Facts that a CSV file does not say itself. */
export interface CsvSettings {
  readonly currency: Currency;
  readonly columns: CsvColumns;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly account: string;
}

/** Returns a reader of one row's cells by their fields. */
function rowReader({ columns }: CsvSettings, row: readonly string[], rowNo: number) {
  const cell = (field: CsvField): string => row[columns[field] ?? -1] ?? '';
  const money = (field: CsvField): bigint | null => {
    if (cell(field) === '') return null;
    const minor = readAmount(cell(field));
    if (minor === null) throw new BadStatement('unreadable', rowNo, cell(field));
    return minor;
  };
  const amount = (): bigint => {
    const whole = money('amount');
    if (whole !== null) return whole;
    const debit = money('debit') ?? 0n;
    const size = debit < 0n ? -debit : debit;
    return (money('credit') ?? 0n) - size;
  };
  return { cell, money, amount };
}

function readRow(settings: CsvSettings, row: readonly string[], rowNo: number) {
  const { cell, money, amount } = rowReader(settings, row, rowNo);
  const bookedOn = readDay(cell('bookedOn'));
  if (bookedOn === null)
    throw new BadStatement('unreadable', rowNo, cell('bookedOn') || row.join(' '));
  const line: ReadLine = {
    bookedOn,
    valueOn: readDay(cell('valueOn')) ?? bookedOn,
    amount: amount(),
    name: cell('name'),
    counterAccount: cell('counterAccount').replace(/\s/g, ''),
    reference: cell('reference'),
    bankReference: cell('bankReference'),
  };
  if (line.amount === 0n) throw new BadStatement('unreadable', rowNo, row.join(' '));
  return { line, balance: money('balance') };
}

type Row = ReturnType<typeof readRow>;

/** Puts the oldest row first: banks write either way, and the balances tell which. */
function inOrder(rows: Row[]): Row[] {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return rows;
  if (first.line.bookedOn > last.line.bookedOn) return rows.toReversed();
  const chains = (list: Row[]): boolean =>
    list.every(({ line, balance }, index) => {
      const before = list[index - 1]?.balance;
      return index === 0 || balance === null || before == null || before + line.amount === balance;
    });
  return first.line.bookedOn === last.line.bookedOn && !chains(rows) && chains(rows.toReversed())
    ? rows.toReversed()
    : rows;
}

/** Reads a statement from rows of CSV, the first of which are heads. Throws BadStatement. */
export function readCsv(text: string, settings: CsvSettings): ReadStatement {
  const { columns, currency, account } = settings;
  const [heads, ...rows] = splitCsv(text);
  if (heads === undefined) throw new BadStatement('unreadable', 1, text.slice(0, 40));
  const hasAmount = columns.amount !== undefined || columns.credit !== undefined;
  if (columns.bookedOn === undefined || !hasAmount) throw new BadStatement('columns', 1);
  for (const [index, row] of rows.entries()) {
    if (row.length < heads.length) throw new BadStatement('truncated', index + 2, row.join(' '));
  }
  const read = inOrder(rows.map((row, index) => readRow(settings, row, index + 2)));
  const first = read[0];
  const last = read.at(-1);
  if (first === undefined || last === undefined) throw new BadStatement('truncated', 2);
  for (const [index, { line, balance }] of read.entries()) {
    const before = read[index - 1]?.balance;
    if (before != null && balance !== null && before + line.amount !== balance) {
      throw new BadStatement('balance', index + 2, (balance - before - line.amount).toString());
    }
  }
  const opening =
    settings.opening ?? (first.balance === null ? null : first.balance - first.line.amount);
  const closing = settings.closing ?? last.balance;
  if (opening === null || closing === null) throw new BadStatement('columns', 1);
  const lines = read.map(({ line }) => line);
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  return {
    format: 'csv',
    currency,
    account,
    statementNo: '',
    openedOn: days[0] ?? '',
    closedOn: days.at(-1) ?? '',
    opening,
    closing,
    lines,
  };
}
