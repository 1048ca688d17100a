import { sql } from 'kysely';
import { row, type Tx } from '#server/kit/database/database.ts';
import type { Agreed } from './exchange-store.ts';

/** A locked rate for a sale and a payee. */
export interface QuoteRow extends Agreed {
  readonly id: string;
  readonly owner: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  /** The exchange that was made by it. */
  readonly usedBy: string | null;
}

/** Writes a quote; earlier ones of its owner that were not used end now. */
export async function insertQuote(tx: Tx, made: Omit<QuoteRow, 'usedBy'>): Promise<void> {
  await sql`update exchange.quote set expires_at = greatest(at, least(expires_at, ${made.madeAt}))
    where owner = ${made.owner} and used_by is null and expires_at > ${made.madeAt}`.execute(tx);
  await sql`
    insert into exchange.quote (id, owner, sell, fee, buy, rate_micros, fee_bp, rate_source,
      rate_at, payee, bank_account, at, expires_at)
    values (${made.id}, ${made.owner}, ${made.sell.toString()}, ${made.fee.toString()},
      ${made.buy.toString()}, ${made.rateMicros.toString()}, ${made.feeBp}, ${made.rateSource},
      ${made.rateAt}, ${JSON.stringify(made.payee)}::jsonb, ${made.bankAccount}, ${made.madeAt},
      ${made.expiresAt})
  `.execute(tx);
}

/** Reads a quote and keeps others from using it meanwhile. */
export const lockQuote = (tx: Tx, id: string): Promise<QuoteRow | null> =>
  row(
    tx,
    sql<QuoteRow>`select id, owner, sell, fee, buy, rate_micros as "rateMicros",
        fee_bp as "feeBp", rate_source as "rateSource", rate_at as "rateAt", payee,
        bank_account as "bankAccount", at as "madeAt",
        expires_at as "expiresAt", used_by as "usedBy"
      from exchange.quote where id = ${id} for update`,
  );

/** Notes which exchange a quote was used for. */
export async function markUsed(tx: Tx, id: string, exchangeId: string): Promise<void> {
  await sql`update exchange.quote set used_by = ${exchangeId} where id = ${id}`.execute(tx);
}
