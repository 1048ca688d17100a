import { printedCode } from '#contract/qc/reports/report-code.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { ReportValue } from '../core/reports/report.ts';
import type { QcDeps } from '../deps.ts';
import { listReportsOfLot } from '../store/reports.ts';
import { check } from './find-report-for-party.ts';

/** The newest report of a lot as a passport shows it. */
export interface LotCertificate {
  readonly value: ReportValue;
  /** With the hyphen, as it is printed. */
  readonly code: string;
  readonly genuine: boolean;
  readonly revoked: { readonly revokedAt: Date; readonly reason: string } | null;
}

/** Returns the newest report of a lot, checked; null where there is none. */
export async function findCertificate(
  db: Db,
  deps: QcDeps,
  lotId: string,
): Promise<LotCertificate | null> {
  const newest = (await listReportsOfLot(db, lotId)).at(-1);
  const checked = newest === undefined ? null : await check(db, deps, newest);
  if (checked === null) return null;
  const { value, stored, genuine } = checked;
  const { revokedAt, revokedReason } = stored;
  return {
    value,
    code: printedCode(stored.code),
    genuine,
    revoked: revokedAt === null ? null : { revokedAt: revokedAt, reason: revokedReason ?? '' },
  };
}
