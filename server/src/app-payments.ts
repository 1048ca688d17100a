import type * as bank from './bank/public.ts';
import type * as exchange from './exchange/public.ts';
import type * as wallet from './wallet/public.ts';

type Exchange = Awaited<ReturnType<exchange.ExchangePayments['byIds']>>[number];
type Payment = Awaited<ReturnType<bank.PaymentSource['byIds']>>[number];

/** Returns an exchange as files pay it: the CNY that were bought, to an account in China. */
const toPayment = ({ payee, ...one }: Exchange): Payment => ({
  kind: 'exchange',
  id: one.id,
  no: one.no,
  version: one.version,
  state: one.state,
  owner: one.owner,
  currency: 'CNY',
  amount: one.buy,
  reason: one.state === 'returned' ? one.returnReason : '',
  link: `/ops/exchanges?id=${one.id}`,
  payee: {
    accountName: payee.accountName,
    accountNumber: payee.accountNumber,
    bankName: payee.bankName,
    bankCode: payee.bankCode,
    ...{ routing: '', street: '', town: '', country: '', postcode: '' },
  },
});

/** Returns exchanges as files of payments know them. */
export const paymentsOfExchanges = (payments: exchange.ExchangePayments): bank.PaymentSource => ({
  approved: async (db, now) => (await payments.approved(db, now)).map(toPayment),
  byIds: async (db, ids) => (await payments.byIds(db, ids)).map(toPayment),
  holdsOf: payments.holdsOf,
  changedPayees: payments.changedPayees,
  lock: async (tx, id) => {
    const record = await payments.lock(tx, id);
    return record && toPayment(record);
  },
  authorize: (ctx, { id }) => payments.authorize(ctx, id),
  send: payments.send,
  reject: payments.reject,
});

const toWithdrawalPayment = (one: wallet.Payout) =>
  ({ ...one, kind: 'withdrawal', currency: 'USD', link: `/ops/withdrawals?id=${one.id}` }) as const;

/** Returns withdrawals as files of payments know them. */
export const paymentsOfWithdrawals = (
  payouts: wallet.Payouts,
  { holdsOf }: wallet.PayoutHolds,
): bank.PaymentSource => ({
  holdsOf,
  approved: async (db) => (await payouts.approved(db)).map(toWithdrawalPayment),
  byIds: async (db, ids) => (await payouts.byIds(db, ids)).map(toWithdrawalPayment),
  changedPayees: payouts.changedPayees,
  lock: async (tx, id) => {
    const payout = await payouts.lock(tx, id);
    return payout && toWithdrawalPayment(payout);
  },
  authorize: payouts.authorize,
  send: payouts.send,
  reject: payouts.reject,
});
