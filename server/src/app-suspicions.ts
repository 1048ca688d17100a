import { staffOrderPath } from '#contract/addresses.ts';
import * as accounts from './accounts/public.ts';
import * as bank from './bank/public.ts';
import * as delivery from './delivery/public.ts';
import * as exchange from './exchange/public.ts';
import type { Db } from './kit/database/database.ts';
import * as orders from './orders/public.ts';
import type { SuspicionsDeps } from './suspicions/public.ts';
import * as wallet from './wallet/public.ts';

/** Returns what rules of suspicious activity look at: facts of the wallet, the bank, orders and accounts. */
export const suspicionsDepsOf = ({ owners }: Pick<SuspicionsDeps, 'owners'>): SuspicionsDeps => ({
  owners,
  isSamePerson: accounts.isSamePerson,
  companyAccounts: accounts.companyAccounts,
  settledOf: async (db, ids) =>
    new Set(
      [...(await accounts.accountCard(db, ids))].flatMap(([id, card]) =>
        card.settled ? [id] : [],
      ),
    ),
  cash: cashSince,
  otherPayers: async (db, since) =>
    (await bank.otherPaymentsSince(db, since)).map(({ line, statement, ...one }) => ({
      ...one,
      link: `/ops/bank/${statement}?line=${line}`,
    })),
  shared: async (db) => [
    ...(await wallet.sharedBankAccounts(db)).map((one) => ({
      kind: 'bankAccount' as const,
      ...one,
    })),
    ...(await delivery.sharedAddresses(db)).map((one) => ({ kind: 'address' as const, ...one })),
    ...(await accounts.sharedDevices(db)).map((one) => ({
      kind: 'device' as const,
      text: '',
      ...one,
    })),
  ],
  trades: async (db, since) =>
    (await orders.tradesSince(db, since)).map(({ id, ...one }) => ({
      ...one,
      link: staffOrderPath(id),
    })),
  waitingPayouts: async (ctx, ids) => [
    ...(await wallet.waitingWithdrawalsOf(ctx, ids)).map((one) => ({
      kind: 'withdrawal' as const,
      ...one,
    })),
    ...(await exchange.waitingExchangesOf(ctx, ids)).map((one) => ({
      kind: 'exchange' as const,
      ...one,
    })),
  ],
});

async function cashSince(db: Db, filter: wallet.ActivityFilter) {
  const recharges = await wallet.rechargesSince(db, filter);
  const withdrawals = await wallet.withdrawalsSince(db, filter);
  const exchanges = await exchange.exchangesSince(db, filter);
  const payees = await wallet.payeesSince(
    db,
    exchanges.flatMap(({ bankAccount }) => bankAccount ?? []),
  );
  const payments = await wallet.orderPaymentsSince(db, filter);
  return {
    recharges: recharges.map((one) => ({ ...one, link: `/ops/recharges?id=${one.id}` })),
    payouts: [
      ...withdrawals.map((one) => ({
        ...one,
        kind: 'withdrawal' as const,
        link: `/ops/withdrawals?id=${one.id}`,
      })),
      ...exchanges.map(({ bankAccount, ...one }) => ({
        ...one,
        kind: 'exchange' as const,
        // Exchanges from before accounts were saved name no account: its age is not known.
        payeeSince: payees.get(bankAccount ?? '') ?? new Date(0),
        link: `/ops/exchanges?id=${one.id}`,
      })),
    ],
    payments: payments.map(({ order, ...one }) => ({ ...one, link: staffOrderPath(order) })),
  };
}
