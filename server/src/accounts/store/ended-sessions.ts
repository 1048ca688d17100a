import { type RawBuilder, sql } from 'kysely';
import { type Db, one, type Tx } from '#server/kit/database/database.ts';

/** A look of staff at an account that ended with a session, and when. */
export interface EndedView {
  readonly sessionId: string;
  readonly endedAt: Date;
}

/** How many sessions ended, and the looks that ended with them. */
export interface EndedSessions {
  readonly ended: number;
  readonly views: readonly EndedView[];
}

/** Which sessions end: those of one account or member of staff, or looks of one. */
export type Ending =
  /** One session, of the account where one is given. */
  | { readonly id: string; readonly accountId?: string }
  /** All sessions of an account or of a member of staff but one. */
  | { readonly ownerId: string; readonly exceptId: string | null }
  | { readonly viewerId: string };

function conditionOf(ending: Ending): RawBuilder<unknown> {
  if ('viewerId' in ending) return sql`s.viewer_id = ${ending.viewerId}`;
  if ('ownerId' in ending) {
    return sql`(s.account_id = ${ending.ownerId} or s.staff_id = ${ending.ownerId})
      and s.id is distinct from ${ending.exceptId}::uuid`;
  }
  const { id, accountId = null } = ending;
  return sql`s.id = ${id}
    and (${accountId}::uuid is null or s.account_id = ${accountId}::uuid)`;
}

/** Looks end with their own session and with the one in which their staff signed in. */
async function deleteSessions(
  tx: Db,
  condition: RawBuilder<unknown>,
  endOf: RawBuilder<unknown>,
): Promise<EndedSessions> {
  const { ended, views } = await one<{
    ended: number;
    views: readonly { readonly sessionId: string; readonly endedAt: string }[];
  }>(
    tx,
    sql`with doomed as materialized (
          select s.id from accounts.session s where ${condition} for update
        ), views as (
          select v.id, ${endOf} as ended_at from accounts.session v
          left join accounts.session o on o.id = v.viewer_session
          where v.viewer_id is not null and (v.id in (select id from doomed)
            or v.viewer_session in (select id from doomed))
        ), gone as (
          delete from accounts.session where id in (select id from doomed) returning id
        )
        select (select count(*)::int from gone) as ended,
          (select coalesce(jsonb_agg(jsonb_build_object(
              'sessionId', id, 'endedAt', ended_at)), '[]') from views) as views`,
  );
  return {
    ended,
    views: views.map(({ sessionId, endedAt }) => ({ sessionId, endedAt: new Date(endedAt) })),
  };
}

/** Deletes sessions that end now. */
export const endSessions = (tx: Tx, ending: Ending, now: Date): Promise<EndedSessions> =>
  deleteSessions(tx, conditionOf(ending), sql`least(v.expires_at, ${now}::timestamptz)`);

/** Deletes sessions whose time was over; a look ended with the session of its staff at the latest. */
export const removeEndedSessions = (tx: Tx, now: Date): Promise<EndedSessions> =>
  deleteSessions(tx, sql`s.expires_at <= ${now}`, sql`least(v.expires_at, o.expires_at)`);
