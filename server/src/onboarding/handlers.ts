import * as contract from '#contract/onboarding/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  completeSeller,
  passSettlement,
  rejectSettlement,
  submitSellerAudit,
} from './commands/pass-settlement.ts';
import {
  passAddressChange,
  proposeAddressChange,
  rejectAddressChange,
  withdrawAddressChange,
} from './commands/propose-address-change.ts';
import { sendPhoneCode, verifyPhone } from './commands/verify-phone.ts';
import type { OnboardingDeps } from './deps.ts';
import { listAddressChanges } from './queries/list-address-changes.ts';
import {
  listSettlementViews,
  readSettlementView,
  sellerAudit,
} from './queries/read-settlement-view.ts';

/** Ties the calls of settlement to their acts. */
export const onboardingCalls = (deps: OnboardingDeps): readonly Implementation[] => [
  implement(contract.completeSeller, (ctx, input) => completeSeller(ctx, deps, input)),
  implement(contract.sendPhoneCode, (ctx, input) => sendPhoneCode(ctx, deps, input)),
  implement(contract.verifyPhone, (ctx, input) => verifyPhone(ctx, deps, input)),
  implement(contract.submitSellerAudit, (ctx, input) => submitSellerAudit(ctx, deps, input)),
  implement(contract.sellerAudit, (ctx) => sellerAudit(ctx)),
  implement(contract.opsSettlementList, (ctx, input) => listSettlementViews(ctx, deps, input)),
  implement(contract.opsSettlementOne, (ctx, input) => readSettlementView(ctx, deps, input)),
  implement(contract.opsSettlementPass, (ctx, input) => passSettlement(ctx, deps, input)),
  implement(contract.opsSettlementReject, (ctx, input) => rejectSettlement(ctx, deps, input)),
  implement(contract.addressChangeList, (ctx) => listAddressChanges(ctx)),
  implement(contract.addressChangePropose, (ctx, input) => proposeAddressChange(ctx, deps, input)),
  implement(contract.addressChangeWithdraw, (ctx, input) =>
    withdrawAddressChange(ctx, deps, input),
  ),
  implement(contract.opsAddressChangePass, (ctx, input) => passAddressChange(ctx, deps, input)),
  implement(contract.opsAddressChangeReject, (ctx, input) => rejectAddressChange(ctx, deps, input)),
];
