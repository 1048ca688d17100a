import { type RawBuilder, sql } from 'kysely';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A passport as it is stored; all counts are pieces. */
export interface Passport {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly parentId: string | null;
  readonly lotId: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly holderId: string;
  /** Who received the lot from the market: its order is theirs. */
  readonly firstHolderId: string;
  readonly note: string;
  /** Who split it off and wrote the note, which nobody else reads. */
  readonly noteById: string;
  readonly issuedAt: Date;
  readonly issued: number;
  readonly split: number;
  readonly used: number;
  readonly putBack: number;
  readonly left: number;
}

const columns = sql`p.id, p.no, p.version, p.parent_id as "parentId", p.lot_id as "lotId",
  p.order_id as "orderId", p.order_no as "orderNo", p.mpn, p.manufacturer,
  p.date_code as "dateCode", p.lot_code as "lotCode", p.holder_id as "holderId",
  p.first_holder_id as "firstHolderId", p.note, p.issued_at as "issuedAt",
  coalesce((select h.from_id from passports.handover h
    where h.passport_id = p.id and h.state = 'accepted'
    order by h.decided_at, h.id limit 1), p.holder_id) as "noteById",
  p.issued, p.split, p.used, p.put_back as "putBack", p.pieces_left as "left"`;

export const findPassportByNo = (db: Db, no: string): Promise<Passport | null> =>
  row(db, sql<Passport>`select ${columns} from passports.passport p where p.no = ${no}`);

/** Reads a passport and keeps others from acting on it meanwhile. */
export const lockPassport = (tx: Tx, id: string): Promise<Passport | null> =>
  row(tx, sql<Passport>`select ${columns} from passports.passport p where p.id = ${id} for update`);

/** Returns the passports that were split off from one, the first one first; put back ones too. */
export const listChildren = (db: Db, parentId: string): Promise<Passport[]> =>
  rows(
    db,
    sql<Passport>`select ${columns} from passports.passport p where p.parent_id = ${parentId}
      order by p.issued_at, p.no`,
  );

/** Returns the passports above one, the root first. */
export const listAncestors = (db: Db, id: string): Promise<Passport[]> =>
  rows(
    db,
    sql<Passport>`
      with recursive above (id, depth) as (
        select parent_id, 1 from passports.passport where id = ${id}
        union all
        select q.parent_id, a.depth + 1
        from above a join passports.passport q on q.id = a.id
      )
      select ${columns} from above a join passports.passport p on p.id = a.id
      order by a.depth desc`,
  );

/** Writes a child of a locked passport without pieces; a move brings them. */
export async function insertChild(
  tx: Tx,
  parent: Passport,
  child: {
    readonly id: string;
    readonly no: string;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    insert into passports.passport (id, no, parent_id, lot_id, order_id, order_no, mpn,
      manufacturer, date_code, lot_code, holder_id, note, issued_at)
    values (${child.id}, ${child.no}, ${parent.id}, ${parent.lotId}, ${parent.orderId},
      ${parent.orderNo}, ${parent.mpn}, ${parent.manufacturer}, ${parent.dateCode},
      ${parent.lotCode}, ${parent.holderId}, ${child.note}, ${child.now})`.execute(tx);
}

/** A move of pieces; `used` alone may be negative, where a count is corrected. */
export interface PassportMove {
  readonly passportId: string;
  readonly childId: string | null;
  readonly what: 'split' | 'putBack' | 'used';
  readonly pieces: number;
  readonly actorId: string;
  readonly now: Date;
}

/** Moves pieces; the database refuses (LP001) what a passport does not have. */
export async function insertMove(tx: Tx, move: PassportMove): Promise<void> {
  await sql`
    insert into passports.move (passport_id, child_id, what, pieces, actor_id, at)
    values (${move.passportId}, ${move.childId}, ${move.what}, ${move.pieces}, ${move.actorId},
            ${move.now})`.execute(tx);
}

/** A passport in a list, with the number of the one above it. */
export interface ListedPassport extends Passport {
  readonly parentNo: string | null;
}

/** Which passports to list. */
export interface PassportFilter {
  readonly holderId: string | null;
  readonly orderId: string | null;
  /** Part of a number of a passport or order, or of a part number. */
  readonly keyword: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of passports, the newest first. */
export async function listPassports(
  db: Db,
  { holderId, orderId, keyword, pageNum, pageSize }: PassportFilter,
): Promise<{ total: number; list: ListedPassport[] }> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (holderId !== null) parts.push(sql`p.holder_id = ${holderId}`);
  if (orderId !== null) parts.push(sql`p.order_id = ${orderId}`);
  if (keyword !== '') {
    const pattern = containing(keyword);
    parts.push(
      sql`(p.no ilike ${pattern} or p.order_no ilike ${pattern} or p.mpn ilike ${pattern})`,
    );
  }
  const where = sql.join(parts, sql` and `);
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from passports.passport p
      where ${where}`,
  );
  const list = await rows(
    db,
    sql<ListedPassport>`select ${columns}, q.no as "parentNo"
      from passports.passport p left join passports.passport q on q.id = p.parent_id
      where ${where} order by p.issued_at desc, p.no limit ${pageSize}
      offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
