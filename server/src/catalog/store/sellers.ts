import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { afterPrefix, mpnKey } from '../core/mpn-key.ts';
import { isNotListed } from './blacklist.ts';
import { type StockRow, stockColumns } from './stock.ts';

const DAY_MS = 86_400_000;
const staleAt = (now: Date) => new Date(now.getTime() - limits.stockStaleDays * DAY_MS);

/** A seller's visible stock: its lines and manufacturers, the one with the most lines first. */
export interface StockFacts {
  readonly lines: number;
  readonly brands: readonly string[];
}

/** The stock in search of sellers, by account; one without any is left out. */
export async function findStockFacts(
  db: Db,
  accounts: readonly string[],
  now: Date,
): Promise<Map<string, StockFacts>> {
  const found = await rows<{ account: string; brand: string; lines: number }>(
    db,
    sql`select l.account, m.name as brand, count(*)::int as lines
        from catalog.stock_line l join catalog.part p on p.id = l.part
        join catalog.manufacturer m on m.id = p.manufacturer
        where l.account = any(${[...accounts]}::uuid[]) and l.confirmed_at > ${staleAt(now)}
          and ${isNotListed(sql`l.account`)}
        group by l.account, m.name order by l.account, lines desc, m.name`,
  );
  const facts = new Map<string, { lines: number; brands: string[] }>();
  for (const { account, brand, lines } of found) {
    const existing = facts.get(account) ?? { lines: 0, brands: [] };
    facts.set(account, { lines: existing.lines + lines, brands: [...existing.brands, brand] });
  }
  return facts;
}

/**
 * The first lines of one seller's stock in search whose key begins with a keyword, or is it where
 * the key has fewer than four characters; without a keyword, those added last.
 */
export async function listStockSample(
  db: Db,
  { account, keyword, limit, now }: SampleQuery,
): Promise<{ total: number; list: readonly StockRow[] }> {
  const key = mpnKey(keyword);
  if (key === '' && keyword.trim() !== '') return { total: 0, list: [] };
  const isWhole = [...key].length < limits.exactUnderChars;
  const matches =
    key === ''
      ? sql`true`
      : isWhole
        ? sql`p.norm = ${key}`
        : sql`p.norm >= ${key} and p.norm < ${afterPrefix(key)}`;
  const from = sql`catalog.stock_line l join catalog.part p on p.id = l.part
    where l.account = ${account} and l.confirmed_at > ${staleAt(now)} and ${matches}
      and ${isNotListed(sql`l.account`)}`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${from}`,
  );
  const list = await rows<StockRow>(
    db,
    sql`select ${stockColumns}
        from catalog.stock_line l join catalog.part p on p.id = l.part
        join catalog.manufacturer m on m.id = p.manufacturer
        where l.account = ${account} and l.confirmed_at > ${staleAt(now)} and ${matches}
          and ${isNotListed(sql`l.account`)}
        order by ${key === '' ? sql`l.at desc` : sql`p.norm`}, l.id limit ${limit}`,
  );
  return { total, list };
}

export interface SampleQuery {
  readonly account: string;
  readonly keyword: string;
  readonly limit: number;
  readonly now: Date;
}

/** The name of the maker that a text is an alias of; null where no maker goes by it. */
export async function findManufacturerName(db: Db, key: string): Promise<string | null> {
  const found = await rows<{ name: string }>(
    db,
    sql`select m.name from catalog.manufacturer_alias a
        join catalog.manufacturer m on m.id = a.manufacturer where a.key = ${key} limit 1`,
  );
  return found[0]?.name ?? null;
}
