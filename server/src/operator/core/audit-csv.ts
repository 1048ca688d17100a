import type { z } from 'zod';
import type { AuditRow } from '#contract/operator/schemas.ts';

type Row = z.infer<typeof AuditRow>;

/** Signs with which a sheet program begins a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Returns a cell: quoted where needed, never a formula. */
function cell(value: unknown): string {
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const columns = [
  'seq',
  'at',
  'who',
  'what',
  'onKind',
  'onId',
  'onNo',
  'before',
  'after',
  'address',
  'hash',
] as const satisfies readonly (keyof Row)[];

/** Returns rows of the audit log as CSV (RFC 4180) with a head, in UTF-8 with its mark. */
export function toCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    columns.map((column) => (column === 'seq' ? `${row.seq}` : cell(row[column]))).join(','),
  );
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
