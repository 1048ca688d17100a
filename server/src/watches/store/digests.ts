import { sql } from 'kysely';
import type { WatchReason } from '#contract/watches/reasons.ts';
import { rows, type Tx } from '#server/kit/database/database.ts';
import type { Params } from '#server/messages/public.ts';

/** A notification that was not mailed yet. */
export interface ToMail {
  readonly id: string;
  readonly watch: string;
  readonly account: string;
  readonly reason: WatchReason;
  readonly params: Params;
}

/**
 * Takes some accounts that were notified of something before a moment and got no mail on the day: each of
 * them is taken by one worker and once a day, whatever runs at the same time.
 */
export async function claimDigestAccounts(
  tx: Tx,
  options: { readonly day: string; readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const claimed = await rows<{ account: string }>(
    tx,
    sql`insert into watches.digest as d (account, day)
        select t.account, ${options.day}::date from watches.told t
        where t.mailed_at is null and t.at <= ${options.before} and not exists (
          select from watches.digest e where e.account = t.account and e.day >= ${options.day}::date)
        group by t.account order by t.account limit ${options.limit}
        on conflict (account) do update set day = excluded.day where d.day < excluded.day
        returning account`,
  );
  return claimed.map(({ account }) => account);
}

/** Takes all that accounts were notified of and not mailed yet, the oldest first; not of ended watches. */
export const claimUnmailedNotifications = (tx: Tx, accounts: readonly string[], now: Date) =>
  rows<ToMail>(
    tx,
    sql`with taken as (
          update watches.told set mailed_at = ${now}
          where account = any(${[...accounts]}::uuid[]) and mailed_at is null
          returning id, watch, account, reason, params, at
        )
        select t.id, t.watch, t.account, t.reason, t.params
        from taken t join watches.watch w on w.id = t.watch and w.ended_at is null
        order by t.at, t.id`,
  );
