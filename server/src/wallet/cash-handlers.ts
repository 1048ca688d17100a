import * as bank from '#contract/wallet/bank-calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { addBankAccount } from './commands/add-bank-account.ts';
import { applyWithdrawal, sendWithdrawalCode } from './commands/apply-withdrawal.ts';
import { cancelWithdrawal } from './commands/cancel-withdrawal.ts';
import * as pay from './commands/pay-withdrawal.ts';
import { prepareWithdrawal } from './commands/prepare-withdrawal.ts';
import { proposeReturn } from './commands/record-return.ts';
import { proposeTransfer } from './commands/record-transfer.ts';
import { proposeRefusal } from './commands/refuse-approved.ts';
import { changeBankAccount, removeBankAccount } from './commands/update-bank-account.ts';
import type { WalletDeps } from './deps.ts';
import { getCashLimits } from './queries/get-cash-limits.ts';
import { listBankAccounts } from './queries/list-bank-accounts.ts';
import * as list from './queries/list-withdrawals.ts';

/** Returns the handlers of bank accounts and of the calls that members make about withdrawals. */
export const cashHandlers = (deps: WalletDeps): readonly Implementation[] => [
  implement(bank.bankList, (ctx, input) => listBankAccounts(ctx, deps, input)),
  implement(bank.bankAdd, (ctx, input) => addBankAccount(ctx, deps, input)),
  implement(bank.bankUpdate, (ctx, input) => changeBankAccount(ctx, deps, input)),
  implement(bank.bankDel, (ctx, input) => removeBankAccount(ctx, deps, input)),
  implement(cash.cashLimits, (ctx) => getCashLimits(ctx, deps)),
  implement(cash.cashCode, (ctx, input) => sendWithdrawalCode(ctx, deps, input)),
  implement(cash.cashApply, (ctx, input) => applyWithdrawal(ctx, deps, input)),
  implement(cash.cashList, (ctx, input) => list.listOwnWithdrawals(ctx, deps, input)),
  implement(cash.cashOne, (ctx, input) => list.getOwnWithdrawal(ctx, deps, input)),
  implement(cash.cashCancel, async (ctx, input) => {
    await cancelWithdrawal(ctx, deps, input);
    return list.getOwnWithdrawal(ctx, deps, input);
  }),
];

/** Returns the handlers of the desk of withdrawals. */
export const payoutHandlers = (deps: WalletDeps): readonly Implementation[] => [
  implement(cash.opsWithdrawalList, (ctx, input) => list.listAllWithdrawals(ctx, deps, input)),
  implement(cash.opsWithdrawalOne, (ctx, input) => list.getWithdrawal(ctx, deps, input)),
  implement(cash.opsWithdrawalPrepare, async (ctx, input) => {
    await prepareWithdrawal(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalRefuse, async (ctx, input) => {
    await pay.refuseWithdrawal(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalProposeRefusal, async (ctx, input) => {
    await proposeRefusal(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalSend, async (ctx, input) => {
    await pay.sendManually(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalProposeTransfer, async (ctx, input) => {
    await proposeTransfer(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalComplete, async (ctx, input) => {
    await pay.completeWithdrawal(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalProposeReturn, async (ctx, input) => {
    await proposeReturn(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
  implement(cash.opsWithdrawalReopen, async (ctx, input) => {
    await pay.reopenWithdrawal(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  }),
];
