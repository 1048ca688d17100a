import { sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import type { InspectionState } from '#contract/qc/inspection-schemas.ts';
import type { LotPacking } from '#contract/qc/lot-description/schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';
import type { Inspection, LabPerson, PlannedInspection, RetestOrder } from '../core/inspection.ts';
import type { Climate } from '../core/lot-description.ts';
import { listDeviations } from './deviations.ts';
import { listUnfinished } from './photo-comparisons.ts';
import { listRepeats } from './repeated-photos.ts';
import { planOfInspection } from './tests.ts';

interface InspectionRecord {
  id: string;
  no: string;
  order_id: string;
  order_no: string;
  line_id: string;
  lot_id: string;
  lot_no: string;
  round: number;
  retest_by: 'support' | 'seller' | null;
  retest_reason: string;
  retest_price: bigint | null;
  state: InspectionState;
  version: number;
  client: string;
  mpn: string;
  manufacturer: string;
  declared_condition: string;
  goods_type: GoodsType;
  bought: TestCode[];
  date_code: string;
  lot_code: string;
  pieces: number;
  pieces_ordered: number;
  received_at: Date;
  opened_at: Date;
  due_at: Date | null;
  temperature: string | null;
  humidity: number | null;
  climate_at: Date | null;
  package: string;
  packing: LotPacking | null;
  grade: Grade | null;
  verdict: Verdict | null;
  conclusion: string;
  not_covered: string;
  deviations: string;
  author: string | null;
  author_name: string | null;
  reviewer: string | null;
  reviewer_name: string | null;
  former_authors: string[];
  reassigned_from: string | null;
  reassign_reason: string | null;
  stopped_by: TestCode | null;
  resume_reason: string | null;
  sent_back_note: string | null;
  concluded_at: Date | null;
}

const personOf = (id: string | null, name: string | null): LabPerson | null =>
  id === null ? null : { id, name: name ?? '' };

type ClimateRecord = Pick<InspectionRecord, 'temperature' | 'humidity' | 'climate_at'>;

const climateOf = ({ temperature, humidity, climate_at }: ClimateRecord): Climate | null =>
  temperature === null || humidity === null || climate_at === null
    ? null
    : { temperature, humidity, measuredAt: climate_at };

type RetestRecord = Pick<InspectionRecord, 'retest_by' | 'retest_reason' | 'retest_price'>;

const retestOf = ({ retest_by, retest_reason, retest_price }: RetestRecord): RetestOrder | null =>
  retest_by === null || retest_price === null
    ? null
    : { by: retest_by, reason: retest_reason, price: retest_price };

const inspectionOf = (found: InspectionRecord): Inspection => ({
  id: found.id,
  no: found.no,
  orderId: found.order_id,
  orderNo: found.order_no,
  lineId: found.line_id,
  lotId: found.lot_id,
  lotNo: found.lot_no,
  round: found.round,
  retest: retestOf(found),
  state: found.state,
  version: found.version,
  client: found.client,
  mpn: found.mpn,
  manufacturer: found.manufacturer,
  declaredCondition: found.declared_condition,
  goodsType: found.goods_type,
  bought: found.bought,
  dateCode: found.date_code,
  lotCode: found.lot_code,
  pieces: found.pieces,
  piecesOrdered: found.pieces_ordered,
  receivedAt: found.received_at,
  openedAt: found.opened_at,
  dueAt: found.due_at,
  climate: climateOf(found),
  package: found.package,
  packing: found.packing,
  grade: found.grade,
  verdict: found.verdict,
  conclusion: found.conclusion,
  notCovered: found.not_covered,
  deviations: found.deviations,
  author: personOf(found.author, found.author_name),
  reviewer: personOf(found.reviewer, found.reviewer_name),
  formerAuthors: found.former_authors,
  reassignedFrom: found.reassigned_from,
  reassignReason: found.reassign_reason,
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
      manufacturer, declared_condition, goods_type, bought, date_code, lot_code, pieces, pieces_ordered,
      received_at, opened_at, due_at, retest_by, retest_reason, retest_price
    ) values (
      ${made.id}, ${made.no}, ${made.orderId}, ${made.orderNo}, ${made.lineId}, ${made.lotId},
      ${made.lotNo}, ${made.round}, ${made.state}, ${made.version}, ${made.client}, ${made.mpn},
      ${made.manufacturer}, ${made.declaredCondition}, ${made.goodsType}, ${[...made.bought]}::text[], ${made.dateCode},
      ${made.lotCode}, ${made.pieces}, ${made.piecesOrdered}, ${made.receivedAt},
      ${made.openedAt}, ${made.dueAt}, ${made.retest?.by ?? null}, ${made.retest?.reason ?? ''},
      ${made.retest?.price ?? null}::bigint
    )`.execute(tx);
}

/** The inspection for this transaction alone; null where there is none. */
async function lockInspection(tx: Tx, id: string): Promise<Inspection | null> {
  const found = await row<InspectionRecord>(tx, sql`${columns} where i.id = ${id} for update`);
  return found === null ? null : inspectionOf(found);
}

/** Returns an inspection without locking it; null where there is none. */
export const findInspection = async (db: Db, id: string): Promise<Inspection | null> =>
  (await listInspectionsById(db, [id]))[0] ?? null;

/** Returns the last climate that the lab recorded since then for other inspections. */
export async function findLastClimate(
  db: Db,
  { since, besides }: { readonly since: Date; readonly besides: readonly string[] },
): Promise<Climate | null> {
  const found = await row<ClimateRecord>(
    db,
    sql`select temperature, humidity, climate_at from qc.inspection
        where climate_at >= ${since} and id <> all(${[...besides]}::uuid[]) order by climate_at desc, id limit 1`,
  );
  return found && climateOf(found);
}

/** Locks an inspection and reads its plan; null where there is none. */
export async function lockPlannedInspection(tx: Tx, id: string): Promise<PlannedInspection | null> {
  const found = await lockInspection(tx, id);
  if (found === null) return null;
  const plan = await planOfInspection(tx, id);
  const accepted = await listDeviations(tx, [id]);
  // Before what was found: a comparison that finishes in between is then read as unfinished.
  const comparing = await listUnfinished(tx, [id]);
  return { ...found, plan, accepted, comparing, repeats: await listRepeats(tx, [id]) };
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

/** All inspections of lots for this transaction alone, whichever order they were made for. */
export async function lockInspectionsOfLots(
  tx: Tx,
  lotIds: readonly string[],
): Promise<Inspection[]> {
  const found = await rows<InspectionRecord>(
    tx,
    sql`${columns} where i.lot_id = any(${[...lotIds]}::uuid[]) order by i.id for update`,
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

/** Lists inspections in the order of their ids; those that do not exist are left out. */
export async function listInspectionsById(db: Db, ids: readonly string[]): Promise<Inspection[]> {
  const found = await rows<InspectionRecord>(
    db,
    sql`${columns} where i.id = any(${[...ids]}::uuid[])
        order by array_position(${[...ids]}::uuid[], i.id)`,
  );
  return found.map(inspectionOf);
}

/** Counts how often a lot was inspected, and reads whether an inspection of it is open now. */
export const countRounds = (db: Db, lotId: string): Promise<{ rounds: number; isOpen: boolean }> =>
  one(
    db,
    sql<{ rounds: number; isOpen: boolean }>`
      select coalesce(max(round), 0) as rounds,
             coalesce(bool_or(state <> 'issued'), false) as "isOpen"
      from qc.inspection where lot_id = ${lotId}`,
  );

/** Writes an inspection as an event left it. */
export async function saveInspection(tx: Tx, inspection: Inspection): Promise<void> {
  await sql`
    update qc.inspection set
      state = ${inspection.state}, version = ${inspection.version}, grade = ${inspection.grade},
      temperature = ${inspection.climate?.temperature ?? null}::numeric,
      humidity = ${inspection.climate?.humidity ?? null}::smallint,
      climate_at = ${inspection.climate?.measuredAt ?? null}::timestamptz,
      package = ${inspection.package},
      packing = ${inspection.packing && JSON.stringify(inspection.packing)}::jsonb,
      verdict = ${inspection.verdict}, conclusion = ${inspection.conclusion},
      not_covered = ${inspection.notCovered}, deviations = ${inspection.deviations},
      author = ${inspection.author?.id ?? null}, author_name = ${inspection.author?.name ?? null},
      reviewer = ${inspection.reviewer?.id ?? null}, reviewer_name = ${inspection.reviewer?.name ?? null},
      former_authors = ${[...inspection.formerAuthors]}::uuid[],
      reassigned_from = ${inspection.reassignedFrom},
      reassign_reason = ${inspection.reassignReason},
      stopped_by = ${inspection.stoppedBy}, resume_reason = ${inspection.resumeReason},
      sent_back_note = ${inspection.sentBackNote}, concluded_at = ${inspection.concludedAt}
    where id = ${inspection.id}`.execute(tx);
}

interface Page {
  readonly refs: RefFilter;
  readonly state: InspectionState | null;
  readonly orderId: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** Lists inspections of one state or all: open ones by deadline, then issued ones, newest first. */
export async function listInspections(
  db: Db,
  { state, orderId, refs, limit, offset }: Page,
): Promise<{ total: number; list: Inspection[] }> {
  const filter = sql`where (${state}::text is null or i.state = ${state})
    and (${orderId}::uuid is null or i.order_id = ${orderId})
    and ${withinRefs(sql`i.no`, refs)}`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from qc.inspection i ${filter}`,
  );
  const list = await rows<InspectionRecord>(
    db,
    sql`${columns} ${filter}
        order by i.state = 'issued', case when i.state <> 'issued' then i.due_at end,
          case when i.state = 'issued' then i.concluded_at end desc, i.opened_at, i.id
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

/** One inspection of a lot among its others. */
export interface Round {
  readonly id: string;
  readonly no: string;
  readonly lotId: string;
  readonly round: number;
  readonly verdict: Verdict | null;
  readonly reportNo: string | null;
}

/** Lists all inspections of lots with the last report of each, the first inspection first. */
export const listRounds = (db: Db, lotIds: readonly string[]): Promise<Round[]> =>
  rows(
    db,
    sql<Round>`
      select i.id, i.no, i.lot_id as "lotId", i.round,
             case when i.state = 'issued' then i.verdict end as verdict,
             (select r.no from qc.report r where r.inspection_id = i.id
              order by r.revision desc limit 1) as "reportNo"
      from qc.inspection i where i.lot_id = any(${[...lotIds]}::uuid[]) order by i.round`,
  );
