import { sql } from 'kysely';
import { type Db, one, rows, type Tx } from '#server/kit/database.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import type { Lot, Order } from '../core/order.ts';
import type { NewLot } from '../core/payload.ts';
import type { LotMove } from '../core/pieces.ts';
import { type LotRowRead, lotOf } from './rows.ts';

/** Moves pieces of lots; the database refuses (QA001) what a lot does not have on the shelf. */
export async function movePieces(
  tx: Tx,
  moves: readonly LotMove[],
  { cause, now }: { cause: string; now: Date },
): Promise<void> {
  for (const { lotId, what, pieces } of moves) {
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

/** What is left of a lot on the shelf. */
export async function shelfOf(db: Db, lotId: string): Promise<number> {
  const found = await one<{ onShelf: number }>(
    db,
    sql`select on_shelf as "onShelf" from orders.lot where id = ${lotId}`,
  );
  return found.onShelf;
}

/** Lots with a verdict of sellers' orders, and those of them that passed. */
export const countSellerLots = (db: Db, sellerIds: readonly string[]) =>
  rows<{ sellerId: string; inspected: number; passed: number }>(
    db,
    sql`select o.seller_id as "sellerId", count(*)::int as inspected,
               count(*) filter (where l.verdict = 'pass')::int as passed
        from orders.lot l join orders."order" o on o.id = l.order_id
        where o.seller_id = any(${[...sellerIds]}::uuid[]) and l.verdict is not null
        group by o.seller_id`,
  );
