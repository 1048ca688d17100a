import { sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** The result of a lot by its newest report. */
export interface LotResult {
  readonly lotId: string;
  readonly verdict: Verdict | null;
  readonly isRevoked: boolean;
}

/** Returns the results of lots; one without a report is not among them. */
export const listLotResults = (db: Db, lotIds: readonly string[]): Promise<LotResult[]> =>
  rows(
    db,
    sql<LotResult>`
      select distinct on (r.lot_id) r.lot_id as "lotId", i.verdict,
             r.revoked_at is not null as "isRevoked"
      from qc.report r join qc.inspection i on i.id = r.inspection_id
      where r.lot_id = any(${[...lotIds]}::uuid[])
      order by r.lot_id, r.revision desc`,
  );
