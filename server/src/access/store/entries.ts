import { sql } from 'kysely';
import type { AccessEntry } from '#contract/access/schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A look of staff at an account. */
export interface AccessRecord {
  readonly id: string;
  readonly accountId: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly kind: AccessEntry['kind'];
  readonly reason: string;
  readonly openedAt: Date;
  readonly until: Date | null;
  readonly endedAt: Date | null;
  readonly sessionId: string | null;
}

const columns = sql`id, account_id as "accountId", staff_id as "staffId",
  staff_name as "staffName", kind, reason, at as "openedAt", until, ended_at as "endedAt",
  session_id as "sessionId"`;

/** Keeps a look. */
export async function insertEntry(tx: Tx, entry: AccessRecord): Promise<void> {
  await sql`insert into access.entry
      (id, account_id, staff_id, staff_name, kind, reason, at, until, session_id)
    values (${entry.id}, ${entry.accountId}, ${entry.staffId}, ${entry.staffName}, ${entry.kind},
      ${entry.reason}, ${entry.openedAt}, ${entry.until}, ${entry.sessionId})`.execute(tx);
}

/** Ends looks of a member of staff whose time is over, so that the next may begin. */
export async function endOverdueViews(tx: Tx, staffId: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('access/' || ${staffId}::text, 0))`.execute(
    tx,
  );
  await sql`update access.entry set ended_at = until
            where staff_id = ${staffId} and until <= ${now} and ended_at is null`.execute(tx);
}

/** Ends the look of a member of staff whose session has ended before its time. */
export async function endDeadView(tx: Tx, staffId: string, now: Date): Promise<void> {
  await sql`update access.entry set ended_at = ${now}
            where staff_id = ${staffId} and until is not null and ended_at is null`.execute(tx);
}

/** Returns the look of a member of staff that is open; null where there is none. */
export const findOpenView = (db: Db, staffId: string, now: Date): Promise<AccessRecord | null> =>
  row<AccessRecord>(
    db,
    sql`select ${columns} from access.entry
        where staff_id = ${staffId} and until > ${now} and ended_at is null`,
  );

/** Notes that a look has ended, unless its session ended it meanwhile. */
export async function endView(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update access.entry set ended_at = ${now}
            where id = ${id} and ended_at is null`.execute(tx);
}

/** Notes when looks ended with the sessions that they went on in; one that has ended stays so. */
export async function endViewsOf(
  tx: Tx,
  views: readonly { readonly sessionId: string; readonly endedAt: Date }[],
): Promise<void> {
  await sql`update access.entry e set ended_at = least(e.until, greatest(e.at, l.ended_at))
            from unnest(${views.map(({ sessionId }) => sessionId)}::uuid[],
              ${views.map(({ endedAt }) => endedAt)}::timestamptz[]) as l (session_id, ended_at)
            where e.session_id = l.session_id and e.ended_at is null`.execute(tx);
}

/** Returns a page of looks at an account, the newest first, and how many there are. */
export async function listEntries(
  db: Db,
  page: { readonly accountId: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly list: AccessRecord[] }> {
  const { accountId, limit, offset } = page;
  const list = await rows<AccessRecord>(
    db,
    sql`select ${columns} from access.entry where account_id = ${accountId}
        order by at desc, id desc limit ${limit} offset ${offset}`,
  );
  const counted = await one<{ total: bigint }>(
    db,
    sql`select count(*) as total from access.entry where account_id = ${accountId}`,
  );
  return { total: Number(counted.total), list };
}
