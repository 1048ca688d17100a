import { sql } from 'kysely';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';

export interface PartKey {
  readonly norm: string;
  readonly mpn: string;
  readonly manufacturer: string;
}

/** A line of stock as its seller describes it; prices in 0.00001 USD. */
export interface StockFacts {
  readonly quantity: number;
  readonly unitPrice: bigint | null;
  readonly condition: StockCondition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly moq: number | null;
  readonly priceBreaks: PriceBreakRow | null;
}

export interface NewStockLine extends StockFacts {
  readonly part: bigint;
  readonly account: string;
  readonly at: Date;
}

/** Lower prices as they are kept: [from so many pieces, price in 0.00001 USD]; null for none. */
export type PriceBreakRow = readonly (readonly [number, number])[];

export interface StockRow {
  readonly id: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly account: string;
  readonly quantity: number;
  readonly unitPrice: bigint | null;
  readonly condition: StockCondition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly moq: number | null;
  readonly priceBreaks: PriceBreakRow | null;
  readonly confirmedAt: Date;
}

/** The columns of a StockRow, over stock_line l, part p and manufacturer m. */
export const stockColumns = sql`l.id, p.mpn, m.name as manufacturer, l.account, l.quantity,
  l.unit_price as "unitPrice", l.condition, l.packaging, l.date_code as "dateCode",
  l.lead_time as "leadTime", l.moq, l.price_breaks as "priceBreaks",
  l.confirmed_at as "confirmedAt"`;
export const stockJoin = sql`catalog.stock_line l join catalog.part p on p.id = l.part
  join catalog.manufacturer m on m.id = p.manufacturer`;

const partIdentity = ({ norm, manufacturer, mpn }: PartKey) => `${norm} ${manufacturer} ${mpn}`;

/** The ids of parts, those that are new made first. Numbers that differ stay apart. */
export async function ensureParts(
  tx: Tx,
  keys: readonly PartKey[],
): Promise<(part: PartKey) => bigint> {
  const unique = new Map(keys.map((part) => [partIdentity(part), part]));
  // Every writer goes through the parts in one order, so that two of them cannot wait in a circle.
  const parts = [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
  const columns = sql`unnest(${parts.map((part) => part.norm)}::text[],
    ${parts.map((part) => part.mpn)}::text[], ${parts.map((part) => part.manufacturer)}::uuid[])`;
  await sql`insert into catalog.part (norm, mpn, manufacturer) select * from ${columns}
    on conflict (norm, manufacturer, mpn) do nothing`.execute(tx);
  const found = await rows<PartKey & { id: bigint }>(
    tx,
    sql`select p.id, p.norm, p.mpn, p.manufacturer
        from ${columns} as wanted (norm, mpn, manufacturer)
        join catalog.part p using (norm, mpn, manufacturer)`,
  );
  const ids = new Map(found.map((part) => [partIdentity(part), part.id]));
  return (part) => {
    const id = ids.get(partIdentity(part));
    if (id === undefined) throw new Error('a part that was just written is not there');
    return id;
  };
}

/** How many rows a statement wrote, however many; none of them is fetched. */
export const affectedRows = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }): number =>
  Number(numAffectedRows ?? 0n);

/** Writes stock lines by one statement. */
export async function insertStockLines(tx: Tx, lines: readonly NewStockLine[]): Promise<void> {
  await sql`insert into catalog.stock_line (id, part, account, quantity, unit_price, condition,
      packaging, date_code, lead_time, moq, price_breaks, at, confirmed_at)
    select *, at from unnest(${lines.map(newId)}::uuid[], ${lines.map((line) => line.part)}::bigint[],
      ${lines.map((line) => line.account)}::uuid[], ${lines.map((line) => line.quantity)}::int[],
      ${lines.map((line) => line.unitPrice)}::bigint[],
      ${lines.map((line) => line.condition)}::text[],
      ${lines.map((line) => line.packaging)}::text[],
      ${lines.map((line) => line.dateCode)}::text[], ${lines.map((line) => line.leadTime)}::text[],
      ${lines.map((line) => line.moq)}::int[],
      ${lines.map(({ priceBreaks }) => priceBreaks && JSON.stringify(priceBreaks))}::jsonb[],
      ${lines.map((line) => line.at)}::timestamptz[])
      as line (id, part, account, quantity, unit_price, condition, packaging, date_code,
        lead_time, moq, price_breaks, at)`.execute(tx);
}

/** A seller's own stock of the parts that have one of these keys. */
export const findStockByKeys = (db: Db, account: string, keys: readonly string[], limit: number) =>
  rows<StockRow>(
    db,
    sql`select ${stockColumns} from ${stockJoin}
        where l.account = ${account} and p.norm = any(${[...keys]}::text[])
        order by p.norm, l.unit_price nulls last, l.id limit ${limit}`,
  );

/** Says that a seller's lines are still there; answers how many were its own. */
export async function confirmStock(
  tx: Tx,
  { account, ids, now }: { account: string; ids: readonly string[]; now: Date },
): Promise<number> {
  const all = ids.length === 0;
  const confirmed = await sql`update catalog.stock_line set confirmed_at = ${now}
    where account = ${account} and (${all}::boolean or id = any(${[...ids]}::uuid[]))`.execute(tx);
  return affectedRows(confirmed);
}

/** A seller's stock lines by when they were last confirmed. */
export const countByFreshness = (
  db: Db,
  account: string,
  { freshAt, staleAt }: { readonly freshAt: Date; readonly staleAt: Date },
) =>
  one<{ fresh: number; ageing: number; stale: number }>(
    db,
    sql`select count(*) filter (where confirmed_at > ${freshAt})::int as fresh,
          count(*) filter (where confirmed_at <= ${freshAt}
            and confirmed_at > ${staleAt})::int as ageing,
          count(*) filter (where confirmed_at <= ${staleAt})::int as stale
        from catalog.stock_line where account = ${account}`,
  );
