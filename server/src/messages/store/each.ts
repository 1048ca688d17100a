import { sql } from 'kysely';
import type { BoxChange } from '#contract/messages/events.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { notifyAccounts } from '#server/kit/events-store.ts';
import type { Params } from '../core/render.ts';

export interface EachMessages {
  readonly ids: readonly string[];
  readonly accounts: readonly string[];
  readonly params: readonly Params[];
  readonly links: readonly (string | null)[];
  readonly kind: string;
  readonly at: Date;
  /** `mail` stands in no box and only goes by mail; `box` is not mailed. */
  readonly as: 'box' | 'mail';
}

/** Writes a message of one kind to each of many by one statement, each with facts of its own. */
export async function insertEach(tx: Tx, each: EachMessages): Promise<void> {
  const removedAt = each.as === 'mail' ? each.at : null;
  await sql`insert into messages.message
      (id, account, box, kind, params, link, at, read_at, deleted_at, mail)
    select one.id, one.account, 'msg', ${each.kind}, one.params, one.link, ${each.at}, ${removedAt},
      ${removedAt}, ${each.as === 'mail' ? 'due' : 'none'}
    from unnest(${[...each.ids]}::uuid[], ${[...each.accounts]}::uuid[],
      ${each.params.map((params) => JSON.stringify(params))}::jsonb[],
      ${[...each.links]}::text[]) as one (id, account, params, link)`.execute(tx);
  if (each.as === 'mail') return;
  const data: BoxChange = { what: 'came', link: each.links[0] ?? null };
  await notifyAccounts(tx, { accounts: [...new Set(each.accounts)], data });
}
