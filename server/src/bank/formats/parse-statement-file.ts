import type { StatementFormat } from '#contract/bank/schemas.ts';
import { BadStatement, type ReadStatement, requireBalanced } from '../core/statement.ts';
import { readCamt053 } from './camt053.ts';
import { type CsvSettings, readCsv } from './csv.ts';
import { readMt940 } from './mt940.ts';

/** Returns the text of a file: UTF-8, UTF-16 by its mark, else GB18030 where it is Chinese, or Latin 1. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const chinese = new TextDecoder('gb18030').decode(bytes);
    return /\p{Script=Han}{2}/u.test(chinese) && !chinese.includes('\ufffd')
      ? chinese
      : new TextDecoder('latin1').decode(bytes);
  }
}

/** Returns what a file is by how it begins. */
export function formatOf(text: string): StatementFormat {
  const head = text.slice(0, 2000).trimStart();
  if (head.startsWith('<')) return 'camt053';
  return /^(\{1:|:20:|:\d{2}[A-Z]?:)/m.test(head) ? 'mt940' : 'csv';
}

/** Reads the statements of a file and checks their balances. Throws BadStatement. */
export function parseStatementFile(text: string, csv: CsvSettings | null): ReadStatement[] {
  if (text.includes('\u0000')) throw new BadStatement('unreadable', 1);
  const format = formatOf(text);
  if (format === 'csv' && csv === null) throw new BadStatement('columns', 1);
  const statements =
    format === 'camt053'
      ? readCamt053(text)
      : format === 'mt940'
        ? readMt940(text)
        : [readCsv(text, csv as CsvSettings)];
  for (const statement of statements) requireBalanced(statement);
  return statements;
}
