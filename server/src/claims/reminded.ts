import type { Tx } from '#server/kit/database/database.ts';
import {
  mayEnforceReminded,
  partiesOf,
  type RemindedRecords,
  type ReminderKind,
} from '#server/kit/reminders.ts';
import type { Claim } from './core/claim.ts';
import { claimMachine, currentWait } from './core/machine.ts';
import { type ClaimNotificationKind, notifySide } from './notify.ts';
import { lockClaim, saveWaiting, waitsOn } from './store/claims.ts';
import { insertReminder, remindedAt } from './store/reminders.ts';

/** Events of the clock that follow from a party's silence. */
const enforcing: ReadonlySet<string | null> = new Set(['escalate', 'expire']);

/** A seller who owes the rest is waited for by nothing else: its reminders name the amount. */
const restKinds: Partial<Record<ReminderKind, ClaimNotificationKind>> = {
  soon: 'rest',
  late: 'restLate',
  after: 'restLate',
};

/** The clock closes a claim whose goods are not sent: its reminders say so, and what becomes of the money. */
const shipKinds: Partial<Record<ReminderKind, ClaimNotificationKind>> = {
  soon: 'shipSoon',
  otherSoon: 'otherShipSoon',
};

/** Claims as their reminders need them. */
export const remindedClaims: RemindedRecords<Claim> = {
  lock: lockClaim,
  wait: (claim, now) => {
    const waiting = currentWait(claim, now);
    if (waiting === null) return null;
    const { at: dueAt, on } = waiting;
    return { dueAt, waitsOn: waitsOn(claim, now), sides: partiesOf(on) };
  },
  isClocks: (claim, now) => claimMachine.dueEvent(claim, now) !== null,
  saveWaiting,
  remindedAt,
  insertReminder,
  notifySide: async (tx, claim, side, { kind, ...reminder }) => {
    const restKind = claim.outstanding > 0n ? restKinds[kind] : undefined;
    // Who owes the rest has something to do, whoever else is waited for.
    if (side === 'seller' && claim.outstanding > 0n && restKind === undefined) return;
    const shipKind = claim.state === 'returnAuthorised' ? shipKinds[kind] : undefined;
    const own = restKind ?? shipKind ?? kind;
    return notifySide(tx, claim, side, { kind: own, text: '', ...reminder });
  },
};

/** Returns whether the clock may act on a claim: who had to act was reminded in time. */
export async function mayEnforceDeadline(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  if (!enforcing.has(claimMachine.dueEvent(claim, now))) return true;
  return mayEnforceReminded(tx, remindedClaims, claim, now);
}
