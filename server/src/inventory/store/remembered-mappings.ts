import { sql } from 'kysely';
import type { ImportField, ImportMapping, ImportMode } from '#contract/inventory/import-schemas.ts';
import type { StockCondition } from '#contract/option-schemas.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';

/** How a seller named the columns of files with the same headings. */
export interface RememberedMapping {
  readonly shape: string;
  readonly headerRow: number | null;
  readonly fields: readonly (ImportField | null)[];
  readonly currency: string;
  readonly mode: ImportMode;
  /** Of rows that do not say one; null where it was not asked. */
  readonly condition: StockCondition | null;
}

/** Finds a seller's mappings for files of these shapes; new shapes are left out. */
export const findRememberedMappings = (db: Db, account: string, shapes: readonly string[]) =>
  rows<RememberedMapping>(
    db,
    sql`select shape, header_row as "headerRow", fields, currency, mode,
          condition from inventory.remembered_mapping
        where account = ${account} and shape = any(${[...shapes]}::text[])`,
  );

/** Stores a seller's mapping; the exchange rate changes daily and is not stored. */
export async function upsertRememberedMapping(
  tx: Tx,
  choice: {
    readonly account: string;
    readonly shape: string;
    readonly mapping: ImportMapping;
    readonly mode: ImportMode;
    readonly now: Date;
  },
): Promise<void> {
  const { account, shape, mapping, mode, now } = choice;
  await sql`insert into inventory.remembered_mapping
      (account, shape, header_row, fields, currency, mode, condition, at)
    values (${account}, ${shape}, ${mapping.headerRow}, ${JSON.stringify(mapping.fields)}::jsonb,
      ${mapping.currency}, ${mode}, ${mapping.condition}, ${now})
    on conflict (account, shape) do update set header_row = excluded.header_row,
      fields = excluded.fields, currency = excluded.currency, mode = excluded.mode,
      condition = excluded.condition, at = excluded.at`.execute(tx);
}
