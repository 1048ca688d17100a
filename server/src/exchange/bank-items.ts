import { findOpenApproval } from '#server/approvals/public.ts';
import type { BankItem, BankItemSource } from '#server/wallet/public.ts';
import { EXCHANGE_APPROVAL, proposePayment } from './commands/complete-exchange.ts';
import type { ExchangeDeps } from './deps.ts';
import { findPaid, listPaid } from './store/bank-items.ts';
import { findExchange } from './store/exchange-store.ts';

/** Returns the payments of exchanges that statements in CNY are matched with. */
export const exchangeBankItems = (deps: ExchangeDeps): BankItemSource<'exchange'> => ({
  kind: 'exchange',
  currency: 'CNY',
  list: (db, since): Promise<BankItem[]> => listPaid(db, since),
  find: findPaid,
  confirm: async (ctx, { id, bankReference }) => {
    const record = await findExchange(ctx.tx, id);
    const open = await findOpenApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id });
    if (record === null || record.state !== 'frozen' || open !== null) return;
    await proposePayment(ctx, deps, { id, version: record.version, bankReference });
  },
});
