import type { ExchangePayee } from '#contract/exchange/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type PayeeAccount, payeeAccount } from '#server/wallet/public.ts';
import type { ExchangeRecord } from '../store/exchange-store.ts';

const payeeOf = (account: PayeeAccount): ExchangePayee => ({
  accountName: account.accountName,
  accountNumber: account.accountNumber,
  bankName: account.bankName,
  branch: account.branch,
  bankCode: account.bankCode,
});

const isSame = (one: ExchangePayee, other: ExchangePayee): boolean =>
  (Object.keys(one) as (keyof ExchangePayee)[]).every((field) => one[field] === other[field]);

/** Returns a member's saved account in CNY. Fails with notFound or `exchange.currency`. */
export async function findPayee(
  db: Db,
  { owner, bankId }: { readonly owner: string; readonly bankId: string },
): Promise<{ readonly payee: ExchangePayee; readonly payableFrom: Date }> {
  const account = await payeeAccount(db, bankId);
  if (account === null || account.owner !== owner) throw new Failure('notFound');
  if (account.currency !== 'CNY') throw new Failure('exchange.currency', {}, 'bankId');
  return { payee: payeeOf(account), payableFrom: account.payableFrom };
}

/** Rejects a payee whose account says something else than when the exchange was applied for. */
export async function requireSamePayee(
  db: Db,
  { bankAccount, payee }: Pick<ExchangeRecord, 'bankAccount' | 'payee'>,
): Promise<void> {
  if (bankAccount === null) return;
  const account = await payeeAccount(db, bankAccount);
  if (account === null || !isSame(payee, payeeOf(account))) {
    throw new Failure('exchange.payeeChanged');
  }
}
