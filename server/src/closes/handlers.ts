import * as contract from '#contract/closes/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { assignItem } from './commands/assign-item.ts';
import { resolveItem } from './commands/resolve-item.ts';
import type { ClosesDeps } from './deps.ts';
import { getProof } from './queries/get-proof.ts';
import { getClose, listCloses, listProofs } from './queries/list-closes.ts';

/** Returns the handlers of the slice's calls. */
export const closeHandlers = (deps: ClosesDeps): readonly Implementation[] => [
  implement(contract.opsCloseList, (ctx, input) => listCloses(ctx, input)),
  implement(contract.opsCloseOne, (ctx, input) => getClose(ctx, deps, input)),
  implement(contract.opsCloseAssign, (ctx, input) => assignItem(ctx, deps, input)),
  implement(contract.opsCloseResolve, (ctx, input) => resolveItem(ctx, input)),
  implement(contract.balanceProofs, (ctx, input) => listProofs(ctx, input)),
  implement(contract.balanceProof, (ctx, input) => getProof(ctx, input)),
];
