import { sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A popular part as it is kept. */
export interface PopularPartRecord {
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly lineId: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly supplier: string;
  readonly unitPrice: bigint;
  readonly at: Date;
  readonly verdict: Verdict;
  readonly grade: Grade | null;
  readonly reportNo: string | null;
  readonly reportCode: string | null;
  readonly publishedBy: string;
  readonly publishedName: string;
  readonly publishedAt: Date;
}

const columns = sql`id, order_id as "orderId", order_no as "orderNo", line_id as "lineId", mpn,
  manufacturer, quantity, supplier, unit_price as "unitPrice", at, verdict, grade,
  report_no as "reportNo", report_code as "reportCode", published_by as "publishedBy",
  published_name as "publishedName", published_at as "publishedAt"`;

/** A page of the public rows, the latest deal first, and how many there are. */
export async function publicPopular(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: PopularPartRecord[] }> {
  const [{ total }, list] = await Promise.all([
    one<{ total: number }>(
      db,
      sql`select count(*)::int as total from content.popular_part where withdrawn_at is null`,
    ),
    rows(
      db,
      sql<PopularPartRecord>`select ${columns} from content.popular_part where withdrawn_at is null
        order by at desc, id desc limit ${limit} offset ${offset}`,
    ),
  ]);
  return { total, list };
}

/** Which of some lines are public now. */
export async function publicLines(db: Db, lineIds: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select line_id as id from content.popular_part
        where withdrawn_at is null and line_id = any(${[...lineIds]}::uuid[])`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Makes a line public; false where it is so already. */
export async function insertPopular(tx: Tx, part: PopularPartRecord): Promise<boolean> {
  const made = await row(
    tx,
    sql`insert into content.popular_part (id, order_id, order_no, line_id, mpn, manufacturer,
          quantity, supplier, unit_price, at, verdict, grade, report_no, report_code,
          published_by, published_name, published_at)
        values (${part.id}, ${part.orderId}, ${part.orderNo}, ${part.lineId}, ${part.mpn},
          ${part.manufacturer}, ${part.quantity}, ${part.supplier}, ${part.unitPrice}, ${part.at},
          ${part.verdict}, ${part.grade}, ${part.reportNo}, ${part.reportCode},
          ${part.publishedBy}, ${part.publishedName}, ${part.publishedAt})
        on conflict (line_id) where withdrawn_at is null do nothing returning id`,
  );
  return made !== null;
}

/** Takes a public row back; null where there is none. */
export const withdrawPopular = (
  tx: Tx,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<PopularPartRecord | null> =>
  row(
    tx,
    sql<PopularPartRecord>`update content.popular_part set withdrawn_name = ${name}, withdrawn_at = ${now}
      where id = ${id} and withdrawn_at is null returning ${columns}`,
  );
