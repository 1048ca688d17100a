import { formatDecimal } from '#contract/money.ts';
import type { WrittenCell, WrittenRows } from '#server/sheets/public.ts';
import type { Statement, StatementLine } from '#server/wallet/public.ts';
import { momentText, type StatementWords } from './words.ts';

/** Cents as a decimal: spreadsheets sum it, and no digit is lost in the text. */
const figure = (minor: bigint): string => formatDecimal(minor, 2);

/** A statement with its lines in batches, the oldest first. */
export interface StatementContent {
  readonly statement: Statement;
  readonly from: string;
  readonly to: string;
  readonly lines: () => AsyncGenerator<StatementLine[]>;
}

/** A sum of the statement as a row: its name and the balance. */
const sumRow = (name: string, minor: bigint): WrittenCell[] => [
  '',
  '',
  name,
  '',
  '',
  figure(minor),
  '',
];

/**
 * Makes the rows of a sheet: headings, opening balance, a row for each movement, what came in and
 * went out, closing balance.
 */
export async function* statementRows(
  { statement, lines }: StatementContent,
  words: StatementWords,
): WrittenRows {
  const { no, time, matter, reference, change, balance, remark } = words.columns;
  yield [
    [no, time, matter, reference, change, balance, remark],
    sumRow(words.opening, statement.opening),
  ];
  for await (const batch of lines()) {
    yield batch.map((line) => [
      line.seq.toString(),
      momentText(line.at),
      words.matters[line.matter],
      line.no,
      figure(line.amount),
      figure(line.balance),
      line.remark,
    ]);
  }
  yield [
    ['', '', words.incoming, '', figure(statement.incoming), '', ''],
    ['', '', words.outgoing, '', figure(-statement.outgoing), '', ''],
    sumRow(words.closing, statement.closing),
  ];
}
