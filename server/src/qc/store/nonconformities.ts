import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { NonconformityState } from '#contract/qc/nonconformity-machine.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** The record of a rejected lot. */
export interface Nonconformity {
  readonly id: string;
  readonly no: string;
  readonly state: NonconformityState;
  readonly version: number;
  readonly inspectionId: string;
  readonly reportNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly lotNo: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly verdict: 'fail' | 'suspect';
  readonly findings: readonly {
    readonly test: TestCode;
    readonly sampled: number;
    readonly failed: number;
  }[];
  readonly openedAt: Date;
  readonly cause: string;
  readonly correction: string;
  readonly prevention: string;
  readonly assessedBy: string | null;
  readonly assessedName: string | null;
  readonly assessedAt: Date | null;
  readonly closedBy: string | null;
  readonly closedName: string | null;
  readonly closedAt: Date | null;
  readonly reopenReason: string | null;
}

const columns = sql<Nonconformity>`
  select id, no, state, version, inspection_id as "inspectionId", report_no as "reportNo",
         order_id as "orderId", order_no as "orderNo", lot_no as "lotNo", mpn, manufacturer,
         verdict, findings, opened_at as "openedAt", cause, correction, prevention,
         assessed_by as "assessedBy", assessed_name as "assessedName",
         assessed_at as "assessedAt", closed_by as "closedBy", closed_name as "closedName",
         closed_at as "closedAt", reopen_reason as "reopenReason"
  from qc.nonconformity`;

/** Writes the record of a lot that was rejected a moment ago. */
export async function insertNonconformity(
  tx: Tx,
  made: Pick<
    Nonconformity,
    | 'id'
    | 'no'
    | 'inspectionId'
    | 'reportNo'
    | 'orderId'
    | 'orderNo'
    | 'lotNo'
    | 'mpn'
    | 'manufacturer'
    | 'verdict'
    | 'findings'
    | 'openedAt'
  >,
): Promise<void> {
  const findings = JSON.stringify(made.findings);
  await sql`insert into qc.nonconformity (id, no, state, inspection_id, report_no, order_id,
      order_no, lot_no, mpn, manufacturer, verdict, findings, opened_at)
    values (${made.id}, ${made.no}, 'open', ${made.inspectionId}, ${made.reportNo},
      ${made.orderId}, ${made.orderNo}, ${made.lotNo}, ${made.mpn}, ${made.manufacturer},
      ${made.verdict}, ${findings}::jsonb, ${made.openedAt})`.execute(tx);
}

/** Locks a record; null where there is none. */
export const lockNonconformity = (tx: Tx, id: string): Promise<Nonconformity | null> =>
  row(tx, sql<Nonconformity>`${columns} where id = ${id} for update`);

export const findNonconformity = (db: Db, id: string): Promise<Nonconformity | null> =>
  row(db, sql<Nonconformity>`${columns} where id = ${id}`);

/** Writes a record as an event left it. */
export async function saveNonconformity(tx: Tx, record: Nonconformity): Promise<void> {
  await sql`update qc.nonconformity set state = ${record.state}, version = ${record.version},
      cause = ${record.cause}, correction = ${record.correction},
      prevention = ${record.prevention}, assessed_by = ${record.assessedBy},
      assessed_name = ${record.assessedName}, assessed_at = ${record.assessedAt},
      closed_by = ${record.closedBy}, closed_name = ${record.closedName},
      closed_at = ${record.closedAt}, reopen_reason = ${record.reopenReason}
    where id = ${record.id}`.execute(tx);
}

/** Lists records of one state or all: open ones first, the newest first. */
export async function listNonconformities(
  db: Db,
  page: { state: NonconformityState | null; limit: number; offset: number },
): Promise<{ total: number; list: Nonconformity[] }> {
  const filter = sql`where (${page.state}::text is null or state = ${page.state})`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from qc.nonconformity ${filter}`,
  );
  const list = await rows(
    db,
    sql<Nonconformity>`${columns} ${filter}
      order by state = 'closed', opened_at desc, id limit ${page.limit} offset ${page.offset}`,
  );
  return { total, list };
}
