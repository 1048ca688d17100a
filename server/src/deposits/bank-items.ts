import { findOpenApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type BankItem, type BankItemSource, heldDeposits } from '#server/wallet/public.ts';
import { confirmDeposit } from './commands/decide-deposit.ts';
import { proposePayBack } from './commands/pay-back.ts';
import { DEPOSIT_APPROVAL } from './core/approval.ts';
import type { DepositsDeps } from './deps.ts';
import { findBankItem, listBankItems } from './store/bank-items.ts';
import { lockDeposit } from './store/deposits.ts';

/** Puts in what compensation has left of deposits that are not paid back yet; fen. */
async function withRest(db: Db, items: readonly BankItem[]): Promise<BankItem[]> {
  const open = items.filter(({ booked }) => !booked);
  const held = await heldDeposits(
    db,
    open.map(({ owner }) => owner),
  );
  return items.map((item) =>
    item.booked ? item : { ...item, amount: -(held.get(item.owner) ?? 0n) },
  );
}

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
      const record = await lockDeposit(ctx.tx, id);
      // Its money came after it was failed: the line stays open until somebody knows whose it is.
      if (record?.state === 'failed') throw new Failure('deposit.changed');
      if (record?.state !== 'announced') return;
      await confirmDeposit(ctx, deps, { id, version: record.version, text: bankReference });
    },
  },
  {
    kind: 'depositReturn',
    currency: 'CNY',
    // A deposit that is used up moves nothing at the bank.
    list: async (db, since) => {
      const items = await withRest(db, await listBankItems(db, 'depositReturn', since));
      return items.filter(({ amount }) => amount !== 0n);
    },
    find: async (db, id) => {
      const item = await findBankItem(db, 'depositReturn', id);
      const [found = null] = item === null ? [] : await withRest(db, [item]);
      return found;
    },
    confirm: async (ctx, { id, bankReference }) => {
      const record = await lockDeposit(ctx.tx, id);
      if (record === null) return;
      // It stays here: the line stays open until somebody knows why the bank paid.
      if (record.state === 'held') throw new Failure('bank.neverPaid', { no: record.no });
      const open = await findOpenApproval(ctx.tx, { kind: DEPOSIT_APPROVAL, subject: id });
      if (record.state !== 'returning' || open !== null) return;
      await proposePayBack(ctx, deps, { id, version: record.version, bankReference });
    },
  },
];
