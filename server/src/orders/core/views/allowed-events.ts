import type { StaffRole } from '#contract/call.ts';
import { type OrderActor, type OrderEvent, orderActors } from '#contract/orders/table.ts';
import type { AllowedEvent } from '#contract/orders/view-schemas.ts';
import { allowsActor } from '#contract/state-machine.ts';
import { orderMachine } from '../machine.ts';
import type { Reading } from '../money/event-money.ts';
import { decidesMoney } from '../money/money-decisions.ts';
import type { Order, Side } from '../order.ts';

/** Who reads an order: one of its sides, or staff with their roles. */
export type Reader =
  | { readonly me: Side; readonly accountId: string }
  | { readonly me: 'staff'; readonly accountId: string; readonly roles: readonly StaffRole[] };

/** The actors as which a reader may take rows. Admin reads and acts as none. */
export function actorsOf(reader: Reader): OrderActor[] {
  if (reader.me !== 'staff') return [reader.me];
  return orderActors.filter((actor) => (reader.roles as readonly string[]).includes(actor));
}

/** Returns who reads an order and when, as its machine asks for it. */
export const readingOf = (reader: Reader, now: Date): Reading => ({
  actor: actorsOf(reader),
  accountId: reader.accountId,
  now,
});

/** Whether a desk decides by an event about the money or the goods of an order, in some roles. */
const isDecision = (order: Order, event: OrderEvent, actors: readonly OrderActor[]): boolean =>
  orderMachine
    .rows(order, event)
    .some((row) =>
      actors.some(
        (actor) => allowsActor(row, actor) && (actor === 'qc' || decidesMoney({ actor, row })),
      ),
    );

/** Events that a reader has now; decisions are withheld from staff who are a party (0135). */
export function allowedFor(
  order: Order,
  reader: Reader,
  { now, staffIsParty }: { readonly now: Date; readonly staffIsParty: boolean },
) {
  const actor = actorsOf(reader);
  const { accountId } = reader;
  const events = orderMachine.allowedEvents(order, { actor, accountId, now });
  return staffIsParty ? events.filter(({ event }) => !isDecision(order, event, actor)) : events;
}

/** The loss of a parcel is no event of its reader's own: the dock asks for it, another approves. */
export const requestedLoss: AllowedEvent = { event: 'declareLost', allowed: true, why: null };
