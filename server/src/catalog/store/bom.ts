import { sql } from 'kysely';
import type { PriceCaution } from '#contract/companies/standing-schemas.ts';
import type { Condition } from '#contract/option-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import { staleAt } from '../engine/search-query.ts';
import { isNotListed } from './blacklist.ts';
import { hasSellerWarning, isDepositReturned } from './offers.ts';

/**
 * Of one key so many parts are looked at, and so many of the cheapest offers of a part: a bill of
 * popular parts would else read half a million offers. What all of them have is counted already.
 */
const PARTS_MOST = 20;
const OFFERS_MOST = 30;

/** A number that a bill of materials names: its key, and that without packing suffix. */
export interface BomKey {
  readonly key: string;
  readonly base: string;
}

/**
 * `[quantity, moq, price, breaks, caution]` of an offer; prices in 0.00001 USD. The caution is null
 * unless lots of its seller failed or an entry of the blacklist is open about it.
 */
export type BomOffer = readonly [
  quantity: number,
  moq: number | null,
  price: number | null,
  breaks: readonly (readonly [number, number])[] | null,
  caution: PriceCaution | null,
];

/** A part in stock that one of the keys finds. */
export interface BomPartRow {
  /** Place of the key in the list, from 0. */
  readonly place: number;
  readonly id: bigint;
  readonly mpn: string;
  readonly norm: string;
  readonly base: string;
  readonly makerId: string;
  readonly maker: string;
  /** Found by its base alone: the key itself has no stock. */
  readonly widened: boolean;
  /** Another number has the same key, in stock or not. */
  readonly twins: boolean;
  readonly failedLots: boolean;
  /** Sellers of it; where it has more offers than are looked at, how many offers. */
  readonly sellers: number;
  /** Pieces of all offers; of one condition, those of the offers that are looked at. */
  readonly stock: number;
  /** When the youngest of its offers was listed; null where not all of them are looked at. */
  readonly newest: Date | null;
  readonly offers: readonly BomOffer[];
}

/**
 * The parts in stock of many keys, those with most offers first; where a key has none, the parts
 * of its base. One statement for a whole bill: what it costs grows with the lines it finds, and
 * not with the market.
 */
export const partsOfKeys = (
  db: Db,
  keys: readonly BomKey[],
  { condition, now }: { readonly condition: Condition | null; readonly now: Date },
): Promise<BomPartRow[]> =>
  rows<BomPartRow>(
    db,
    sql`with asked as materialized (
          select place::int - 1 as place, key, base
          from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ base }) => base)}::text[])
            with ordinality as k (key, base, place)
        ), by_key as materialized (
          select a.place, a.key, a.base as base_sought, p.*
          from asked a cross join lateral (
            select id, mpn, norm, base, manufacturer, twins, n_lines, qty,
              lab_inspected > lab_passed as failed
            from catalog.part
            where norm = a.key and n_lines > 0 and confirmed_at > ${staleAt(now)}
            order by n_lines desc, id limit ${PARTS_MOST}
          ) p
        ), found as (
          select place, id, mpn, norm, base, manufacturer, twins, n_lines, qty, failed,
            false as widened
          from by_key
          union all
          select a.place, p.id, p.mpn, p.norm, p.base, p.manufacturer, p.twins, p.n_lines, p.qty,
            p.failed, true
          from asked a cross join lateral (
            select id, mpn, norm, base, manufacturer, twins, n_lines, qty,
              lab_inspected > lab_passed as failed
            from catalog.part
            where base = a.base and norm <> a.key and n_lines > 0
              and confirmed_at > ${staleAt(now)}
            order by n_lines desc, id limit ${PARTS_MOST}
          ) p
          where a.base <> '' and not exists (select from by_key b where b.place = a.place)
        )
        select f.place, f.id, f.mpn, f.norm, f.base, f.manufacturer as "makerId", m.name as maker,
          f.widened, f.twins, f.failed as "failedLots",
          case when o.looked_at < ${OFFERS_MOST} or ${condition}::text is not null
            then o.sellers else f.n_lines end as sellers,
          case when o.looked_at < ${OFFERS_MOST} or ${condition}::text is not null
            then o.stock else f.qty::float8 end as stock,
          case when o.looked_at < ${OFFERS_MOST} then o.newest end as newest, o.offers
        from found f
        join catalog.manufacturer m on m.id = f.manufacturer
        cross join lateral (
          select count(*)::int as looked_at, count(distinct account)::int as sellers,
            sum(quantity)::float8 as stock,
            max(at) as newest,
            json_agg(json_build_array(quantity, moq, unit_price, price_breaks,
              case when ${hasSellerWarning(sql`s`)} then json_build_object(
                'inspectedLots', s.inspected, 'passedLots', s.passed, 'blacklist', s.blacklist,
                'depositReturned', ${isDepositReturned(sql`s`)})
              end)) as offers
          from (
            select account, quantity, moq, unit_price, price_breaks, at
            from catalog.stock_line
            where part = f.id and confirmed_at > ${staleAt(now)}
              and ${isNotListed(sql`account`)}
              and (${condition}::text is null or condition = ${condition})
            order by part, unit_price, id limit ${OFFERS_MOST}
          ) l
          left join catalog.seller_standing s using (account)
        ) o
        where o.sellers > 0
        order by f.place, f.widened, sellers desc, f.id`,
  );

/** Different sellers of the cheapest offers of some parts. */
export async function countSellersOf(
  db: Db,
  parts: readonly bigint[],
  { condition, now }: { readonly condition: Condition | null; readonly now: Date },
): Promise<number> {
  if (parts.length === 0) return 0;
  const [found] = await rows<{ sellers: number }>(
    db,
    sql`select count(distinct l.account)::int as sellers
        from unnest(${[...parts]}::bigint[]) as p (id) cross join lateral (
          select account from catalog.stock_line
          where part = p.id and confirmed_at > ${staleAt(now)}
            and ${isNotListed(sql`account`)}
            and (${condition}::text is null or condition = ${condition})
          order by part, unit_price, id limit ${OFFERS_MOST}
        ) l`,
  );
  return found?.sellers ?? 0;
}
