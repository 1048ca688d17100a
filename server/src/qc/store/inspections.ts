import { sql } from 'kysely';
import type { Grade, Verdict } from '#contract/orders/calls.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms.ts';
import type { InspectionState } from '#contract/qc/calls.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database.ts';
import type { Inspection, LabPerson } from '../core/inspection.ts';

interface InspectionRecord {
  id: string;
  no: string;
  order_id: string;
  order_no: string;
  line_id: string;
  lot_id: string;
  lot_no: string;
  round: number;
  state: InspectionState;
  version: number;
  client: string;
  mpn: string;
  manufacturer: string;
  declared_condition: string;
  goods_type: GoodsType;
  date_code: string;
  lot_code: string;
  pieces: number;
  pieces_ordered: number;
  received_at: Date;
  opened_at: Date;
  due_at: Date | null;
  grade: Grade | null;
  verdict: Verdict | null;
  conclusion: string;
  not_covered: string;
  deviations: string;
  author: string | null;
  author_name: string | null;
  reviewer: string | null;
  reviewer_name: string | null;
  stopped_by: TestCode | null;
  resume_reason: string | null;
  sent_back_note: string | null;
  concluded_at: Date | null;
}

const hand = (id: string | null, name: string | null): LabPerson | null =>
  id === null ? null : { id, name: name ?? '' };

const inspectionOf = (found: InspectionRecord): Inspection => ({
  id: found.id,
  no: found.no,
  orderId: found.order_id,
  orderNo: found.order_no,
  lineId: found.line_id,
  lotId: found.lot_id,
  lotNo: found.lot_no,
  round: found.round,
  state: found.state,
  version: found.version,
  client: found.client,
  mpn: found.mpn,
  manufacturer: found.manufacturer,
  declaredCondition: found.declared_condition,
  goodsType: found.goods_type,
  dateCode: found.date_code,
  lotCode: found.lot_code,
  pieces: found.pieces,
  piecesOrdered: found.pieces_ordered,
  receivedAt: found.received_at,
  openedAt: found.opened_at,
  dueAt: found.due_at,
  grade: found.grade,
  verdict: found.verdict,
  conclusion: found.conclusion,
  notCovered: found.not_covered,
  deviations: found.deviations,
  author: hand(found.author, found.author_name),
  reviewer: hand(found.reviewer, found.reviewer_name),
  stoppedBy: found.stopped_by,
  resumeReason: found.resume_reason,
  sentBackNote: found.sent_back_note,
  concludedAt: found.concluded_at,
});

const columns = sql`select i.* from qc.inspection i`;

export async function insertInspection(tx: Tx, made: Inspection): Promise<void> {
  await sql`
    insert into qc.inspection (
      id, no, order_id, order_no, line_id, lot_id, lot_no, round, state, version, client, mpn,
      manufacturer, declared_condition, goods_type, date_code, lot_code, pieces, pieces_ordered,
      received_at, opened_at, due_at
    ) values (
      ${made.id}, ${made.no}, ${made.orderId}, ${made.orderNo}, ${made.lineId}, ${made.lotId},
      ${made.lotNo}, ${made.round}, ${made.state}, ${made.version}, ${made.client}, ${made.mpn},
      ${made.manufacturer}, ${made.declaredCondition}, ${made.goodsType}, ${made.dateCode},
      ${made.lotCode}, ${made.pieces}, ${made.piecesOrdered}, ${made.receivedAt},
      ${made.openedAt}, ${made.dueAt}
    )`.execute(tx);
}

/** The inspection for this transaction alone; null where there is none. */
export async function lockInspection(tx: Tx, id: string): Promise<Inspection | null> {
  const found = await row<InspectionRecord>(tx, sql`${columns} where i.id = ${id} for update`);
  return found === null ? null : inspectionOf(found);
}

/**
 * An inspection and all others of its order for this transaction alone, in one order of locking;
 * empty where there is none.
 */
export async function lockSiblings(tx: Tx, id: string): Promise<Inspection[]> {
  const found = await rows<InspectionRecord>(
    tx,
    sql`${columns} where i.order_id = (select order_id from qc.inspection where id = ${id})
        order by i.id for update`,
  );
  return found.map(inspectionOf);
}

/** All inspections of an order for this transaction alone. */
export async function lockInspectionsOf(tx: Tx, orderId: string): Promise<Inspection[]> {
  const found = await rows<InspectionRecord>(
    tx,
    sql`${columns} where i.order_id = ${orderId} order by i.id for update`,
  );
  return found.map(inspectionOf);
}

export async function findInspection(db: Db, id: string): Promise<Inspection | null> {
  const found = await row<InspectionRecord>(db, sql`${columns} where i.id = ${id}`);
  return found === null ? null : inspectionOf(found);
}

/** How often a lot was inspected, and whether an inspection of it is open now. */
export const roundsOf = (db: Db, lotId: string): Promise<{ rounds: number; isOpen: boolean }> =>
  one(
    db,
    sql<{ rounds: number; isOpen: boolean }>`
      select coalesce(max(round), 0) as rounds,
             coalesce(bool_or(state <> 'issued'), false) as "isOpen"
      from qc.inspection where lot_id = ${lotId}`,
  );

/** Writes what acts change of an inspection, and counts its version up. */
export async function saveInspection(tx: Tx, kept: Inspection): Promise<void> {
  await sql`
    update qc.inspection set
      state = ${kept.state}, version = version + 1, grade = ${kept.grade},
      verdict = ${kept.verdict}, conclusion = ${kept.conclusion},
      not_covered = ${kept.notCovered}, deviations = ${kept.deviations},
      author = ${kept.author?.id ?? null}, author_name = ${kept.author?.name ?? null},
      reviewer = ${kept.reviewer?.id ?? null}, reviewer_name = ${kept.reviewer?.name ?? null},
      stopped_by = ${kept.stoppedBy}, resume_reason = ${kept.resumeReason},
      sent_back_note = ${kept.sentBackNote}, concluded_at = ${kept.concludedAt}
    where id = ${kept.id}`.execute(tx);
}

interface Page {
  readonly state: InspectionState | null;
  readonly limit: number;
  readonly offset: number;
}

/** Inspections of one state or all, the most urgent first and the issued ones last. */
export async function listInspections(
  db: Db,
  { state, limit, offset }: Page,
): Promise<{ total: number; list: Inspection[] }> {
  const filter = sql`where ${state}::text is null or i.state = ${state}`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from qc.inspection i ${filter}`,
  );
  const list = await rows<InspectionRecord>(
    db,
    sql`${columns} ${filter}
        order by i.state = 'issued', i.due_at, i.opened_at desc, i.id
        limit ${limit} offset ${offset}`,
  );
  return { total, list: list.map(inspectionOf) };
}

/** All inspections that wait for one of these states to be left. */
export async function listInspectionsIn(
  db: Db,
  states: readonly InspectionState[],
): Promise<Inspection[]> {
  const found = await rows<InspectionRecord>(
    db,
    sql`${columns} where i.state = any(${states}) order by i.due_at, i.id`,
  );
  return found.map(inspectionOf);
}

/** Inspections whose numbers, lot or part number hold what staff typed. */
export async function findByKeyword(db: Db, keyword: string, limit: number) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await rows<InspectionRecord>(
    db,
    sql`${columns} where i.no ilike ${like} or i.lot_no ilike ${like} or i.mpn ilike ${like}
        order by i.opened_at desc limit ${limit}`,
  );
  return found.map(inspectionOf);
}
