import type { Tx } from '#server/kit/database/database.ts';
import { mayEnforce } from '#server/kit/may-enforce.ts';
import type { Claim, Side } from './core/claim.ts';
import { claimMachine, currentWait } from './core/machine.ts';
import { remindedAt } from './store/claims.ts';

/** Events of the clock that follow from a party's silence. */
const enforcing: ReadonlySet<string | null> = new Set(['escalate', 'expire']);

/** Returns the parties that a claim waits for; the provider's desks are not reminded. */
export const sidesWaited = (claim: Claim, now: Date): Side[] =>
  (currentWait(claim, now)?.on ?? []).filter(
    (one): one is Side => one === 'buyer' || one === 'seller',
  );

/** Returns whether the clock may act on a claim: who had to act was reminded in time. */
export async function mayEnforceDeadline(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  if (!enforcing.has(claimMachine.dueEvent(claim, now))) return true;
  const canRemind = sidesWaited(claim, now).length > 0;
  return mayEnforce({ canRemind, remindedAt: await remindedAt(tx, claim.id), now });
}
