import { sql } from 'kysely';
import { type Db, row, type Tx } from '#server/kit/database/database.ts';

/** Evidence of a recharge: its proof, the content of the proof, the bank's reference. */
export interface Evidence {
  readonly kind: 'proof' | 'content' | 'bankReference';
  readonly value: string;
}

/** Returns the number of another recharge that this evidence confirmed; null where there is none. */
export async function findUse(db: Db, { kind, value }: Evidence, id: string) {
  const used = await row<{ no: string }>(
    db,
    sql`select r.no from wallet.recharge_evidence e join wallet.recharge r on r.id = e.recharge
        where e.kind = ${kind} and e.value = ${value} and e.recharge <> ${id}`,
  );
  return used?.no ?? null;
}

/** Notes that evidence confirms a recharge; false where it confirmed another one. */
export async function recordEvidenceUse(tx: Tx, { kind, value }: Evidence, id: string) {
  const used = await row(
    tx,
    sql`insert into wallet.recharge_evidence (kind, value, recharge)
        values (${kind}, ${value}, ${id}) on conflict (kind, value) do nothing returning recharge`,
  );
  return used !== null;
}
