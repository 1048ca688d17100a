import type { HandoffState } from '#contract/handoffs/constants.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { StaffCaller } from '#server/kit/request-context.ts';
import { type Handoff, stateOf } from '../core/handoff.ts';
import type { HandoffDeps } from '../deps.ts';

/** Returns the state of a hand-off now, and the person in whose name its phone acts. */
export async function readState(
  db: Db,
  deps: HandoffDeps,
  { handoff, now }: { readonly handoff: Handoff; readonly now: Date },
): Promise<{ readonly state: HandoffState; readonly staff: StaffCaller | null }> {
  const staff = await deps.staffOfSession(db, handoff.sessionId, now);
  const isSignedIn = staff !== null && staff.accountId === handoff.staffId;
  const record = isSignedIn
    ? await deps.records[handoff.kind](db, handoff.recordId, { staff, now })
    : null;
  const isRecordOpen = record?.isOpen === true;
  return { state: stateOf(handoff, { now, isSignedIn, isRecordOpen }), staff };
}

/**
 * Returns the person in whose name a phone may send photos now. Fails with handoff.unknown where
 * there is no such hand-off, else with why it is over.
 */
export async function requireOpen(
  db: Db,
  deps: HandoffDeps,
  { handoff, now }: { readonly handoff: Handoff | null; readonly now: Date },
): Promise<{ readonly handoff: Handoff; readonly staff: StaffCaller }> {
  if (handoff === null) throw new Failure('handoff.unknown');
  const { state, staff } = await readState(db, deps, { handoff, now });
  if (state === 'expired') throw new Failure('handoff.expired');
  if (state === 'concluded') throw new Failure('handoff.concluded');
  if (state === 'ended' || staff === null) throw new Failure('handoff.ended');
  return { handoff, staff };
}
