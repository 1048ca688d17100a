import {
  type CaseEvent,
  type CaseKind,
  type CaseState,
  caseReopenDays,
  caseTableOf,
  caseWaits,
  type ForwardState,
} from '#contract/cases/table.ts';
import { defineMachine, toWait } from '#server/kit/state-machine.ts';
import { endOf } from '#server/kit/working-days.ts';

const DAY_MS = 86_400_000;

/** The fields of a case that decide which events are allowed. */
export interface CaseLife {
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly version: number;
  readonly since: Date;
  readonly closedAt: Date | null;
  /** The staff person who handles it. */
  readonly handlerId: string | null;
  /** The author lets support show a complaint to its seller. */
  readonly mayForward: boolean;
  readonly forward: ForwardState | null;
}

const isOneOf = (forward: ForwardState | null, states: readonly ForwardState[]): boolean =>
  forward !== null && states.includes(forward);

/** Returns until when a closed case may be opened again; null where it is not closed. */
export const reopenUntil = ({ closedAt }: Pick<CaseLife, 'closedAt'>): Date | null =>
  closedAt === null ? null : new Date(closedAt.getTime() + caseReopenDays * DAY_MS);

/** The machine of cases. */
export const caseMachine = defineMachine(({ kind }: CaseLife) => caseTableOf(kind), {
  guards: {
    recentlyClosed: (one, { now }) => {
      const until = reopenUntil(one);
      return until !== null && now.getTime() <= until.getTime();
    },
    notMine: (one, { accountId }) => one.handlerId !== accountId,
    mayAllow: ({ mayForward }) => !mayForward,
    mayForward: ({ mayForward, forward }) =>
      mayForward && (forward === null || forward === 'withdrawn'),
    mayAskSeller: ({ forward }) => isOneOf(forward, ['asked', 'silent', 'answered', 'passedOn']),
    wasSilent: ({ forward }) => isOneOf(forward, ['asked', 'silent']),
    isForwarded: ({ forward }) => isOneOf(forward, ['asked', 'silent', 'answered', 'passedOn']),
    sellerAnswered: ({ forward }) => isOneOf(forward, ['answered']),
  },
  moments: {},
  wait: ({ kind, state }) => caseWaits[kind][state],
});

/** Returns the events that an actor may take now, in the table's order. */
export const allowedEvents = (
  one: CaseLife,
  attempt: Parameters<typeof caseMachine.allowedEvents>[1],
): CaseEvent[] =>
  caseMachine.allowedEvents(one, attempt).flatMap(({ event, allowed }) => (allowed ? [event] : []));

/** Returns whether the seller of a forwarded complaint may reply now. */
export const isReplyOpen = (one: CaseLife, now: Date): boolean =>
  allowedEvents(one, { actor: 'seller', now }).includes('sellerAnswer');

/** Returns until when a state that begins now waits; null for a closed case. */
export function dueOf(kind: CaseKind, state: CaseState, now: Date): Date | null {
  const within = caseWaits[kind][state]?.within;
  return within === undefined ? null : endOf(within, now);
}

/** Returns whom a case waits for, since when and until when; null where it is closed. */
export function toWaiting(one: CaseLife, now: Date) {
  const waiting = caseMachine.waiting(one, now);
  if (waiting === null) return null;
  return { ...toWait(waiting, now), since: waiting.from };
}
