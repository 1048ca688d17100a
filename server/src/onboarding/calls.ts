import * as contract from '#contract/onboarding/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import {
  completeSeller,
  opsSettlementPass,
  opsSettlementReject,
  submitSellerAudit,
} from './act.ts';
import type { OnboardingDeps } from './deps.ts';
import { opsSettlementList, opsSettlementOne, sellerAudit } from './read.ts';

/** Ties the calls of settlement to their acts. */
export const onboardingCalls = (deps: OnboardingDeps): readonly Bound[] => [
  bind(contract.completeSeller, (at, input) => completeSeller(at, input)),
  bind(contract.submitSellerAudit, (at) => submitSellerAudit(at)),
  bind(contract.sellerAudit, (at) => sellerAudit(at)),
  bind(contract.opsSettlementList, (at, input) => opsSettlementList(deps, at, input)),
  bind(contract.opsSettlementOne, (at, input) => opsSettlementOne(deps, at, input)),
  bind(contract.opsSettlementPass, (at, input) => opsSettlementPass(deps, at, input)),
  bind(contract.opsSettlementReject, (at, input) => opsSettlementReject(deps, at, input)),
];
