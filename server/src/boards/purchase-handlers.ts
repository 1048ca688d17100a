import * as contract from '#contract/purchases/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { BoardsDeps } from './deps.ts';
import { listPurchases, onePurchase, waitingPurchases } from './queries/list-purchases.ts';

/** The calls of what members buy on the boards. */
export const purchaseCalls = (deps: BoardsDeps): readonly Implementation[] => [
  implement(contract.purchaseList, (ctx, input) => listPurchases(ctx, deps, input)),
  implement(contract.purchaseDetail, (ctx, { id }) => onePurchase(ctx, deps, id)),
  implement(contract.purchaseCounts, (ctx) => waitingPurchases(ctx, deps)),
];
