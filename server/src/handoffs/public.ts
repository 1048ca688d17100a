/** The only door of hand-offs of the camera: what the composition may use. */
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { HandoffDeps } from './deps.ts';
import { handoffHandlers } from './handlers.ts';

export type { HandoffDeps, PhotoRecord } from './deps.ts';

/** SQLSTATEs of the database's own rules and the failure that each of them is. */
export const handoffRefusals: SqlStateFailures = {
  PH001: 'handoff.ended',
  PH002: 'handoff.full',
};

/** Puts the slice together. */
export const handoffsSlice = (
  deps: HandoffDeps,
): { readonly calls: readonly Implementation[] } => ({ calls: handoffHandlers(deps) });
