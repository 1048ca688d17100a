import { sql } from 'kysely';
import type { NoticeAudience } from '#contract/notices/schemas.ts';
import type { NoticeState } from '#contract/notices/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { WrittenTexts } from '#server/messages/public.ts';

/** A notice as it is kept. */
export interface NoticeRecord {
  readonly id: string;
  readonly state: NoticeState;
  readonly version: number;
  readonly audience: NoticeAudience;
  readonly account: string | null;
  readonly email: string;
  /** Only the languages that it is written in. */
  readonly texts: WrittenTexts;
  readonly link: string;
  readonly at: Date | null;
  readonly mail: boolean;
  readonly savedBy: string;
  readonly savedName: string;
  readonly savedAt: Date;
  readonly publishedBy: string | null;
  readonly publishedName: string | null;
  readonly publishedAt: Date | null;
  readonly startedAt: Date | null;
  /** The last account of the audience that was notified. */
  readonly notifiedUpTo: string | null;
  readonly received: number;
  readonly sentAt: Date | null;
  readonly withdrawnName: string | null;
  readonly withdrawnAt: Date | null;
  readonly reason: string | null;
  readonly messagesWithdrawn: boolean;
}

const columns = sql`id, state, version, audience, account, email, texts, link, at, mail,
  saved_by as "savedBy", saved_name as "savedName", saved_at as "savedAt",
  published_by as "publishedBy", published_name as "publishedName", published_at as "publishedAt",
  started_at as "startedAt", told_to as "notifiedUpTo", received, sent_at as "sentAt",
  withdrawn_name as "withdrawnName", withdrawn_at as "withdrawnAt", reason,
  taken_back as "messagesWithdrawn"`;

/** A page of notices: what is not sent or withdrawn yet first, then the last written. */
export async function listNotices(
  db: Db,
  { state, limit, offset }: { state: NoticeState | null; limit: number; offset: number },
): Promise<{ total: number; list: NoticeRecord[] }> {
  const condition = sql`(${state}::text is null or state = ${state})`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from notices.notice where ${condition}`,
  );
  const list = await rows(
    db,
    sql<NoticeRecord>`select ${columns} from notices.notice where ${condition}
      order by state in ('sent', 'withdrawn'), saved_at desc, id desc
      limit ${limit} offset ${offset}`,
  );
  return { total, list };
}

/** A notice that nobody else changes until this transaction ends. */
/** Lists drafts of notices, the oldest first: each waits for somebody to publish it. */
export const listDrafts = (db: Db): Promise<NoticeRecord[]> =>
  rows(
    db,
    sql<NoticeRecord>`select ${columns} from notices.notice where state = 'draft'
      order by saved_at, id`,
  );

export const lockNotice = (tx: Tx, id: string): Promise<NoticeRecord | null> =>
  row(tx, sql<NoticeRecord>`select ${columns} from notices.notice where id = ${id} for update`);

/**
 * The next notice that there is something to do about, locked: one to take back first, then one
 * that is being sent or whose time has come. One that another worker holds is left out.
 */
export const lockWork = (tx: Tx, now: Date): Promise<NoticeRecord | null> =>
  row(
    tx,
    sql<NoticeRecord>`select ${columns} from notices.notice
      where (state = 'withdrawn' and not taken_back) or state = 'sending'
        or (state = 'scheduled' and (at is null or at <= ${now}))
      order by state = 'withdrawn' desc, published_at limit 1 for update skip locked`,
  );

/** Writes a notice, a new one too, as it is. */
export async function saveNotice(tx: Tx, notice: NoticeRecord): Promise<void> {
  await sql`insert into notices.notice (id, state, version, audience, account, email, texts, link,
      at, mail, saved_by, saved_name, saved_at, published_by, published_name, published_at,
      started_at, told_to, received, sent_at, withdrawn_name, withdrawn_at, reason, taken_back)
    values (${notice.id}, ${notice.state}, ${notice.version}, ${notice.audience},
      ${notice.account}, ${notice.email}, ${JSON.stringify(notice.texts)}::jsonb, ${notice.link},
      ${notice.at}, ${notice.mail}, ${notice.savedBy}, ${notice.savedName}, ${notice.savedAt},
      ${notice.publishedBy}, ${notice.publishedName}, ${notice.publishedAt}, ${notice.startedAt},
      ${notice.notifiedUpTo}, ${notice.received}, ${notice.sentAt}, ${notice.withdrawnName},
      ${notice.withdrawnAt}, ${notice.reason}, ${notice.messagesWithdrawn})
    on conflict (id) do update set state = excluded.state, version = excluded.version,
      audience = excluded.audience, account = excluded.account, email = excluded.email,
      texts = excluded.texts, link = excluded.link, at = excluded.at, mail = excluded.mail,
      saved_by = excluded.saved_by, saved_name = excluded.saved_name,
      saved_at = excluded.saved_at, published_by = excluded.published_by,
      published_name = excluded.published_name, published_at = excluded.published_at,
      started_at = excluded.started_at, told_to = excluded.told_to, received = excluded.received,
      sent_at = excluded.sent_at, withdrawn_name = excluded.withdrawn_name,
      withdrawn_at = excluded.withdrawn_at, reason = excluded.reason,
      taken_back = excluded.taken_back`.execute(tx);
}
