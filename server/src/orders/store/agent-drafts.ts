import { sql } from 'kysely';
import type { AgentDraftContent } from '#contract/orders/agent/drafts-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import { json } from './orders.ts';

/** A buyer's draft of an agent order. */
export interface AgentDraft {
  readonly id: string;
  readonly version: number;
  readonly content: AgentDraftContent;
  readonly changedAt: Date;
}

/** A draft that is saved: whose it is, what stands in it, and when. */
export interface SavedDraft {
  readonly id: string;
  readonly buyer: string;
  readonly content: AgentDraftContent;
  readonly now: Date;
}

/** A buyer's drafts, the one changed last first. */
export const listAgentDrafts = (db: Db, buyer: string): Promise<AgentDraft[]> =>
  rows<AgentDraft>(
    db,
    sql`select id, version, content, changed_at as "changedAt" from orders.agent_draft
        where buyer = ${buyer} order by changed_at desc, id`,
  );

export const readAgentDraft = (
  db: Db,
  { id, buyer }: { readonly id: string; readonly buyer: string },
): Promise<AgentDraft | null> =>
  row<AgentDraft>(
    db,
    sql`select id, version, content, changed_at as "changedAt" from orders.agent_draft
        where id = ${id} and buyer = ${buyer}`,
  );

/** Makes new drafts of a buyer wait for each other until the transaction ends, to count them. */
export async function lockAgentDrafts(tx: Tx, buyer: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('orders.agent_draft ' || ${buyer}, 0))`.execute(
    tx,
  );
}

/** Returns how many drafts a buyer has. */
export const countAgentDrafts = async (db: Db, buyer: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::int as count from orders.agent_draft where buyer = ${buyer}`,
    )
  )?.count ?? 0;

/** Inserts a draft; false where its id is taken, or an order took the draft of that id along. */
export async function insertAgentDraft(tx: Tx, draft: SavedDraft): Promise<boolean> {
  const { id, buyer, content, now } = draft;
  const result = await sql`insert into orders.agent_draft
      (id, buyer, version, content, created_at, changed_at)
    select ${id}::uuid, ${buyer}::uuid, 1, ${json(content)}::jsonb, ${now}::timestamptz,
      ${now}::timestamptz
    where not exists (select 1 from orders.sent_draft where buyer = ${buyer} and id = ${id})
    on conflict (id) do nothing`.execute(tx);
  return result.numAffectedRows === 1n;
}

/** Writes a draft over the version that was read; false where it has another one, or is gone. */
export async function updateAgentDraft(
  tx: Tx,
  { id, buyer, content, now, version }: SavedDraft & { readonly version: number },
): Promise<boolean> {
  const result = await sql`update orders.agent_draft
    set content = ${json(content)}, version = ${version + 1}, changed_at = ${now}
    where id = ${id} and buyer = ${buyer} and version = ${version}`.execute(tx);
  return result.numAffectedRows === 1n;
}

export async function deleteAgentDraft(
  tx: Tx,
  { id, buyer }: { readonly id: string; readonly buyer: string },
): Promise<void> {
  await sql`delete from orders.agent_draft where id = ${id} and buyer = ${buyer}`.execute(tx);
}

/**
 * Removes the draft that an order took along. Its id is not used again: the first save of it may
 * still be on its way.
 */
export async function deleteSentDraft(
  tx: Tx,
  { id, buyer, now }: { readonly id: string; readonly buyer: string; readonly now: Date },
): Promise<void> {
  await lockAgentDrafts(tx, buyer);
  await deleteAgentDraft(tx, { id, buyer });
  await sql`insert into orders.sent_draft (buyer, id, sent_at) values (${buyer}, ${id}, ${now})
    on conflict (buyer, id) do nothing`.execute(tx);
}

/** Removes all drafts of a buyer whose account is closed, and what is known of those it sent. */
export async function deleteAgentDraftsOf(tx: Tx, buyer: string): Promise<void> {
  await sql`delete from orders.agent_draft where buyer = ${buyer}`.execute(tx);
  await sql`delete from orders.sent_draft where buyer = ${buyer}`.execute(tx);
}

/** Removes drafts that were changed last, and ids of those that were sent, until an instant. */
export async function deleteAgentDraftsUntil(db: Db, until: Date): Promise<void> {
  await sql`delete from orders.agent_draft where changed_at <= ${until}`.execute(db);
  await sql`delete from orders.sent_draft where sent_at <= ${until}`.execute(db);
}
