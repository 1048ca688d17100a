import {
  type EnquiryActor,
  type RequestEvent,
  type RequestRow,
  type RequestState,
  requestTable,
} from '#contract/enquiries/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

const DAY_MS = 86_400_000;
/** An answer is waited for so long (table rows `expire` and `remind`). */
export const RESPONSE_DAYS = 7;
export const URGENT_DAYS = 1;

/** Until when an answer is waited for that was asked for at a time. */
export const getResponseDeadline = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + RESPONSE_DAYS * DAY_MS);

/** The facts that decide a request's next state; times in milliseconds. */
export interface RequestFacts {
  readonly state: RequestState;
  /** When the seller was asked. */
  readonly requestedAt: number;
  /** When the current version of the quote ends; null without a quote. */
  readonly validUntil: number | null;
  readonly urgent: boolean;
  readonly reminded: boolean;
  /** A counter-offer waits for the seller. */
  readonly countered: boolean;
  /** The buyer has closed its line; it matters where an order gives the quote back. */
  readonly lineClosed: boolean;
  readonly now: number;
}

const isValid = ({ validUntil }: RequestFacts, { now }: { readonly now: Date }): boolean =>
  validUntil !== null && now.getTime() < validUntil;

/** The machine of requests to quote. */
const requestMachine = defineMachine((_: RequestFacts): readonly RequestRow[] => requestTable, {
  guards: {
    validityRuns: isValid,
    countered: ({ countered }) => countered,
    urgentUnreminded: ({ urgent, reminded }) => urgent && !reminded,
    mayOrderAgain: (facts, attempt) => !facts.lineClosed && isValid(facts, attempt),
    validityOver: (facts, attempt) => !facts.lineClosed && !isValid(facts, attempt),
    lineClosed: ({ lineClosed }) => lineClosed,
  },
  moments: {
    asked: ({ requestedAt }) => new Date(requestedAt),
    validityEnd: ({ validUntil }) => (validUntil === null ? null : new Date(validUntil)),
  },
});

/** Returns the row that an actor takes by an event now; null where the request may not move so. */
export function decideRequest(
  facts: RequestFacts,
  { event, actor }: { readonly event: RequestEvent; readonly actor: EnquiryActor },
): RequestRow | null {
  const attempt = { event, actor, now: new Date(facts.now), payload: null };
  return requestMachine.decide(facts, attempt).row ?? null;
}
