import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { newId } from '#server/kit/ids.ts';
import type { Lot, Order } from '../core/order.ts';
import type { NewLot } from '../core/payload.ts';
import type { LotMove } from '../core/pieces.ts';
import { type LotRowRead, lotOf } from './rows.ts';

/** Moves pieces of lots; the database refuses (QA001) what a lot does not have on the shelf. */
export async function movePieces(
  tx: Tx,
  movements: readonly LotMove[],
  { cause, now }: { cause: string; now: Date },
): Promise<void> {
  for (const { lotId, what, pieces } of movements) {
    await sql`insert into orders.piece_move (lot_id, what, pieces, cause, at)
      values (${lotId}, ${what}, ${pieces}, ${cause}, ${now})`.execute(tx);
  }
}

/** Writes the lots of an order as qc sorted them, and answers them with their numbers. */
export async function insertLots(
  tx: Tx,
  order: Order,
  { lots, now }: { lots: readonly NewLot[]; now: Date },
): Promise<Lot[]> {
  const made: Lot[] = [];
  for (const [position, lot] of lots.entries()) {
    const id = newId();
    const no = await nextNumber(tx, 'LOT', now);
    await sql`insert into orders.lot (id, no, order_id, line_id, position, date_code, lot_code)
      values (${id}, ${no}, ${order.id}, ${lot.lineId}, ${position}, ${lot.dateCode},
        ${lot.lotCode})`.execute(tx);
    const move: LotMove = { lotId: id, what: 'received', pieces: lot.pieces };
    await movePieces(tx, [move], { cause: 'inspect', now });
    made.push(lotOf(await one<LotRowRead>(tx, sql`select * from orders.lot where id = ${id}`)));
  }
  return made;
}

/** Pieces of a lot that went back to the seller while the buyer kept a part. */
export interface LotSentBack {
  readonly lineId: string;
  readonly no: string;
  readonly dateCode: string;
  readonly pieces: number;
}

/** Returns the lots in the last parcel with the rest of an order that went back to its seller. */
export const lotsSentBack = (db: Db, orderId: string): Promise<LotSentBack[]> =>
  rows(
    db,
    sql<LotSentBack>`
      with moved as (
        select l.line_id, l.no, l.position, l.date_code, m.pieces, m.at
        from orders.piece_move m join orders.lot l on l.id = m.lot_id
        where l.order_id = ${orderId} and m.cause = 'sendBackRest' and m.what = 'returned')
      select line_id as "lineId", no, date_code as "dateCode", pieces
      from moved where at = (select max(at) from moved) order by position`,
  );

/** A lot with the part and the order that it belongs to; all counts are pieces. */
export interface NumberedLot {
  readonly id: string;
  readonly no: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly buyerId: string;
  readonly buyerName: string;
  /** In hundred-thousandths of a dollar. */
  readonly unitPrice: bigint;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly received: number;
  readonly consumed: number;
  readonly dispatched: number;
  readonly returned: number;
  readonly quarantined: number;
  readonly onShelf: number;
}

const numberedLot = sql`
  select l.id, l.no, o.id as "orderId", o.no as "orderNo", o.buyer_id as "buyerId",
         o.buyer_name as "buyerName", n.unit_price as "unitPrice", n.mpn, n.manufacturer,
         l.date_code as "dateCode", l.lot_code as "lotCode", l.received,
         l.consumed, l.dispatched, l.returned, l.quarantined, l.on_shelf as "onShelf"
  from orders.lot l join orders."order" o on o.id = l.order_id
    join orders.line n on n.id = l.line_id`;

/** Returns the lot with a number that its label shows; null where there is none. */
export const lotByNo = (db: Db, no: string): Promise<NumberedLot | null> =>
  row(db, sql<NumberedLot>`${numberedLot} where l.no = ${no}`);

/** Returns lots by their ids. */
export const lotsById = (db: Db, ids: readonly string[]): Promise<NumberedLot[]> =>
  rows(db, sql<NumberedLot>`${numberedLot} where l.id = any(${[...ids]}::uuid[])`);

/** Returns how many pieces of a lot are left on the shelf. */
export async function shelfOf(db: Db, lotId: string): Promise<number> {
  const found = await one<{ onShelf: number }>(
    db,
    sql`select on_shelf as "onShelf" from orders.lot where id = ${lotId}`,
  );
  return found.onShelf;
}

/** Lots with a verdict of sellers' orders but for those in `without`, and those of them that passed. */
export const countSellerLots = (db: Db, sellerIds: readonly string[], without: readonly string[]) =>
  rows<{ sellerId: string; inspected: number; passed: number }>(
    db,
    sql`select o.seller_id as "sellerId", count(*)::int as inspected,
               count(*) filter (where l.verdict = 'pass')::int as passed
        from orders.lot l join orders."order" o on o.id = l.order_id
        where o.seller_id = any(${[...sellerIds]}::uuid[]) and l.verdict is not null
          and l.id <> all(${[...without]}::uuid[])
        group by o.seller_id`,
  );
