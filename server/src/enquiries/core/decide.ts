import {
  type RequestEvent,
  type RequestGuard,
  type RequestRow,
  type RequestState,
  requestTable,
} from '#contract/enquiries/table.ts';

const DAY_MS = 86_400_000;
/** An answer is waited for so long (table rows `expire` and `remind`). */
export const ANSWER_DAYS = 7;
export const URGENT_DAYS = 1;

/** Until when an answer is waited for that was asked for at a time. */
export const answerDue = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + ANSWER_DAYS * DAY_MS);

/** What decides on a request's next state; times in milliseconds. */
export interface RequestFacts {
  readonly state: RequestState;
  /** When the seller was asked. */
  readonly askedAt: number;
  /** When the current version of the quote ends; null without a quote. */
  readonly validUntil: number | null;
  readonly urgent: boolean;
  readonly reminded: boolean;
  /** A counter-offer waits for the seller. */
  readonly countered: boolean;
  readonly now: number;
}

const guards: Record<RequestGuard, (facts: RequestFacts) => boolean> = {
  validityRuns: ({ validUntil, now }) => validUntil !== null && now < validUntil,
  validityOver: ({ validUntil, now }) => validUntil !== null && now >= validUntil,
  countered: ({ countered }) => countered,
  unanswered: ({ askedAt, now }) => now >= askedAt + ANSWER_DAYS * DAY_MS,
  urgentUnanswered: ({ askedAt, urgent, reminded, now }) =>
    urgent && !reminded && now >= askedAt + URGENT_DAYS * DAY_MS,
};

/** The row that an event takes now, or null where the request may not move so. */
export function decideRequest(facts: RequestFacts, event: RequestEvent): RequestRow | null {
  const row = requestTable.find(
    (candidate) =>
      candidate.event === event &&
      candidate.from === facts.state &&
      (!('when' in candidate) || guards[candidate.when](facts)),
  );
  return row ?? null;
}
