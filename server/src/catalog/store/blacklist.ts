import { type RawBuilder, sql } from 'kysely';
import type { BlacklistStage } from '#contract/companies/standing-schemas.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';

/** Leaves out lines of sellers on the blacklist or withdrawn; `account` is the column of a line's seller. */
export const isNotListed = (account: RawBuilder<unknown>) =>
  sql`${account} <> all ((select catalog.hidden_sellers())::uuid[])`;

/**
 * Marks a seller as the blacklist has it; null takes the mark away. A listed seller's lines leave
 * search and the counters of parts in this transaction.
 */
export async function saveBlacklistStage(
  tx: Tx,
  {
    account,
    stage,
    now,
  }: { readonly account: string; readonly stage: BlacklistStage | null; readonly now: Date },
): Promise<void> {
  if (stage === null) {
    await sql`delete from catalog.blacklisted_seller where account = ${account}`.execute(tx);
    return;
  }
  await sql`insert into catalog.blacklisted_seller (account, stage, at)
    values (${account}, ${stage}, ${now})
    on conflict (account) do update set stage = excluded.stage, at = excluded.at
      where blacklisted_seller.stage <> excluded.stage`.execute(tx);
}

/** Takes the lines of a seller out of search and counters in this transaction, or lets them in again. */
export async function saveWithdrawn(
  tx: Tx,
  {
    accountId,
    withdrawn,
    now,
  }: { readonly accountId: string; readonly withdrawn: boolean; readonly now: Date },
): Promise<void> {
  if (withdrawn) {
    await sql`insert into catalog.withdrawn_seller (account, at) values (${accountId}, ${now})
      on conflict do nothing`.execute(tx);
    return;
  }
  await sql`delete from catalog.withdrawn_seller where account = ${accountId}`.execute(tx);
}

/** How sellers stand with the blacklist; one without an open entry is left out. */
export async function findBlacklistStages(
  db: Db,
  accounts: readonly string[],
): Promise<Map<string, BlacklistStage>> {
  const found = await rows<{ account: string; stage: BlacklistStage }>(
    db,
    sql`select account, stage from catalog.blacklisted_seller
        where account = any(${[...accounts]}::uuid[])`,
  );
  return new Map(found.map(({ account, stage }) => [account, stage]));
}
