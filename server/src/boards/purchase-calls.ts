import * as contract from '#contract/purchases/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import type { BoardsDeps } from './deps.ts';
import { listPurchases, onePurchase, waitingPurchases } from './purchase.ts';

/** The calls of what members buy on the boards. */
export const purchaseCalls = (deps: BoardsDeps): readonly Bound[] => [
  bind(contract.purchaseList, (at, input) => listPurchases(at, deps, input)),
  bind(contract.purchaseDetail, (at, { id }) => onePurchase(at, deps, id)),
  bind(contract.purchaseCounts, (at) => waitingPurchases(at, deps)),
];
