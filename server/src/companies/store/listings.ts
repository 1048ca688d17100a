import { sql } from 'kysely';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';

/** A settled seller as a search finds it. */
export interface Listing {
  readonly account: string;
  readonly company: string;
  readonly companyCn: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly logo: string;
  readonly since: Date | null;
  readonly passed: number;
  readonly inspected: number;
  readonly low: number;
  readonly shipInTime: number;
  readonly shipDue: number;
  readonly enquiriesReplied: number;
  readonly enquiriesReceived: number;
  readonly stockLines: number;
  readonly brands: readonly string[];
}

const columns = sql`account, company, company_cn as "companyCn", country, province, city, logo,
  since, passed, inspected, low, ship_in_time as "shipInTime", ship_due as "shipDue",
  enquiries_answered as "enquiriesReplied", enquiries_asked as "enquiriesReceived",
  stock_lines as "stockLines", brands`;

/** The filter of a search; an empty text matches all. */
export interface ListingFilter {
  readonly keyword: string;
  /** The maker whose alias the keyword is; null where it is none. */
  readonly keywordName: string | null;
  /** The keyword is a whole line of what is searched. */
  readonly whole: boolean;
  /** A maker as typed, and its own name where the text is an alias of it. */
  readonly brand: string;
  readonly brandName: string | null;
  readonly country: string;
  readonly inspectedOnly: boolean;
  /** Lower end of the interval of passed lots, 0 to 1. */
  readonly low: number;
}

/** Each word of a text, wherever it stands. */
const allWords = (text: string) =>
  sql.join(
    text.split(' ').map((word) => sql`haystack like ${containing(word.toLowerCase())}`),
    sql` and `,
  );

const matches = ({ keyword, whole, brand, brandName, country, ...sought }: ListingFilter) => sql`
  (${keyword === ''}::boolean or ${
    whole
      ? sql`E'\\n' || haystack || E'\\n' like ${containing(`\n${keyword}\n`.toLowerCase())}`
      : allWords(keyword)
  } or brands @> array[${sought.keywordName ?? ''}]::text[])
  and (${brand === ''}::boolean or brands @> array[${brandName ?? brand}]::text[]
    or exists (select 1 from unnest(brands) one where lower(one) like ${containing(brand.toLowerCase())}))
  and (${country === ''}::boolean or country = ${country})
  and (not ${sought.inspectedOnly}::boolean or inspected > 0)
  and low >= ${sought.low}`;

/** Sellers with the best proven record first. */
export const searchListings = (
  db: Db,
  filter: ListingFilter,
  page: { limit: number; offset: number },
) =>
  rows<Listing>(
    db,
    sql`select ${columns} from companies.listing where ${matches(filter)}
        order by low desc, inspected desc, stock_lines desc, account
        limit ${page.limit} offset ${page.offset}`,
  );

/** How many sellers match, counted up to `atMost`. */
export async function countListings(
  db: Db,
  filter: ListingFilter,
  atMost: number,
): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from
        (select 1 from companies.listing where ${matches(filter)} limit ${atMost}) found`,
  );
  return n;
}

/** Sellers of the list that were drawn longest ago, and those of these accounts not in it yet. */
export const findSellersToRefresh = (
  db: Db,
  settled: readonly string[],
  limit: number,
): Promise<string[]> =>
  rows<{ account: string }>(
    db,
    sql`select s.account from unnest(${[...settled]}::uuid[]) s (account)
        left join companies.listing l on l.account = s.account
        order by l.drawn_at nulls first, s.account limit ${limit}`,
  ).then((found) => found.map(({ account }) => account));

/** Takes out who is no settled seller any more. */
export async function deleteOthers(db: Db, settled: readonly string[]): Promise<void> {
  await sql`delete from companies.listing
    where not account = any(${[...settled]}::uuid[])`.execute(db);
}

export async function saveListing(
  db: Db | Tx,
  listing: Listing & { readonly haystack: string },
  now: Date,
): Promise<void> {
  const one = listing;
  await sql`insert into companies.listing (account, company, company_cn, country, province, city,
      logo, since, passed, inspected, low, ship_in_time, ship_due, enquiries_answered,
      enquiries_asked, stock_lines, brands, haystack, drawn_at)
    values (${one.account}, ${one.company}, ${one.companyCn}, ${one.country}, ${one.province},
      ${one.city}, ${one.logo}, ${one.since}, ${one.passed}, ${one.inspected}, ${one.low},
      ${one.shipInTime}, ${one.shipDue}, ${one.enquiriesReplied}, ${one.enquiriesReceived},
      ${one.stockLines}, ${[...one.brands]}::text[], ${one.haystack}, ${now})
    on conflict (account) do update set company = excluded.company,
      company_cn = excluded.company_cn, country = excluded.country, province = excluded.province,
      city = excluded.city, logo = excluded.logo, since = excluded.since,
      passed = excluded.passed, inspected = excluded.inspected, low = excluded.low,
      ship_in_time = excluded.ship_in_time, ship_due = excluded.ship_due,
      enquiries_answered = excluded.enquiries_answered,
      enquiries_asked = excluded.enquiries_asked, stock_lines = excluded.stock_lines,
      brands = excluded.brands, haystack = excluded.haystack,
      drawn_at = excluded.drawn_at`.execute(db);
}
