import * as bank from '#contract/wallet/bank-calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { addBankAccount } from './commands/add-bank-account.ts';
import { applyWithdrawal, sendWithdrawalCode } from './commands/apply-withdrawal.ts';
import { cancelWithdrawal } from './commands/cancel-withdrawal.ts';
import { changeBankAccount, removeBankAccount } from './commands/change-bank-account.ts';
import { prepareWithdrawal } from './commands/prepare-withdrawal.ts';
import { proposeRefusal } from './commands/propose-refusal.ts';
import { proposeReturn } from './commands/propose-return.ts';
import { proposeTransfer } from './commands/propose-transfer.ts';
import * as pay from './commands/send-withdrawal.ts';
import type { WalletDeps } from './deps.ts';
import { getCashLimits } from './queries/get-cash-limits.ts';
import { listBankAccounts } from './queries/list-bank-accounts.ts';
import * as list from './queries/list-own-withdrawals.ts';

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

/** Binds a command to the withdrawal that its input names; the response is the withdrawal as it is then. */
const acting =
  (deps: WalletDeps) =>
  <I extends { readonly id: string }>(
    run: (ctx: CommandContext, deps: WalletDeps, input: I) => Promise<unknown>,
  ) =>
  async (ctx: CommandContext, input: I) => {
    await run(ctx, deps, input);
    return list.getWithdrawal(ctx, deps, input);
  };

/** Returns the handlers of the desk of withdrawals. */
export const payoutHandlers = (deps: WalletDeps): readonly Implementation[] => [
  implement(cash.opsWithdrawalList, (ctx, input) => list.listAllWithdrawals(ctx, deps, input)),
  implement(cash.opsWithdrawalOne, (ctx, input) => list.getWithdrawal(ctx, deps, input)),
  implement(cash.opsWithdrawalPrepare, acting(deps)(prepareWithdrawal)),
  implement(cash.opsWithdrawalRefuse, acting(deps)(pay.refuseWithdrawal)),
  implement(cash.opsWithdrawalProposeRefusal, acting(deps)(proposeRefusal)),
  implement(cash.opsWithdrawalSend, acting(deps)(pay.sendManually)),
  implement(cash.opsWithdrawalProposeTransfer, acting(deps)(proposeTransfer)),
  implement(cash.opsWithdrawalComplete, acting(deps)(pay.completeWithdrawal)),
  implement(cash.opsWithdrawalProposeReturn, acting(deps)(proposeReturn)),
  implement(cash.opsWithdrawalReopen, acting(deps)(pay.reopenWithdrawal)),
];
