import { type RawBuilder, sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';

/** A lot or an order whose goods are not what its records say; both counts are pieces. */
export interface GoodsDifference {
  readonly orderId: string;
  readonly orderNo: string;
  /** Null where the order as a whole is meant. */
  readonly lotNo: string | null;
  readonly expected: number;
  readonly found: number;
}

/** Differences of one kind: the first by their numbers, at most so many as asked for, of `count`. */
export interface GoodsDifferences {
  readonly count: number;
  readonly records: readonly GoodsDifference[];
}

async function found(
  db: Db,
  statement: RawBuilder<GoodsDifference & { readonly total: number }>,
): Promise<GoodsDifferences> {
  const listed = await rows(db, statement);
  return {
    count: listed[0]?.total ?? 0,
    records: listed.map(({ total: _, ...difference }) => difference),
  };
}

const ofLot = sql`o.id as "orderId", o.no as "orderNo", l.no as "lotNo"`;
const total = sql`(count(*) over ())::integer as total`;

/** Returns the lots whose moves of pieces do not sum to what is counted on the shelf. */
export const lotsOutOfBalance = (db: Db, most: number): Promise<GoodsDifferences> =>
  found(
    db,
    sql`select ${ofLot}, coalesce(m.pieces, 0) as expected, l.on_shelf as found, ${total}
      from orders.lot l join orders."order" o on o.id = l.order_id
      left join (
        select lot_id, sum(case what when 'received' then pieces else -pieces end)::integer as pieces
        from orders.piece_move group by lot_id) m on m.lot_id = l.id
      where l.on_shelf <> coalesce(m.pieces, 0)
      order by l.no limit ${most}`,
  );

/** Returns the lots of lines whose lots together are not what the dock counted of the line. */
export const lotsNotMatchingCount = (db: Db, most: number): Promise<GoodsDifferences> =>
  found(
    db,
    sql`select ${ofLot}, coalesce(n.received, 0) as expected, s.pieces as found, ${total}
      from (
        select line_id, sum(received)::integer as pieces, min(no) as no
        from orders.lot group by line_id) s
      join orders.line n on n.id = s.line_id
      join orders.lot l on l.no = s.no
      join orders."order" o on o.id = l.order_id
      where s.pieces <> coalesce(n.received, 0)
      order by l.no limit ${most}`,
  );

/**
 * Returns the lots with pieces on the shelf although the goods of their order have left or it has
 * ended. The goods of a blind sample belong to the platform and stay.
 */
export const lotsOfEndedOrders = (db: Db, most: number): Promise<GoodsDifferences> =>
  found(
    db,
    sql`select ${ofLot}, 0 as expected, l.on_shelf as found, ${total}
      from orders.lot l join orders."order" o on o.id = l.order_id
      where l.on_shelf <> 0 and o.sample is null
        and o.state in ('dispatched', 'returned', 'quarantined', 'refunding', 'completed', 'refunded',
          'cancelled')
      order by l.no limit ${most}`,
  );

/**
 * Returns the open orders whose goods should be here and are not: nothing was counted, or no piece is
 * left on the shelf although tests consumed fewer than came, or than the buyer keeps.
 */
export const ordersWithoutGoods = (db: Db, most: number): Promise<GoodsDifferences> =>
  found(
    db,
    sql`select o.id as "orderId", o.no as "orderNo", null::text as "lotNo", g.expected, 0 as found,
               ${total}
      from orders."order" o
      join lateral (
        select sum(case o.state
                 when 'received' then n.quantity
                 when 'cleared' then
                   greatest(0, least(coalesce(n.received, 0), n.accepted_quantity) - t.consumed)
                 else coalesce(n.received, 0) - t.consumed end)::integer as expected,
               sum(case o.state when 'received' then coalesce(n.received, 0) else t.on_shelf end)
                 as found
        from orders.line n
        join lateral (
          select coalesce(sum(l.consumed), 0) as consumed, coalesce(sum(l.on_shelf), 0) as on_shelf
          from orders.lot l where l.line_id = n.id) t on true
        where n.order_id = o.id) g on g.found = 0 and g.expected > 0
      where o.state in ('received', 'inspecting', 'reported', 'disputed', 'cleared', 'returning')
      order by o.no limit ${most}`,
  );

/** Pieces of a lot that were moved into quarantine. */
export interface LotInQuarantine {
  readonly lotId: string;
  readonly lotNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly pieces: number;
}

/** Returns the lots that have pieces in quarantine. */
export const lotsInQuarantine = (db: Db): Promise<LotInQuarantine[]> =>
  rows(
    db,
    sql<LotInQuarantine>`select l.id as "lotId", ${ofLot}, l.quarantined as pieces
      from orders.lot l join orders."order" o on o.id = l.order_id
      where l.quarantined <> 0 order by l.no`,
  );
