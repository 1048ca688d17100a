import type { Tx } from './database/database.ts';
import { enforcedAt, mayEnforce } from './may-enforce.ts';

/** Moments at which a reminder of a deadline is sent: half a day before it, at its end, a day after it. */
type ReminderStage = 'soon' | 'late' | 'after';

/** How long before its end the first reminder is sent. */
export const SOON_MS = 12 * 3_600_000;
/** How long after its end the last reminder is sent. */
export const AFTER_MS = 24 * 3_600_000;

/** The two sides of a record. */
type Side = 'buyer' | 'seller';

/** A deadline whose reminder of the present stage was not sent yet. */
export interface DueRead {
  id: string;
  dueAt: Date;
  /** Whom the record waits for, as its row says it. */
  waitsOn: string[];
  what: ReminderStage;
}

/** The messages of reminders; the last three go to a side that is not waited for. */
export type ReminderKind = ReminderStage | 'otherSoon' | 'deskSoon' | 'otherLate';

/** The message of a reminder to a side. */
interface Reminder {
  readonly kind: ReminderKind;
  readonly mail: boolean;
  /** Until when the side has time, where that is not what the record says. */
  readonly dueAt?: Date;
  readonly now: Date;
}

/** Whom a record waits for now and until when. */
interface RemindedWait {
  readonly dueAt: Date | null;
  /** All whom its row names. */
  readonly waitsOn: readonly string[];
  /** Those of its parties who must act; the provider's desks are not reminded. */
  readonly sides: readonly Side[];
}

/** A kind of records of whose deadlines both parties are reminded. */
export interface RemindedRecords<Rec extends { readonly id: string }> {
  readonly lock: (tx: Tx, id: string) => Promise<Rec | null>;
  readonly wait: (record: Rec, now: Date) => RemindedWait | null;
  /** Whether the clock acts on the record now. */
  readonly isClocks: (record: Rec, now: Date) => boolean;
  readonly saveWaiting: (tx: Tx, record: Rec, now: Date) => Promise<void>;
  /** When somebody was first reminded of a deadline; null where nobody was yet. */
  readonly remindedAt: (tx: Tx, id: string, dueAt: Date) => Promise<Date | null>;
  readonly insertReminder: (tx: Tx, due: DueRead, now: Date) => Promise<void>;
  readonly notifySide: (tx: Tx, record: Rec, side: Side, reminder: Reminder) => Promise<void>;
}

const sides = ['buyer', 'seller'] as const;

/** Returns the parties among those whom a record waits for. */
export const partiesOf = (on: readonly string[]): Side[] => sides.filter((one) => on.includes(one));

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Returns the message of a reminder to a side, which is waited for or not. */
function kindFor(side: Side, waited: readonly Side[], what: ReminderStage): ReminderKind {
  if (waited.includes(side)) return what;
  if (what !== 'soon') return 'otherLate';
  return waited.length === 0 ? 'deskSoon' : 'otherSoon';
}

/**
 * Tells both sides of a deadline, each in words of its own; where others must act by now, only that
 * is written. Returns whether it sent anything.
 */
export async function remind<Rec extends { readonly id: string }>(
  tx: Tx,
  records: RemindedRecords<Rec>,
  due: DueRead,
  now: Date,
): Promise<boolean> {
  const record = await records.lock(tx, due.id);
  if (record === null) return false;
  const wait = records.wait(record, now);
  const isCurrent =
    wait !== null &&
    wait.dueAt?.getTime() === due.dueAt.getTime() &&
    sameIds(wait.waitsOn, due.waitsOn);
  if (!isCurrent) {
    await records.saveWaiting(tx, record, now);
    return false;
  }
  // A record that the clock moves is not late: its parties have a notice's time from now on, where
  // a stop kept them from being reminded before.
  const isClocks = records.isClocks(record, now);
  if (isClocks && (await records.remindedAt(tx, due.id, due.dueAt)) !== null) return false;
  const what = isClocks ? 'soon' : due.what;
  await records.insertReminder(tx, { ...due, what }, now);
  const moved = isClocks ? { dueAt: enforcedAt(now) } : {};
  for (const side of sides) {
    // Who has nothing to do reads it in the product, and gets a mail once it takes long.
    const mail = wait.sides.includes(side) || what === 'after';
    const kind = kindFor(side, wait.sides, what);
    await records.notifySide(tx, record, side, { kind, mail, now, ...moved });
  }
  return true;
}

/** Returns whether the clock may act on a record: its parties were reminded in time. */
export async function mayEnforceReminded<Rec extends { readonly id: string }>(
  tx: Tx,
  records: Pick<RemindedRecords<Rec>, 'wait' | 'remindedAt'>,
  record: Rec,
  now: Date,
): Promise<boolean> {
  const wait = records.wait(record, now);
  if (wait === null || wait.dueAt === null || wait.sides.length === 0) {
    return mayEnforce({ canRemind: false, remindedAt: null, now });
  }
  const remindedAt = await records.remindedAt(tx, record.id, wait.dueAt);
  return mayEnforce({ canRemind: true, remindedAt, now });
}
