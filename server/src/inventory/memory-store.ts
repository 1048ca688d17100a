import { sql } from 'kysely';
import type { ImportField, ImportMapping, ImportMode } from '#contract/inventory/imports.ts';
import { type Db, rows, type Tx } from '#server/kit/database.ts';

/** How a seller named the columns of files with the same headings. */
export interface Remembered {
  readonly shape: string;
  readonly header_row: number | null;
  readonly fields: readonly (ImportField | null)[];
  readonly currency: string;
  readonly mode: ImportMode;
}

/** What a seller chose for files of these shapes; shapes that are new are left out. */
export const recall = (db: Db, account: string, shapes: readonly string[]) =>
  rows<Remembered>(
    db,
    sql`select shape, header_row, fields, currency, mode from inventory.remembered_mapping
        where account = ${account} and shape = any(${[...shapes]}::text[])`,
  );

/** Keeps what a seller chose; the rate of a currency is of its day and is not kept. */
export async function remember(
  tx: Tx,
  given: {
    readonly account: string;
    readonly shape: string;
    readonly mapping: ImportMapping;
    readonly mode: ImportMode;
    readonly now: Date;
  },
): Promise<void> {
  const { account, shape, mapping, mode, now } = given;
  await sql`insert into inventory.remembered_mapping
      (account, shape, header_row, fields, currency, mode, at)
    values (${account}, ${shape}, ${mapping.headerRow}, ${JSON.stringify(mapping.fields)}::jsonb,
      ${mapping.currency}, ${mode}, ${now})
    on conflict (account, shape) do update set header_row = excluded.header_row,
      fields = excluded.fields, currency = excluded.currency, mode = excluded.mode,
      at = excluded.at`.execute(tx);
}
