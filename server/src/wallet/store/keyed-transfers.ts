import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import type { TransferKind } from '../core/transfer.ts';
import { idempotencyUuid } from './ledger.ts';

/** A transfer as whoever posted it finds it again: when it moved, and the cents that arrived. */
export interface KeyedTransfer {
  readonly postedAt: Date;
  readonly kind: TransferKind;
  readonly minor: bigint;
}

/**
 * Returns the transfers that were posted under these keys, the first first. What arrived are the
 * postings above zero in USD: fen of a deposit that were sold for it are counted once.
 */
export const transfersOfKeys = (db: Db, keys: readonly string[]): Promise<KeyedTransfer[]> =>
  rows(
    db,
    sql<KeyedTransfer>`
      select t.at as "postedAt", t.kind,
        (select coalesce(sum(leg.amount), 0)
          from unnest(t.currencies, t.amounts) as leg (currency, amount)
          where leg.currency = 'USD' and leg.amount > 0)::bigint as minor
      from wallet.transfer t where t.idem = any(${keys.map(idempotencyUuid)}::uuid[])
      order by t.at, t.id`,
  );
