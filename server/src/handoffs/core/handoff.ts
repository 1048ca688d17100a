import type { HandoffState } from '#contract/handoffs/constants.ts';
import type { HandoffKind } from '#contract/handoffs/limits.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';

/** A hand-off of the camera as it is stored. */
export interface Handoff {
  readonly id: string;
  readonly kind: HandoffKind;
  readonly recordId: string;
  readonly recordNo: string;
  readonly test: TestCode | null;
  readonly staffId: string;
  readonly sessionId: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly joinedAt: Date | null;
  readonly endedAt: Date | null;
  /** Digest of the key of the phone that joined. */
  readonly keyHash: Buffer | null;
}

/** The facts outside of a hand-off on which its state depends. */
interface Surroundings {
  readonly now: Date;
  /** Whether the session of its person is open. */
  readonly isSignedIn: boolean;
  /** Whether the record takes photos of this person. */
  readonly isRecordOpen: boolean;
}

/** Returns the state of a hand-off; why it is over, the first reason first. */
export function stateOf(handoff: Handoff, around: Surroundings): HandoffState {
  if (handoff.endedAt !== null) return 'ended';
  if (around.now >= handoff.expiresAt) return 'expired';
  if (!around.isSignedIn) return 'ended';
  if (!around.isRecordOpen) return 'concluded';
  return handoff.joinedAt === null ? 'waiting' : 'joined';
}
