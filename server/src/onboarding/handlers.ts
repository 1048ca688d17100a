import * as contract from '#contract/onboarding/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  opsAddressChangePass,
  opsAddressChangeReject,
  proposeAddressChange,
  withdrawAddressChange,
} from './commands/change-address.ts';
import {
  completeSeller,
  opsSettlementPass,
  opsSettlementReject,
  submitSellerAudit,
} from './commands/review-settlement.ts';
import { sendPhoneCode, verifyPhone } from './commands/verify-phone.ts';
import type { OnboardingDeps } from './deps.ts';
import { addressChangeList } from './queries/list-address-changes.ts';
import { opsSettlementList, opsSettlementOne, sellerAudit } from './queries/read-settlement.ts';

/** Ties the calls of settlement to their acts. */
export const onboardingCalls = (deps: OnboardingDeps): readonly Implementation[] => [
  implement(contract.completeSeller, (ctx, input) => completeSeller(ctx, deps, input)),
  implement(contract.sendPhoneCode, (ctx, input) => sendPhoneCode(ctx, deps, input)),
  implement(contract.verifyPhone, (ctx, input) => verifyPhone(ctx, deps, input)),
  implement(contract.submitSellerAudit, (ctx, input) => submitSellerAudit(ctx, deps, input)),
  implement(contract.sellerAudit, (ctx) => sellerAudit(ctx)),
  implement(contract.opsSettlementList, (ctx, input) => opsSettlementList(ctx, deps, input)),
  implement(contract.opsSettlementOne, (ctx, input) => opsSettlementOne(ctx, deps, input)),
  implement(contract.opsSettlementPass, (ctx, input) => opsSettlementPass(ctx, deps, input)),
  implement(contract.opsSettlementReject, (ctx, input) => opsSettlementReject(ctx, deps, input)),
  implement(contract.addressChangeList, (ctx) => addressChangeList(ctx)),
  implement(contract.addressChangePropose, (ctx, input) => proposeAddressChange(ctx, deps, input)),
  implement(contract.addressChangeWithdraw, (ctx, input) =>
    withdrawAddressChange(ctx, deps, input),
  ),
  implement(contract.opsAddressChangePass, (ctx, input) => opsAddressChangePass(ctx, deps, input)),
  implement(contract.opsAddressChangeReject, (ctx, input) =>
    opsAddressChangeReject(ctx, deps, input),
  ),
];
