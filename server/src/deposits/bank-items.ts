import { openApproval } from '#server/approvals/public.ts';
import type { BankItemSource } from '#server/wallet/public.ts';
import { confirmDeposit } from './commands/decide-deposit.ts';
import { DEPOSIT_APPROVAL, proposePayBack } from './commands/pay-back.ts';
import type { DepositsDeps } from './deps.ts';
import { findBankItem, listBankItems } from './store/bank-items.ts';
import { findDeposit } from './store/deposits.ts';

/** Returns deposits that came in and went back, as statements in CNY are matched with them. */
export const depositBankItems = (
  deps: DepositsDeps,
): readonly BankItemSource<'deposit' | 'depositReturn'>[] => [
  {
    kind: 'deposit',
    currency: 'CNY',
    list: (db, since) => listBankItems(db, 'deposit', since),
    find: (db, id) => findBankItem(db, 'deposit', id),
    confirm: async (ctx, { id, bankReference }) => {
      const record = await findDeposit(ctx.tx, id);
      if (record === null || record.state !== 'announced') return;
      await confirmDeposit(ctx, deps, { id, version: record.version, text: bankReference });
    },
  },
  {
    kind: 'depositReturn',
    currency: 'CNY',
    list: (db, since) => listBankItems(db, 'depositReturn', since),
    find: (db, id) => findBankItem(db, 'depositReturn', id),
    confirm: async (ctx, { id, bankReference }) => {
      const record = await findDeposit(ctx.tx, id);
      const open = await openApproval(ctx.tx, { kind: DEPOSIT_APPROVAL, subject: id });
      if (record === null || record.state !== 'returning' || open !== null) return;
      await proposePayBack(ctx, deps, { id, version: record.version, bankReference });
    },
  },
];
