import { sql } from 'kysely';
import { copyLine } from '#server/kit/database/copy.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import type { StoredProblem } from './imports.ts';

/** A row of a file that the reader did not take. */
export interface RefusedRow {
  readonly nr: number;
  readonly problem: StoredProblem;
  readonly cells: readonly string[];
}

/** The COPY that refused rows go in by; `refusedText` writes its rows. */
export const REFUSED_COPY = 'copy inventory.refused_row (import, nr, problem, cells) from stdin';

const CELL_CHARS = 500;

/** PostgreSQL's own notation of a list of texts. */
const toArrayText = (cells: readonly string[]): string =>
  `{${cells
    .map((cell) => `"${cell.slice(0, CELL_CHARS).replace(/[\\"]/g, '\\$&').replaceAll('\0', '')}"`)
    .join(',')}}`;

export const toRefusedCopyRow = (id: string, { nr, problem, cells }: RefusedRow): string =>
  copyLine([id, nr, JSON.stringify(problem).replaceAll('\\u0000', ''), toArrayText(cells)]);

export const listRefusedRows = (
  db: Db,
  id: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<RefusedRow[]> =>
  rows<RefusedRow>(
    db,
    sql`select nr, problem, cells from inventory.refused_row where import = ${id}::uuid
        order by nr limit ${page.limit} offset ${page.offset}`,
  );

/** Refused rows after a row, for files that are written in batches. */
export const listRefusedAfter = (db: Db, id: string, nr: number, limit: number) =>
  rows<RefusedRow>(
    db,
    sql`select nr, problem, cells from inventory.refused_row
        where import = ${id}::uuid and nr > ${nr} order by nr limit ${limit}`,
  );
