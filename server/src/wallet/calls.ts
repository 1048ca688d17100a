import * as contract from '#contract/wallet/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import type { WalletDeps } from './deps.ts';
import * as read from './read.ts';
import { applyRecharge, failRecharge, lockPending } from './recharge-act.ts';
import { confirmOrRequest } from './recharge-approval.ts';

/** The wallet's calls. */
export const walletCalls = (deps: WalletDeps): readonly Bound[] => [
  bind(contract.walletOne, (at) => read.oneWallet(at)),
  bind(contract.walletLogList, (at, input) => read.listOwnLog(at, input)),
  bind(contract.walletLogOne, (at, { id }) => read.oneOwnLog(at, id)),
  bind(contract.rechargeApply, (at, input) => applyRecharge(deps, at, input)),
  bind(contract.rechargeList, (at, input) => read.listOwnRecharges(deps, at, input)),
  bind(contract.rechargeOne, (at, { id }) => read.oneOwnRecharge(deps, at, id)),
  bind(contract.opsLedger, (at) => read.ledgerStanding(at)),
  bind(contract.opsRechargeList, (at, input) => read.listOpsRecharges(deps, at, input)),
  bind(contract.opsRechargeOne, (at, { id }) => read.oneOpsRecharge(deps, at, id)),
  bind(contract.opsRechargeConfirm, async (at, input) => {
    const kept = await lockPending(at, input);
    await confirmOrRequest(deps, at, kept, input.bankReference);
    return read.oneOpsRecharge(deps, at, input.id);
  }),
  bind(contract.opsRechargeFail, async (at, input) => {
    await failRecharge(deps, at, input);
    return read.oneOpsRecharge(deps, at, input.id);
  }),
];
