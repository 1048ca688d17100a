import { sql } from 'kysely';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import type { PriceBreakRow } from './stock.ts';
import { isRemoved } from './stock-compare.ts';
import type { Fate, StagedList } from './stock-staging.ts';

/** The columns of a line that a list may change. */
export interface LineValueRow {
  readonly quantity: number;
  readonly unitPrice: bigint | null;
  readonly packaging: Packaging | null;
  readonly leadTime: LeadTime;
  readonly moq: number | null;
  readonly priceBreaks: PriceBreakRow | null;
}

/** A staged row as a preview shows it. */
export interface PreviewRow extends LineValueRow {
  readonly nr: number;
  readonly mpn: string;
  readonly maker: string;
  readonly condition: StockCondition;
  readonly dateCode: string;
  readonly fate: Fate;
  readonly firstNr: number;
  /** The line as it was or is before the list is applied; null where there is none. */
  readonly old: LineValueRow | null;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

type FlatRow = Omit<PreviewRow, 'old'> & {
  readonly had: string | null;
  readonly old_quantity: number;
  readonly old_unit_price: bigint | null;
  readonly old_packaging: Packaging | null;
  readonly old_lead_time: LeadTime;
  readonly old_moq: number | null;
  readonly old_price_breaks: PriceBreakRow | null;
};

const toPreviewRow = (row: FlatRow): PreviewRow => ({
  ...row,
  old:
    row.had === null
      ? null
      : {
          quantity: row.old_quantity,
          unitPrice: row.old_unit_price,
          packaging: row.old_packaging,
          leadTime: row.old_lead_time,
          moq: row.old_moq,
          priceBreaks: row.old_price_breaks,
        },
});

/** Selects the new values; columns that the file does not have keep the values in stock. */
function previewValues({ columns }: Pick<StagedList, 'columns'>) {
  const value = (said: boolean, name: string) =>
    said
      ? sql.ref(`s.${name}`)
      : sql`case when l.id is null then ${sql.ref(`s.${name}`)} else ${sql.ref(`l.${name}`)} end`;
  return sql`case when f.fate = 'duplicate' then s.quantity else f.quantity end::integer as quantity,
    ${value(columns.price, 'unit_price')} as "unitPrice",
    ${value(columns.packaging, 'packaging')} as packaging,
    ${value(columns.leadTime, 'lead_time')} as "leadTime", ${value(columns.moq, 'moq')} as moq,
    ${value(columns.breaks, 'price_breaks')} as "priceBreaks"`;
}

/**
 * Staged rows of some fates in the order of the file. Before the list is applied the old values are
 * those in stock; afterwards those that its change has kept.
 */
export async function listPreviewRows(
  db: Db,
  staged: StagedList & { readonly change: string | null },
  fates: readonly Fate[],
  page: Page,
): Promise<PreviewRow[]> {
  const { list, change } = staged;
  const old =
    change === null
      ? sql`catalog.stock_line l on l.id = f.line`
      : sql`catalog.stock_before l on l.undoes = ${change}::uuid and l.id = f.line`;
  const found = await rows<FlatRow>(
    db,
    sql`select f.nr, s.mpn, coalesce(m.name, s.maker) as maker, s.condition,
          s.date_code as "dateCode", f.fate,
          f.first_nr as "firstNr", ${previewValues(staged)}, l.id as had,
          l.quantity as old_quantity,
          l.unit_price as old_unit_price, l.packaging as old_packaging,
          l.lead_time as old_lead_time, l.moq as old_moq, l.price_breaks as old_price_breaks
        from catalog.staged_fate f join catalog.staged_line s using (list, nr)
        left join catalog.manufacturer m on m.id = f.manufacturer
        left join ${old}
        where f.list = ${list}::uuid and f.fate = any(${[...fates]}::text[])
        order by f.nr limit ${page.limit} offset ${page.offset}`,
  );
  return found.map(toPreviewRow);
}

/** A line that a list removes. */
export interface RemovedRow extends LineValueRow {
  readonly mpn: string;
  readonly maker: string;
  readonly condition: StockCondition;
  readonly dateCode: string;
}

/** Lines that a list would remove, or has removed, in the order of their part numbers. */
export function listRemovedRows(
  db: Db,
  staged: StagedList & { readonly change: string | null },
  page: Page,
): Promise<RemovedRow[]> {
  const from = staged.change === null ? sql`catalog.stock_line l` : sql`catalog.stock_before l`;
  const where =
    staged.change === null
      ? isRemoved(staged)
      : sql`l.undoes = ${staged.change}::uuid and l.removed`;
  return rows<RemovedRow>(
    db,
    sql`select p.mpn, m.name as maker, l.condition, l.date_code as "dateCode", l.quantity,
          l.unit_price as "unitPrice",
          l.packaging, l.lead_time as "leadTime", l.moq, l.price_breaks as "priceBreaks"
        from ${from} join catalog.part p on p.id = l.part
        join catalog.manufacturer m on m.id = p.manufacturer
        where ${where} order by p.norm, l.id limit ${page.limit} offset ${page.offset}`,
  );
}
