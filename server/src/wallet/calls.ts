import * as contract from '#contract/wallet/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { WalletDeps } from './deps.ts';
import * as read from './read.ts';
import { applyRecharge, failRecharge, lockPending } from './recharge-act.ts';
import { confirmOrRequest } from './recharge-approval.ts';

/** The wallet's calls. */
export const walletCalls = (deps: WalletDeps): readonly Implementation[] => [
  implement(contract.walletOne, (ctx) => read.oneWallet(ctx)),
  implement(contract.walletLogList, (ctx, input) => read.listOwnLog(ctx, input)),
  implement(contract.walletLogOne, (ctx, { id }) => read.oneOwnLog(ctx, id)),
  implement(contract.rechargeApply, (ctx, input) => applyRecharge(deps, ctx, input)),
  implement(contract.rechargeList, (ctx, input) => read.listOwnRecharges(deps, ctx, input)),
  implement(contract.rechargeOne, (ctx, { id }) => read.oneOwnRecharge(deps, ctx, id)),
  implement(contract.opsLedger, (ctx) => read.ledgerStanding(ctx)),
  implement(contract.opsRechargeList, (ctx, input) => read.listOpsRecharges(deps, ctx, input)),
  implement(contract.opsRechargeOne, (ctx, { id }) => read.oneOpsRecharge(deps, ctx, id)),
  implement(contract.opsRechargeConfirm, async (ctx, input) => {
    const kept = await lockPending(ctx, input);
    await confirmOrRequest(deps, ctx, kept, input.bankReference);
    return read.oneOpsRecharge(deps, ctx, input.id);
  }),
  implement(contract.opsRechargeFail, async (ctx, input) => {
    await failRecharge(deps, ctx, input);
    return read.oneOpsRecharge(deps, ctx, input.id);
  }),
];
