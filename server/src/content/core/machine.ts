import type { BlacklistActor, BlacklistRow, BlacklistState } from '#contract/content/table.ts';
import { blacklistTable } from '#contract/content/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

const DAY_MS = 86_400_000;

/** The fields of an entry that decide which events are allowed. */
export interface EntryLife {
  readonly state: BlacklistState;
  readonly version: number;
  readonly proposedBy: string;
  /** Null for a supplier outside of the platform. */
  readonly supplierId: string | null;
  readonly proposedAt: Date;
  readonly noticedAt: Date | null;
  readonly replyDueAt: Date | null;
  readonly replyAt: Date | null;
  readonly appealAt: Date | null;
  readonly appealDecision: string | null;
  /** The last day on which it is public, `2028-11-21` in GMT+8. */
  readonly endsOn: string;
}

/** The end of the last day on which an entry may be public. */
const endOfLastDay = (endsOn: string): Date =>
  new Date(Date.parse(`${endsOn}T00:00:00+08:00`) + DAY_MS);

/** Returns whether an entry can be published no more: its last day is over before it was. */
export const isOver = (
  { state, endsOn }: Pick<EntryLife, 'state' | 'endsOn'>,
  now: Date,
): boolean =>
  (state === 'proposed' || state === 'noticed') && now.getTime() >= endOfLastDay(endsOn).getTime();

/** The machine of entries of the blacklist. */
export const blacklistMachine = defineMachine(
  (_: EntryLife): readonly BlacklistRow[] => blacklistTable,
  {
    guards: {
      notOver: ({ endsOn }, { now }) => now.getTime() < endOfLastDay(endsOn).getTime(),
      notAnswered: ({ replyAt }) => replyAt === null,
      heard: ({ replyAt, replyDueAt }, { now }) =>
        replyAt !== null || (replyDueAt !== null && now.getTime() > replyDueAt.getTime()),
      notAppealed: ({ appealAt }) => appealAt === null,
      appealOpen: ({ appealAt, appealDecision }) => appealAt !== null && appealDecision === null,
    },
    moments: {
      endDay: ({ endsOn }) => endOfLastDay(endsOn),
    },
  },
);

/**
 * The roles of a person of the desk: who proposed an entry never checks it, and enters no reply of a
 * supplier without an account.
 */
export function rolesOf(
  { proposedBy, supplierId }: Pick<EntryLife, 'proposedBy' | 'supplierId'>,
  staffId: string,
): readonly BlacklistActor[] {
  if (staffId !== proposedBy) return ['desk', 'checker', 'recorder'];
  return supplierId === null ? ['desk'] : ['desk', 'recorder'];
}
