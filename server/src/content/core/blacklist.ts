import {
  type BlacklistActor,
  type BlacklistEvent,
  type BlacklistGuard,
  type BlacklistRow,
  type BlacklistState,
  blacklistTable,
} from '#contract/content/table.ts';

/** What an entry's next step depends on. */
export interface Standing {
  readonly state: BlacklistState;
  readonly proposedBy: string;
  readonly replyDueAt: Date | null;
  readonly answered: boolean;
  readonly appealed: boolean;
  readonly appealAnswered: boolean;
  /** The last day on which it is public, `2028-11-21` in GMT+8. */
  readonly endsOn: string;
}

/** Who takes a step: a person of the desk, the supplier itself, or the clock. */
export type By = { readonly staff: string } | 'supplier' | 'clock';

/** A step of an entry, who takes it, and when. */
export interface Step {
  readonly event: BlacklistEvent;
  readonly by: By;
  readonly now: Date;
  /** The day of `now` in GMT+8. */
  readonly today: string;
}

const guards: Record<BlacklistGuard, (entry: Standing, step: Step) => boolean> = {
  notAnswered: (entry) => !entry.answered,
  heard: (entry, { now }) =>
    entry.answered || (entry.replyDueAt !== null && now.getTime() > entry.replyDueAt.getTime()),
  notAppealed: (entry) => !entry.appealed,
  appealOpen: (entry) => entry.appealed && !entry.appealAnswered,
  endReached: (entry, { today }) => today > entry.endsOn,
};

function actorsOf(entry: Standing, { by }: Step): readonly BlacklistActor[] {
  if (typeof by === 'string') return [by];
  return by.staff === entry.proposedBy ? ['desk'] : ['desk', 'checker'];
}

export type Refusal = 'wrongState' | 'sameHand' | 'notHeard';

/** The row that a step takes, or why it is refused. */
export function decide(entry: Standing, step: Step): BlacklistRow | Refusal {
  const rows = blacklistTable.filter((row) => row.from === entry.state && row.event === step.event);
  const actors = actorsOf(entry, step);
  const open = rows.filter((row) => !('when' in row) || guards[row.when](entry, step));
  const taken = open.find((row) =>
    (row.by as readonly BlacklistActor[]).some((actor) => actors.includes(actor)),
  );
  if (taken !== undefined) return taken;
  if (open.length > 0) return typeof step.by === 'string' ? 'wrongState' : 'sameHand';
  return rows.some((row) => 'when' in row && row.when === 'heard') ? 'notHeard' : 'wrongState';
}

const moves = {
  notice: 'notice',
  reply: 'reply',
  publish: 'publish',
  appeal: 'appeal',
  answer: 'stay',
  end: 'end',
  drop: 'drop',
} as const satisfies Record<string, BlacklistEvent>;

export type BlacklistMove = keyof typeof moves;

/** What somebody may do with an entry now. */
export const movesOf = (entry: Standing, step: Omit<Step, 'event'>): BlacklistMove[] =>
  (Object.keys(moves) as BlacklistMove[]).filter(
    (move) => typeof decide(entry, { ...step, event: moves[move] }) === 'object',
  );
