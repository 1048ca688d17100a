import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import type { ReportStates } from '#server/orders/public.ts';

/** Returns which of some lots have a report in force, and the reports of all that were revoked. */
export async function reportStatesOf(db: Db, lotIds: readonly string[]): Promise<ReportStates> {
  if (lotIds.length === 0) return { inForce: new Set(), revoked: [] };
  const found = await rows<{
    no: string;
    lotId: string;
    revokedAt: Date | null;
    revokedReason: string | null;
    supersededAt: Date | null;
  }>(
    db,
    sql`select no, lot_id as "lotId", revoked_at as "revokedAt",
               revoked_reason as "revokedReason", superseded_at as "supersededAt"
        from qc.report where lot_id = any(${[...lotIds]}::uuid[]) order by issued_at, no`,
  );
  const inForce = found.filter((one) => one.revokedAt === null && one.supersededAt === null);
  return {
    inForce: new Set(inForce.map(({ lotId }) => lotId)),
    revoked: found.flatMap(({ no, lotId, revokedAt, revokedReason }) =>
      revokedAt === null ? [] : [{ no, lotId, revokedAt, reason: revokedReason ?? '' }],
    ),
  };
}

/** Returns the lots whose report was revoked and that have no other report in force. */
export async function lotsWithoutReport(db: Db): Promise<string[]> {
  const found = await rows<{ lotId: string }>(
    db,
    sql`select distinct r.lot_id as "lotId" from qc.report r
        where r.revoked_at is not null and not exists (
          select from qc.report other where other.lot_id = r.lot_id
            and other.revoked_at is null and other.superseded_at is null)`,
  );
  return found.map(({ lotId }) => lotId);
}
