import * as contract from '#contract/wallet/calls.ts';
import * as compensation from '#contract/wallet/compensation-calls.ts';
import * as trade from '#contract/wallet/trade-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { cashHandlers, payoutHandlers } from './cash-handlers.ts';
import { applyRecharge } from './commands/apply-recharge.ts';
import { confirmRecharge } from './commands/confirm-recharge.ts';
import { failRecharge } from './commands/fail-recharge.ts';
import { issueReference } from './commands/issue-reference.ts';
import { proposeGoodwill } from './commands/propose-goodwill.ts';
import type { WalletDeps } from './deps.ts';
import { getLedger } from './queries/get-ledger.ts';
import * as trades from './queries/get-trade.ts';
import { getWallet } from './queries/get-wallet.ts';
import * as compensations from './queries/list-all-compensations.ts';
import { getLogEntry, listLog } from './queries/list-log.ts';
import * as recharges from './queries/list-own-recharges.ts';

/** Returns the handlers of the wallet's calls. */
export const walletHandlers = (deps: WalletDeps): readonly Implementation[] => [
  implement(contract.walletOne, (ctx) => getWallet(ctx, deps)),
  implement(contract.walletLogList, (ctx, input) => listLog(ctx, deps, input)),
  implement(contract.walletLogOne, (ctx, input) => getLogEntry(ctx, deps, input)),
  implement(contract.walletReference, (ctx, input) => issueReference(ctx, deps, input)),
  implement(contract.rechargeApply, (ctx, input) => applyRecharge(ctx, deps, input)),
  implement(contract.rechargeList, (ctx, input) => recharges.listOwnRecharges(ctx, deps, input)),
  implement(contract.rechargeOne, (ctx, input) => recharges.getOwnRecharge(ctx, deps, input)),
  implement(contract.opsLedger, (ctx) => getLedger(ctx, deps)),
  implement(contract.opsRechargeList, (ctx, input) => recharges.listAllRecharges(ctx, deps, input)),
  implement(contract.opsRechargeOne, (ctx, input) => recharges.getRecharge(ctx, deps, input)),
  implement(contract.opsRechargeConfirm, async (ctx, input) => {
    await confirmRecharge(ctx, deps, input);
    return recharges.getRecharge(ctx, deps, input);
  }),
  implement(contract.opsRechargeFail, async (ctx, input) => {
    await failRecharge(ctx, deps, input);
    return recharges.getRecharge(ctx, deps, input);
  }),
  implement(trade.tradeOne, (ctx, input) => trades.getTrade(ctx, deps, input)),
  implement(trade.tradeSettleOne, (ctx, input) => trades.getSettle(ctx, deps, input)),
  implement(trade.tradeRefundOne, (ctx, input) => trades.getRefund(ctx, deps, input)),
  implement(compensation.compensateOne, (ctx, input) =>
    compensations.getOwnCompensation(ctx, deps, input),
  ),
  implement(compensation.opsCompensationList, (ctx, input) =>
    compensations.listAllCompensations(ctx, deps, input),
  ),
  implement(compensation.opsCompensationOne, (ctx, input) =>
    compensations.getCompensation(ctx, deps, input),
  ),
  implement(compensation.opsGoodwillPropose, (ctx, input) => proposeGoodwill(ctx, deps, input)),
  ...cashHandlers(deps),
  ...payoutHandlers(deps),
];
