import { type RawBuilder, sql } from 'kysely';
import type { quoteTabs } from '#contract/enquiries/constants.ts';
import type { EnquiryType, quoteSorts } from '#contract/enquiries/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { StoredFile } from '../deps.ts';
import type { LineRecord } from './enquiries.ts';
import { type RequestRecord, requestColumns } from './requests.ts';

/** A request with the fields of its line and enquiry that a seller's views need. */
export interface SellerRow
  extends RequestRecord,
    Pick<
      LineRecord,
      | 'mpn'
      | 'mpnKey'
      | 'manufacturer'
      | 'quantity'
      | 'targetPrice'
      | 'condition'
      | 'dateCode'
      | 'leadTime'
      | 'note'
    > {
  /** Never shown to the seller. */
  readonly buyer: string;
  readonly type: EnquiryType;
  readonly urgent: boolean;
  readonly wantedBy: Date | null;
  readonly country: string;
  readonly attach: readonly StoredFile[];
}

// The note of the line first, then that of the whole enquiry, which its form says that sellers see.
const sellerColumns = sql`${requestColumns}, e.account as buyer, e.type, e.urgent,
  e.wanted_by as "wantedBy",
  e.country, e.attach, l.mpn, l.mpn_key as "mpnKey", l.manufacturer, l.quantity,
  l.target_price as "targetPrice", l.condition, l.date_code as "dateCode",
  l.lead_time as "leadTime",
  concat_ws(' · ', nullif(l.note, ''), nullif(e.note, '')) as note`;
const sellerJoined = sql`enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
  join enquiries.line l on l.id = r.line`;

export interface SellerFilter {
  readonly account: string;
  readonly type: EnquiryType;
  readonly tab: (typeof quoteTabs)[number];
  readonly key: string;
  readonly manufacturer: string;
  readonly urgent: boolean | null;
  readonly countered: boolean;
  /** The seller's stock of the requested parts; null where that does not matter. */
  readonly held: readonly { readonly key: string; readonly quantity: number }[] | null;
  readonly sort: QuoteSort;
}
type QuoteSort = (typeof quoteSorts)[number];

const isCountered = sql`exists (
  select from enquiries.counter c where c.request = r.id and c.state = 'open')`;
const tabs: Record<SellerFilter['tab'], RawBuilder<unknown>> = {
  awaiting: sql`r.state = 'awaiting'`,
  completed: sql`r.state not in ('awaiting', 'refused') and r.quote_version > 0`,
  refused: sql`r.state = 'refused'`,
  ended: sql`r.state not in ('awaiting', 'refused') and r.quote_version = 0`,
};

function sellerFiltered(filter: SellerFilter): RawBuilder<unknown> {
  const like = `%${filter.key}%`;
  const keys = (filter.held ?? []).map((one) => one.key);
  const quantities = (filter.held ?? []).map((one) => one.quantity);
  return sql`r.account = ${filter.account} and e.type = ${filter.type} and ${tabs[filter.tab]}
    and (${filter.urgent}::boolean is null or e.urgent = ${filter.urgent})
    and (not ${filter.countered}::boolean or ${isCountered})
    and (${filter.manufacturer === ''}::boolean or l.manufacturer = ${filter.manufacturer})
    and (${filter.held === null}::boolean or exists (
      select from unnest(${keys}::text[], ${quantities}::bigint[]) as h (key, quantity)
      where h.key = l.mpn_key and h.quantity >= l.quantity))
    and (${filter.key === ''}::boolean or translate(r.no, '-/', '') like ${like}
      or l.mpn_key like ${like})`;
}

const orders: Record<QuoteSort, (tab: SellerFilter['tab']) => RawBuilder<unknown>> = {
  due: (tab) =>
    tab === 'awaiting'
      ? sql`e.urgent desc, r.at, r.id`
      : sql`${isCountered} desc, r.at desc, r.id desc`,
  newest: () => sql`r.at desc, r.id desc`,
  amount: () => sql`l.target_price::numeric * l.quantity desc nulls last, r.at, r.id`,
};

/** A page of a seller's requests, in the order that is asked for. */
export const sellerRequests = (
  db: Db,
  filter: SellerFilter,
  page: { readonly limit: number; readonly offset: number },
) =>
  rows<SellerRow>(
    db,
    sql`select ${sellerColumns} from ${sellerJoined} where ${sellerFiltered(filter)}
        order by ${orders[filter.sort](filter.tab)} limit ${page.limit} offset ${page.offset}`,
  );

export async function countSellerRequests(db: Db, filter: SellerFilter): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sellerJoined} where ${sellerFiltered(filter)}`,
  );
  return n;
}

/** One request of the seller; null for anybody else's. */
export const sellerRequest = (db: Db, id: string, account: string) =>
  row<SellerRow>(
    db,
    sql`select ${sellerColumns} from ${sellerJoined} where r.id = ${id} and r.account = ${account}`,
  );

/** Requests of the seller by their ids; anybody else's are left out. */
export const sellerRequestsById = (db: Db, account: string, ids: readonly string[]) =>
  rows<SellerRow>(
    db,
    sql`select ${sellerColumns} from ${sellerJoined}
        where r.id = any(${[...ids]}::uuid[]) and r.account = ${account}`,
  );

/** The same, locked in the order of their ids; their enquiries are locked before. */
export const lockSellerRequests = (tx: Tx, account: string, ids: readonly string[]) =>
  rows<SellerRow>(
    tx,
    sql`select ${sellerColumns} from ${sellerJoined}
        where r.id = any(${[...ids]}::uuid[]) and r.account = ${account}
        order by r.id for update of r`,
  );

/** Makers that a tab's requests name, those of most requests first. */
export const makersOfRequests = (
  db: Db,
  { account, type, tab }: Pick<SellerFilter, 'account' | 'type' | 'tab'>,
  limit: number,
) =>
  rows<{ name: string; requests: number }>(
    db,
    sql`select l.manufacturer as name, count(*)::int as requests from ${sellerJoined}
        where r.account = ${account} and e.type = ${type} and ${tabs[tab]} and l.manufacturer <> ''
        group by l.manufacturer order by requests desc, name limit ${limit}`,
  );

/** Keys of the parts that a tab's requests ask for. */
export const keysOfRequests = async (
  db: Db,
  { account, type, tab }: Pick<SellerFilter, 'account' | 'type' | 'tab'>,
): Promise<string[]> => {
  const found = await rows<{ key: string }>(
    db,
    sql`select distinct l.mpn_key as key from ${sellerJoined}
        where r.account = ${account} and e.type = ${type} and ${tabs[tab]}`,
  );
  return found.map(({ key }) => key);
};

/** A seller's requests by type and tab, and what of them waits; `today` ends before a moment. */
export const countsOfSeller = (db: Db, account: string, requestedBefore: Date) =>
  rows<{
    type: EnquiryType;
    awaiting: number;
    countered: number;
    completed: number;
    refused: number;
    ended: number;
    today: number;
  }>(
    db,
    sql`select e.type, count(*) filter (where ${tabs.awaiting})::int as awaiting,
          count(*) filter (where r.state = 'quoted' and ${isCountered})::int as countered,
          count(*) filter (where ${tabs.completed})::int as completed,
          count(*) filter (where ${tabs.refused})::int as refused,
          count(*) filter (where ${tabs.ended})::int as ended,
          count(*) filter (where ${tabs.awaiting} and r.at <= ${requestedBefore})::int as today
        from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
        where r.account = ${account} group by e.type`,
  );

/** How many requests await a seller's quote. */
export async function countAwaiting(db: Db, account: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from enquiries.request r
        where r.account = ${account} and r.state = 'awaiting'`,
  );
  return n;
}
