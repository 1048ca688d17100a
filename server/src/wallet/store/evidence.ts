import { sql } from 'kysely';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Evidence of a recharge: its proof, the content of the proof, the bank's reference. */
export interface Evidence {
  readonly kind: 'proof' | 'content' | 'bankReference';
  readonly value: string;
}

/** Returns another recharge that this evidence confirmed; null where there is none. */
export const findUse = (
  db: Db,
  { kind, value }: Evidence,
  id: string,
): Promise<{ readonly id: string; readonly no: string } | null> =>
  row(
    db,
    sql<{ id: string; no: string }>`
      select r.id, r.no from wallet.recharge_evidence e join wallet.recharge r on r.id = e.recharge
      where e.kind = ${kind} and e.value = ${value} and e.recharge <> ${id}`,
  );

/** Returns the recharges that a bank's reference confirmed, as it is compared. */
export const findConfirmedBy = (
  db: Db,
  reference: string,
): Promise<{ readonly id: string; readonly no: string }[]> =>
  rows(
    db,
    sql<{ id: string; no: string }>`
      select r.id, r.no from wallet.recharge_evidence e join wallet.recharge r on r.id = e.recharge
      where e.kind = 'bankReference' and e.value = ${reference}`,
  );

/** Notes that evidence confirms a recharge; false where it confirmed another one. */
export async function recordEvidenceUse(tx: Tx, { kind, value }: Evidence, id: string) {
  const used = await row(
    tx,
    sql`insert into wallet.recharge_evidence (kind, value, recharge)
        values (${kind}, ${value}, ${id}) on conflict (kind, value) do nothing returning recharge`,
  );
  return used !== null;
}
