import {
  type ApprovalActor,
  type ApprovalEvent,
  type ApprovalRow,
  type ApprovalState,
  approvalTable,
  approvalWaits,
} from '#contract/approvals/machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a request that decide which events it may take. */
export interface ApprovalLife {
  readonly state: ApprovalState;
  readonly version: number;
  /** When the request was made. */
  readonly since: Date;
  readonly subject: string;
  readonly requestedBy: string;
  readonly expiresAt: Date;
}

/** The machine of requests for approval. */
export const approvalMachine = defineMachine(
  (_: ApprovalLife): readonly ApprovalRow[] => approvalTable,
  {
    guards: { inTime: ({ expiresAt }, { now }) => now.getTime() < expiresAt.getTime() },
    moments: {},
    wait: ({ state }) => approvalWaits[state],
  },
);

/** Returns the roles of a member of staff on a request; none for its subject. */
export function rolesOn(
  { subject, requestedBy }: Pick<ApprovalLife, 'subject' | 'requestedBy'>,
  staffId: string,
): readonly ApprovalActor[] {
  if (staffId === requestedBy) return ['maker'];
  return staffId === subject ? [] : ['checker'];
}

/** Returns what a member of staff may do with a request now, in the table's order. */
export const allowedEvents = (approval: ApprovalLife, staffId: string, now: Date) =>
  approvalMachine
    .allowedEvents(approval, { actor: rolesOn(approval, staffId), now, accountId: staffId })
    .flatMap(({ event, allowed }): ApprovalEvent[] => (allowed ? [event] : []));

/** Returns those of some events that a party of the order may take: it takes back its own request. */
export const eventsOfParty = (events: readonly ApprovalEvent[]): ApprovalEvent[] =>
  events.filter((event) => event === 'withdraw');
