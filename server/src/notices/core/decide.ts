import type { NoticeAudience } from '#contract/notices/calls.ts';
import {
  type NoticeActor,
  type NoticeEvent,
  type NoticeGuard,
  type NoticeRow,
  type NoticeState,
  noticeTable,
} from '#contract/notices/table.ts';

/** What the next step of a notice depends on. */
export interface Standing {
  readonly state: NoticeState;
  readonly audience: NoticeAudience;
  readonly savedBy: string;
  /** When it is to be sent; null is as soon as it is published. */
  readonly at: Date | null;
  /** Nobody of its audience is left who has not got it. */
  readonly allTold: boolean;
}

/** Who takes a step: a person of the desk, or the clock. */
export type By = { readonly staff: string } | 'clock';

export interface Step {
  readonly event: NoticeEvent;
  readonly by: By;
  readonly now: Date;
}

const guards: Record<NoticeGuard, (notice: Standing, step: Step) => boolean> = {
  oneReader: ({ audience }) => audience === 'one',
  timeReached: ({ at }, { now }) => at === null || at.getTime() <= now.getTime(),
  allTold: ({ allTold }) => allTold,
};

function actorsOf({ savedBy }: Standing, { by }: Step): readonly NoticeActor[] {
  if (by === 'clock') return ['clock'];
  return by.staff === savedBy ? ['desk'] : ['desk', 'checker'];
}

/** The row that a step takes, or why it is refused. */
export function decide(notice: Standing, step: Step): NoticeRow | 'wrongState' | 'sameHand' {
  const actors = actorsOf(notice, step);
  const rows = noticeTable.filter((row) => row.from === notice.state && row.event === step.event);
  const open = rows.filter((row) => !('when' in row) || guards[row.when](notice, step));
  const mayTake = (row: NoticeRow) => row.by.some((actor) => actors.includes(actor));
  return open.find(mayTake) ?? (open.length > 0 ? 'sameHand' : 'wrongState');
}

/** What a person of the desk may do with a notice now. */
export const movesOf = (notice: Standing, step: Omit<Step, 'event'>) =>
  (['save', 'publish', 'withdraw'] as const).filter(
    (event) => typeof decide(notice, { ...step, event }) === 'object',
  );
