import { sql } from 'kysely';
import type { RiskKind } from '#contract/risk/schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Who dismissed a mark of an account, for which facts and why. */
export interface Dismissal {
  readonly kind: RiskKind;
  readonly digest: string;
  readonly reason: string;
  readonly staffName: string;
  readonly dismissedAt: Date;
}

export type NewDismissal = Dismissal & {
  readonly id: string;
  readonly accountId: string;
  readonly staffId: string;
};

/** Lists what was dismissed of an account. */
export const listDismissals = (db: Db, accountId: string): Promise<Dismissal[]> =>
  rows(
    db,
    sql<Dismissal>`select kind, digest, reason, staff_name as "staffName", at as "dismissedAt"
      from risk.dismissal where account_id = ${accountId}`,
  );

/** Writes a dismissal; false where the mark was dismissed for these facts before. */
export async function insertDismissal(tx: Tx, made: NewDismissal): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into risk.dismissal (id, account_id, kind, digest, reason, staff_id, staff_name, at)
      values (${made.id}, ${made.accountId}, ${made.kind}, ${made.digest}, ${made.reason},
        ${made.staffId}, ${made.staffName}, ${made.dismissedAt})
      on conflict (account_id, kind, digest) do nothing returning id`,
  );
  return inserted !== null;
}
