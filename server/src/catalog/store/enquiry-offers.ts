import { sql } from 'kysely';
import type {
  BlacklistStage,
  DepositReturn,
  TrackRecord,
} from '#contract/companies/standing-schemas.ts';
import { unitPriceText } from '#contract/money.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import { staleAt } from '../engine/search-query.ts';
import { isNotListed } from './blacklist.ts';
import { type StockRow, stockColumns, stockJoin } from './stock.ts';

/** Converts a stock row to an offer as enquiries read it. */
const toOffer = (line: StockRow) => ({
  id: line.id,
  account: line.account,
  mpn: line.mpn,
  manufacturer: line.manufacturer,
  quantity: line.quantity,
  unitPrice: line.unitPrice === null ? null : unitPriceText(line.unitPrice),
  priceBreaks: (line.priceBreaks ?? []).map(([quantity, price]) => ({
    quantity,
    unitPrice: unitPriceText(BigInt(price)),
  })),
  moq: line.moq,
  condition: line.condition,
  packaging: line.packaging,
  dateCode: line.dateCode,
  leadTime: line.leadTime,
});
type StockOffer = ReturnType<typeof toOffer>;

/** Sellers whose stock in search has one of the keys: of each at most `limit`, the fullest first. */
export const sellersOfKeys = (
  db: Db,
  { keys, limit, now }: { readonly keys: readonly string[]; limit: number; now: Date },
) =>
  rows<{ key: string; account: string }>(
    db,
    sql`select k.key, s.account from unnest(${[...keys]}::text[]) as k (key) cross join lateral (
          select l.account from catalog.part p join catalog.stock_line l on l.part = p.id
          where p.norm = k.key and l.confirmed_at > ${staleAt(now)}
            and ${isNotListed(sql`l.account`)}
          group by l.account order by sum(l.quantity) desc, l.account limit ${limit}) s`,
  );

/** Offers in search by the ids of their lines; those that left it are left out. */
export async function offersById(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, StockOffer>> {
  const found = await rows<StockRow>(
    db,
    sql`select ${stockColumns} from ${stockJoin}
        where l.id = any(${[...ids]}::uuid[]) and l.confirmed_at > ${staleAt(now)}
          and ${isNotListed(sql`l.account`)}`,
  );
  return new Map(found.map((line) => [line.id, toOffer(line)]));
}

/** A seller's own stock of keys, by key: of several lines the one confirmed last, and the pieces of all. */
export async function stockOfKeys(
  db: Db,
  seller: string,
  keys: readonly string[],
): Promise<Map<string, StockOffer & { readonly held: number }>> {
  const found = await rows<StockRow & { norm: string; held: number }>(
    db,
    sql`select distinct on (p.norm) p.norm, ${stockColumns},
          (sum(l.quantity) over (partition by p.norm))::float8 as held from ${stockJoin}
        where l.account = ${seller} and p.norm = any(${[...keys]}::text[])
        order by p.norm, l.confirmed_at desc, l.id`,
  );
  return new Map(found.map((line) => [line.norm, { ...toOffer(line), held: line.held }]));
}

/** The standing of sellers as it was drawn last; one who is too new for a record is left out. */
export async function standingsOf(
  db: Db,
  sellers: readonly string[],
): Promise<Map<string, TrackRecord>> {
  const found = await rows<{
    account: string;
    passed: number;
    inspected: number;
    low: number | null;
    high: number | null;
    enquiriesReceived: number;
    enquiriesReplied: number;
    shipDue: number;
    shipInTime: number;
    blacklist: BlacklistStage | null;
    depositWaiver: string;
    depositReturn: DepositReturn | null;
    companyCn: string;
  }>(
    db,
    sql`select account, passed, inspected, low, high, asked as "enquiriesReceived",
          answered as "enquiriesReplied", ship_due as "shipDue", ship_in_time as "shipInTime",
          blacklist, deposit_waiver as "depositWaiver", deposit_return as "depositReturn",
          company_cn as "companyCn"
        from catalog.seller_standing where account = any(${[...sellers]}::uuid[])`,
  );
  return new Map(
    found.map((one) => [
      one.account,
      {
        passedLots: one.passed,
        inspectedLots: one.inspected,
        interval: one.low === null || one.high === null ? null : { low: one.low, high: one.high },
        enquiries:
          one.enquiriesReceived === 0
            ? null
            : { asked: one.enquiriesReceived, answered: one.enquiriesReplied },
        shipments: one.shipDue === 0 ? null : { due: one.shipDue, inTime: one.shipInTime },
        blacklist: one.blacklist,
        depositWaiver: one.depositWaiver,
        depositReturn: one.depositReturn,
        companyCn: one.companyCn,
      },
    ]),
  );
}

/** Inspected lots of sellers and keys of part numbers, by `seller key`. */
export async function labRecordsOf(
  db: Db,
  pairs: readonly { readonly seller: string; readonly key: string }[],
): Promise<Map<string, { inspected: number; passed: number }>> {
  const found = await rows<{ seller: string; key: string; inspected: number; passed: number }>(
    db,
    sql`select r.account as seller, r.norm as key, sum(r.inspected)::int as inspected,
          sum(r.passed)::int as passed
        from unnest(${pairs.map((one) => one.seller)}::uuid[],
          ${pairs.map((one) => one.key)}::text[]) as w (seller, key)
        join catalog.lab_record r on r.norm = w.key and r.account = w.seller
        group by r.account, r.norm`,
  );
  return new Map(
    found.map(({ seller, key, inspected, passed }) => [`${seller} ${key}`, { inspected, passed }]),
  );
}
