import { sql } from 'kysely';
import { row, type Tx } from '#server/kit/database/database.ts';

const HOUR_MS = 3_600_000;
const hourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** A reply that its poster may get a mail about. */
interface ReplyMail {
  readonly post: string;
  readonly replier: string;
  readonly now: Date;
}

/**
 * Whether a poster got no mail within the last hour about a reply of this replier to this post; the
 * new reply counts as mailed then.
 */
export const claimReplyMail = async (tx: Tx, { post, replier, now }: ReplyMail): Promise<boolean> =>
  (await row(
    tx,
    sql`insert into boards.mailed as m (post, account, at) values (${post}, ${replier}, ${now})
        on conflict (post, account) do update set at = excluded.at
          where m.at <= ${hourBefore(now)}
        returning 1`,
  )) !== null;

/** Removes what holds no mail back any more; what an act writes anew stays. */
export async function removeOldMails(tx: Tx, now: Date): Promise<void> {
  await sql`delete from boards.mailed m using (
      select post, account from boards.mailed
      where at <= ${hourBefore(now)} for update skip locked) as old
    where m.post = old.post and m.account = old.account`.execute(tx);
}
