import { sql } from 'kysely';
import { type Db, rows } from '../database/database.ts';
import { dayOf } from '../days.ts';

export type MessageChannel = 'mail' | 'sms';

/** Counts a message that its server took, or refused for good. */
export async function countMessage(
  db: Db,
  { channel, isRefused, now }: { channel: MessageChannel; isRefused: boolean; now: Date },
): Promise<void> {
  const [sent, refused] = isRefused ? [0, 1] : [1, 0];
  await sql`
    insert into kit.message_day (day, channel, sent, refused)
    values (${dayOf(now)}::date, ${channel}, ${sent}, ${refused})
    on conflict (day, channel) do update set sent = message_day.sent + excluded.sent,
      refused = message_day.refused + excluded.refused`.execute(db);
}

/** A message that was refused for good; the recipient is masked. */
export interface RefusedMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly kind: string;
  readonly recipient: string;
  readonly error: string;
  readonly refusedAt: Date;
}

/** Writes a message that was refused for good, once. */
export async function insertRefused(db: Db, message: RefusedMessage): Promise<void> {
  await sql`
    insert into kit.refused_message (id, channel, kind, recipient, error, at)
    values (${message.id}, ${message.channel}, ${message.kind}, ${message.recipient},
      ${message.error}, ${message.refusedAt})
    on conflict (id) do nothing`.execute(db);
}

/** Returns the last messages that were refused for good, the newest first. */
export const listRefused = (db: Db, limit: number): Promise<RefusedMessage[]> =>
  rows(
    db,
    sql<RefusedMessage>`select id, channel, kind, recipient, error, at as "refusedAt" from kit.refused_message
      order by at desc, id limit ${limit}`,
  );

/** Returns how many messages of a day of GMT+8 went out, and how many were refused, by channel. */
export const countsOfDay = (
  db: Db,
  now: Date,
): Promise<{ channel: MessageChannel; sent: number; refused: number }[]> =>
  rows(
    db,
    sql<{ channel: MessageChannel; sent: number; refused: number }>`
      select channel, sent, refused from kit.message_day where day = ${dayOf(now)}::date`,
  );
