import { isDeepStrictEqual } from 'node:util';
import type { OrderRow } from '#contract/orders/table.ts';
import type { EventCommand } from './commands.ts';
import { Broken } from './laws.ts';
import type { ModelOrder } from './model/model.ts';
import type { Paid } from './model/model-apply.ts';
import type { Refusal } from './model/model-decide.ts';
import type { Town } from './people.ts';
import { type Sent, send } from './send.ts';

/** A step of a walk on an order, with the idempotency key of its requests. */
export interface Step {
  readonly order: ModelOrder;
  readonly command: EventCommand;
  readonly key: string;
}
/** The row that a step took on product and model, and what people were paid; null where refused. */
export interface Taken {
  readonly row: OrderRow | null;
  readonly paid: readonly Paid[];
}

/** A step that moved nothing, as the model says. */
export const refusedStep: Taken = { row: null, paid: [] };
/** Why the model refuses a step. */
type Expected = Refusal | 'stale' | 'stranger' | 'second' | 'open' | 'closed' | 'unreported';

/** The codes by which the product may refuse, by why the model does. */
const codes: Readonly<Record<Expected, readonly string[]>> = {
  wrongState: ['order.wrongState', 'access.denied', 'order.notYourMove'],
  notYourMove: ['order.notYourMove', 'access.denied', 'order.wrongState'],
  guard: ['order.guard', 'access.denied', 'order.notYourMove'],
  payload: [
    'order.lines',
    'order.offerCosts',
    'order.count',
    'order.hasChange',
    'order.guard',
    'order.parcelReceived',
    'qc.pieces',
  ],
  stale: ['order.hasChange', 'access.denied', 'approval.changed', 'approval.wrongState'],
  stranger: ['notFound', 'access.denied'],
  second: ['qc.sameHand', 'approval.samePerson'],
  open: ['approval.open'],
  unreported: ['order.reportMissing'],
  closed: ['order.shipmentClosed', 'order.parcelClosed'],
};

/** Holds a refusal against the reason of the model; throws Broken where they do not agree. */
export function expectRefusal(what: string, refused: string | null, why: Expected): Taken {
  if (refused === null) throw new Broken(`${what} was done; the model refuses it (${why})`);
  // The form of the input is looked at before the order is.
  if (refused !== 'input.invalid' && !codes[why].includes(refused)) {
    throw new Broken(`${what} was refused by ${refused}; the model by ${why}`);
  }
  return refusedStep;
}

/** Sends the same request again with the same key: the same answer, and nothing happens twice. */
export async function repeat(town: Town, sent: Sent, first: unknown): Promise<void> {
  const again = await send(town, sent);
  if (again.refused !== null || !isDeepStrictEqual(again.data, first)) {
    throw new Broken(
      `${sent.call.path} repeated with its key gave ${again.refused ?? 'another answer'}`,
    );
  }
}
