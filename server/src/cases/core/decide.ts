import {
  type CaseActor,
  type CaseEvent,
  type CaseGuard,
  type CaseKind,
  type CaseRow,
  type CaseState,
  caseReopenDays,
  caseTable,
  caseWaits,
} from '#contract/cases/table.ts';
import { endOf, workingDaysLeft, workingDaysOf } from '#server/kit/working-days.ts';

const DAY_MS = 86_400_000;

/** What of a case decides which moves it may make. */
export interface Standing {
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly closedAt: Date | null;
}

/** Until when a closed case may be opened again; null where it is not closed. */
export const reopenUntil = ({ closedAt }: Pick<Standing, 'closedAt'>): Date | null =>
  closedAt === null ? null : new Date(closedAt.getTime() + caseReopenDays * DAY_MS);

const guards: Record<CaseGuard, (standing: Standing, now: Date) => boolean> = {
  recentlyClosed: (standing, now) => {
    const until = reopenUntil(standing);
    return until !== null && now.getTime() <= until.getTime();
  },
};

interface Act {
  readonly event: CaseEvent;
  readonly as: CaseActor;
}

const rowOf = (state: CaseState, { event, as }: Act): CaseRow | undefined =>
  caseTable.find(
    (row) =>
      row.from === state && row.event === event && (row.by as readonly CaseActor[]).includes(as),
  );

/** The row that an act takes, or why there is none: the state, or the guard that stands against. */
export function decide(standing: Standing, act: Act, now: Date): CaseRow | 'state' | CaseGuard {
  const row = rowOf(standing.state, act);
  if (row === undefined) return 'state';
  if ('when' in row && !guards[row.when](standing, now)) return row.when;
  return row;
}

/** The events that an actor may take now, in the table's order. */
export function movesOf(standing: Standing, as: CaseActor, now: Date): CaseEvent[] {
  const events = caseTable.filter((row) => row.from === standing.state).map((row) => row.event);
  return [...new Set(events)].filter(
    (event) => typeof decide(standing, { event, as }, now) === 'object',
  );
}

/** Until when a state that begins now waits; null for a closed case. */
export function dueOf(kind: CaseKind, state: CaseState, now: Date): Date | null {
  const within = caseWaits[kind][state]?.within;
  return within === undefined ? null : endOf(within, now);
}

/** Whom a case waits for, since when and until when; null where it is closed. */
export function waitingOf({ kind, state, since, dueAt }: Standing, now: Date) {
  const wait = caseWaits[kind][state];
  if (wait === null) return null;
  const allowed = wait.within === undefined ? null : workingDaysOf(wait.within);
  return {
    on: [...wait.on],
    since,
    at: dueAt,
    workingDaysLeft: allowed === null || dueAt === null ? null : workingDaysLeft(now, dueAt),
    workingDaysAllowed: allowed,
    late: dueAt !== null && dueAt.getTime() < now.getTime(),
  };
}
