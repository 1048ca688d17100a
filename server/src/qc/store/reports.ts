import { sql } from 'kysely';
import type { ReportState } from '#contract/qc/reports/report-machine.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A report as it was signed, and what became of it since. */
export interface SignedReport {
  readonly no: string;
  /** Eight characters without the hyphen. */
  readonly code: string;
  readonly inspectionId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly lotId: string;
  readonly revision: number;
  readonly canonical: string;
  readonly sha256: Buffer;
  readonly signature: Buffer;
  readonly issuedAt: Date;
  readonly supersededAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedReason: string | null;
  /** Who asked for the revocation and who approved it; empty while it stands. */
  readonly revokedBy: readonly string[];
  readonly state: ReportState;
  readonly version: number;
}

const signed = sql<SignedReport>`
  select no, code, inspection_id as "inspectionId", order_id as "orderId", line_id as "lineId",
         lot_id as "lotId", revision, canonical, sha256, signature, issued_at as "issuedAt",
         superseded_at as "supersededAt", revoked_at as "revokedAt",
         revoked_reason as "revokedReason", revoked_by as "revokedBy", version,
         case when revoked_at is not null then 'revoked'
              when superseded_at is not null then 'superseded' else 'valid' end as state
  from qc.report`;

/** Keeps a report as it was signed. */
export async function insertReport(
  tx: Tx,
  report: Omit<
    SignedReport,
    'supersededAt' | 'revokedAt' | 'revokedReason' | 'revokedBy' | 'state' | 'version'
  >,
): Promise<void> {
  await sql`
    insert into qc.report (
      no, code, inspection_id, order_id, line_id, lot_id, revision, canonical, sha256, signature,
      issued_at
    ) values (
      ${report.no}, ${report.code}, ${report.inspectionId}, ${report.orderId}, ${report.lineId},
      ${report.lotId}, ${report.revision}, ${report.canonical}, ${report.sha256},
      ${report.signature}, ${report.issuedAt}
    )`.execute(tx);
}

export async function isCodeUsed(db: Db, code: string): Promise<boolean> {
  const found = await one<{ used: boolean }>(
    db,
    sql`select exists (select 1 from qc.report where code = ${code}) as used`,
  );
  return found.used;
}

/** Locks a report by its number; null where there is none. */
export const lockReport = (tx: Tx, no: string): Promise<SignedReport | null> =>
  row(tx, sql<SignedReport>`${signed} where no = ${no} for update`);

/** Writes what events change of a report; what was signed stays. */
export async function saveReport(tx: Tx, report: SignedReport): Promise<void> {
  await sql`
    update qc.report set superseded_at = ${report.supersededAt}, revoked_at = ${report.revokedAt},
      revoked_reason = ${report.revokedReason}, revoked_by = ${[...report.revokedBy]}::text[],
      version = ${report.version}
    where no = ${report.no}`.execute(tx);
}

/** Lists the reports of a lot, the first one first. */
export const listReportsOfLot = (db: Db, lotId: string): Promise<SignedReport[]> =>
  rows(db, sql<SignedReport>`${signed} where lot_id = ${lotId} order by revision`);

export const findReportByNo = (db: Db, no: string): Promise<SignedReport | null> =>
  row(db, sql<SignedReport>`${signed} where no = ${no}`);

/** Numbers of the reports that inspections ended in, by the inspection's id. */
export async function reportNumbersOf(
  db: Db,
  inspectionIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows<{ id: string; no: string }>(
    db,
    sql`select inspection_id as id, no from qc.report
        where inspection_id = any(${inspectionIds}::uuid[]) order by revision`,
  );
  return new Map(found.map(({ id, no }) => [id, no]));
}

/** The reports in force of an order, the oldest first. */
export const listReportsInForce = (db: Db, orderId: string): Promise<SignedReport[]> =>
  rows(
    db,
    sql<SignedReport>`${signed}
      where order_id = ${orderId} and superseded_at is null and revoked_at is null
      order by issued_at, no`,
  );

/** The reports of lots that stand or were revoked, the oldest first. */
export const listReportsOfLots = (db: Db, lotIds: readonly string[]): Promise<SignedReport[]> =>
  rows(
    db,
    sql<SignedReport>`${signed}
      where lot_id = any(${[...lotIds]}::uuid[]) and (superseded_at is null or revoked_at is not null)
      order by issued_at, no`,
  );
