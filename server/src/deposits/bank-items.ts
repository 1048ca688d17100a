import { findOpenApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import {
  type BankItem,
  type BankItemSource,
  type BankProof,
  heldDeposits,
} from '#server/wallet/public.ts';
import { confirmDeposit } from './commands/confirm-deposit.ts';
import { proposePayBack } from './commands/propose-pay-back.ts';
import { recordBankReturn } from './commands/record-bank-return.ts';
import { DEPOSIT_APPROVAL } from './core/approval.ts';
import { mayPayBack } from './core/machine.ts';
import type { DepositsDeps } from './deps.ts';
import {
  findBroughtBack,
  findPaidBack,
  findReceived,
  findReceivedBy,
  listBroughtBack,
  listPaidBack,
  listReceived,
  type PaidBackItem,
} from './store/bank-items.ts';
import { lockDeposit } from './store/deposits.ts';

/** Sets the amount of deposits not yet returned to their balance after compensation, in fen. */
async function withRest(db: Db, items: readonly PaidBackItem[]): Promise<BankItem[]> {
  const open = items.filter(({ isRest }) => isRest);
  const held = await heldDeposits(
    db,
    open.map(({ owner }) => owner),
  );
  return items.map(({ isRest, ...item }) =>
    isRest ? { ...item, amount: -(held.get(item.owner) ?? 0n) } : item,
  );
}

async function confirmByLine(ctx: CommandContext, deps: DepositsDeps, proof: BankProof) {
  const { id, bankReference } = proof;
  const record = await lockDeposit(ctx.tx, id);
  // Its money came after it was failed: the line stays open until somebody knows whose it is.
  if (record?.state === 'failed') throw new Failure('deposit.changed');
  if (record?.state !== 'announced') return;
  await confirmDeposit(ctx, deps, { id, version: record.version, text: bankReference });
}

async function proposeByLine(ctx: CommandContext, deps: DepositsDeps, proof: BankProof) {
  const { id, bankReference } = proof;
  const record = await lockDeposit(ctx.tx, id);
  if (record === null) return;
  // It stays here: the line stays open until somebody knows why the bank paid.
  if (record.state === 'held') throw new Failure('bank.neverPaid', { no: record.no });
  const open = await findOpenApproval(ctx.tx, { kind: DEPOSIT_APPROVAL, subject: id });
  if (!mayPayBack(record) || open !== null) return;
  await proposePayBack(ctx, deps, { id, version: record.version, bankReference });
}

type Kind = 'deposit' | 'depositReturn' | 'returnedDeposit';

/** Returns deposits that came in, went back and came back, as statements in CNY are matched with them. */
export const depositBankItems = (deps: DepositsDeps): readonly BankItemSource<Kind>[] => [
  {
    kind: 'deposit',
    currency: 'CNY',
    list: listReceived,
    find: findReceived,
    findByReference: findReceivedBy,
    confirm: (ctx, proof) => confirmByLine(ctx, deps, proof),
  },
  {
    kind: 'depositReturn',
    currency: 'CNY',
    // A deposit that is used up moves nothing at the bank.
    list: async (db, since) => {
      const items = await withRest(db, await listPaidBack(db, since));
      return items.filter(({ amount }) => amount !== 0n);
    },
    find: async (db, id) => {
      const item = await findPaidBack(db, id);
      const [found = null] = item === null ? [] : await withRest(db, [item]);
      return found;
    },
    confirm: (ctx, proof) => proposeByLine(ctx, deps, proof),
  },
  {
    kind: 'returnedDeposit',
    currency: 'CNY',
    list: listBroughtBack,
    find: findBroughtBack,
    confirm: (ctx, proof) => recordBankReturn(ctx, deps, proof),
  },
];
