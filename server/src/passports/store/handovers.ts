import { sql } from 'kysely';
import type { HandoverState } from '#contract/passports/table.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A hand-over of a passport with what both sides read of the passport. */
export interface Handover {
  readonly id: string;
  readonly version: number;
  readonly state: HandoverState;
  readonly since: Date;
  readonly passportId: string;
  readonly no: string;
  readonly mpn: string;
  readonly lotId: string;
  readonly pieces: number;
  readonly fromId: string;
  readonly fromName: string;
  readonly toEmail: string;
  /** Null until it is accepted. */
  readonly toId: string | null;
  readonly toName: string;
  readonly offeredAt: Date;
  readonly decidedAt: Date | null;
}

const columns = sql`h.id, h.version, h.state, h.since, h.passport_id as "passportId", p.no, p.mpn,
  p.lot_id as "lotId", h.pieces, h.from_id as "fromId", h.from_name as "fromName",
  h.to_email as "toEmail", h.to_id as "toId", h.to_name as "toName", h.offered_at as "offeredAt",
  h.decided_at as "decidedAt"`;

/** Reads a hand-over and keeps others from acting on it meanwhile. */
export const lockHandover = (tx: Tx, id: string): Promise<Handover | null> =>
  row(
    tx,
    sql<Handover>`select ${columns} from passports.handover h
      join passports.passport p on p.id = h.passport_id where h.id = ${id} for update of h`,
  );

/** Locks the next open offer that is older than 14 days, past those already processed. */
export const lockDueHandover = (
  tx: Tx,
  { now, processed }: { readonly now: Date; readonly processed: readonly string[] },
): Promise<{ readonly id: string } | null> =>
  row(
    tx,
    sql<{ readonly id: string }>`select id from passports.handover
      where state = 'offered' and since <= ${now}::timestamptz - interval '14 days'
        and id <> all(${[...processed]}::uuid[])
      order by since, id limit 1 for update skip locked`,
  );

/** Returns the open offer of a passport; null where there is none. */
export const findOffer = (db: Db, passportId: string): Promise<Handover | null> =>
  row(
    db,
    sql<Handover>`select ${columns} from passports.handover h
      join passports.passport p on p.id = h.passport_id
      where h.passport_id = ${passportId} and h.state = 'offered'`,
  );

/** Returns the accepted hand-overs of passports, the first one first. */
export const listHandovers = (db: Db, passportIds: readonly string[]): Promise<Handover[]> =>
  rows(
    db,
    sql<Handover>`select ${columns} from passports.handover h
      join passports.passport p on p.id = h.passport_id
      where h.passport_id = any(${[...passportIds]}::uuid[]) and h.state = 'accepted'
      order by h.decided_at, h.id`,
  );

/** Returns the open offers that an account made or that were made to its address. */
export const listOffers = (
  db: Db,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<Handover[]> =>
  rows(
    db,
    sql<Handover>`select ${columns} from passports.handover h
      join passports.passport p on p.id = h.passport_id
      where h.state = 'offered' and (h.from_id = ${accountId} or h.to_email = ${email})
      order by h.offered_at desc, h.id limit 100`,
  );

export async function insertHandover(tx: Tx, made: Handover): Promise<void> {
  await sql`insert into passports.handover (id, passport_id, since, pieces, from_id, from_name,
      to_email, offered_at)
    values (${made.id}, ${made.passportId}, ${made.since}, ${made.pieces}, ${made.fromId},
      ${made.fromName}, ${made.toEmail}, ${made.offeredAt})`.execute(tx);
}

/** Writes the changes of an event. */
export async function saveHandover(tx: Tx, after: Handover): Promise<void> {
  await sql`update passports.handover set state = ${after.state}, version = ${after.version},
      since = ${after.since}, to_id = ${after.toId}, to_name = ${after.toName},
      decided_at = ${after.decidedAt}
    where id = ${after.id}`.execute(tx);
}

/** Makes an account the holder of a passport; notes stay with those who wrote them. */
export async function saveHolder(
  tx: Tx,
  { passportId, holderId }: { readonly passportId: string; readonly holderId: string },
): Promise<void> {
  await sql`update passports.passport set holder_id = ${holderId}, version = version + 1
    where id = ${passportId}`.execute(tx);
}
