import { sql } from 'kysely';
import type { BoxChange } from '#contract/messages/events.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import { notifyAccounts } from '#server/kit/events-store.ts';
import type { WrittenTexts } from '../core/written.ts';

/** Keeps sentences written by hand; those that are kept already stay as they are. */
export async function insertWritten(tx: Tx, id: string, texts: WrittenTexts): Promise<void> {
  await sql`insert into messages.written (id, texts) values (${id}, ${JSON.stringify(texts)}::jsonb)
    on conflict (id) do nothing`.execute(tx);
}

export interface ManyMessages {
  readonly written: string;
  /** Each reader's message: its id and the account. */
  readonly ids: readonly string[];
  readonly accounts: readonly string[];
  readonly kind: string;
  readonly link: string | null;
  readonly at: Date;
  readonly mail: 'none' | 'due';
}

/** Puts words into the notice boxes of many; answers how many did not have them yet. */
export async function insertMany(tx: Tx, many: ManyMessages): Promise<number> {
  const notified = await rows<{ account: string }>(
    tx,
    sql`insert into messages.message (id, account, box, kind, params, link, at, mail, written)
        select one.id, one.account, 'notice', ${many.kind}, '{}'::jsonb, ${many.link}, ${many.at},
               ${many.mail}, ${many.written}
        from unnest(${[...many.ids]}::uuid[], ${[...many.accounts]}::uuid[]) as one (id, account)
        on conflict (written, account) where written is not null do nothing
        returning account`,
  );
  const data: BoxChange = { what: 'came', link: many.link };
  await notifyAccounts(tx, { accounts: notified.map(({ account }) => account), data });
  return notified.length;
}

/** Takes words out of the boxes of some who still have them; answers how many. */
export async function removeSome(
  tx: Tx,
  { written, limit, now }: { written: string; limit: number; now: Date },
): Promise<number> {
  const removed = await rows<{ account: string }>(
    tx,
    sql`update messages.message set deleted_at = ${now}, mail = 'none'
        where id in (select id from messages.message
                     where written = ${written} and deleted_at is null limit ${limit})
        returning account`,
  );
  const data: BoxChange = { what: 'marked', link: null };
  await notifyAccounts(tx, { accounts: removed.map(({ account }) => account), data });
  return removed.length;
}

/** How many have read each of some written words. */
export async function readCounts(
  db: Db,
  written: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ written: string; n: number }>(
    db,
    sql`select written, count(*)::int as n from messages.message
        where written = any(${[...written]}::uuid[]) and read_at is not null group by written`,
  );
  return new Map(found.map((row) => [row.written, row.n]));
}
