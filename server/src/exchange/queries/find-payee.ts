import type { ExchangePayee } from '#contract/exchange/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type PayeeAccount, payeeAccount, payeeAccounts } from '#server/wallet/public.ts';
import type { ExchangeRecord } from '../store/exchange-store.ts';

type Payable = Pick<ExchangeRecord, 'id' | 'state' | 'bankAccount' | 'payee'>;

const payeeOf = (account: Omit<PayeeAccount, 'payableFrom'>): ExchangePayee => ({
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

/** Returns the exchanges that may still be paid and whose account was changed or removed since. */
export async function changedPayees(
  db: Db,
  list: readonly Payable[],
): Promise<ReadonlySet<string>> {
  const open = list.flatMap(({ bankAccount, state, ...one }) =>
    bankAccount !== null && (state === 'frozen' || state === 'returned')
      ? [{ ...one, bankAccount }]
      : [],
  );
  if (open.length === 0) return new Set();
  const accounts = await payeeAccounts(db, [...new Set(open.map((one) => one.bankAccount))]);
  const changed = open.filter(({ bankAccount, payee }) => {
    const account = accounts.get(bankAccount);
    return account === undefined || !isSame(payee, payeeOf(account));
  });
  return new Set(changed.map(({ id }) => id));
}

/** Rejects a payee whose account says something else than when the exchange was applied for. */
export async function requireSamePayee(db: Db, record: Payable): Promise<void> {
  if ((await changedPayees(db, [record])).has(record.id)) {
    throw new Failure('exchange.payeeChanged');
  }
}
