import { isDeepStrictEqual } from 'node:util';
import type { OrderActor, OrderRow } from '#contract/orders/table.ts';
import { type EventCommand, figuresOf, verdictsOf } from './commands.ts';
import { reportOrder } from './lab.ts';
import { Broken, readStored } from './laws.ts';
import type { ModelEvent, ModelOrder } from './model.ts';
import { apply, type Paid } from './model-apply.ts';
import { decide, type Refusal } from './model-decide.ts';
import { buyers, deskPeople, sellers, type Town } from './people.ts';
import {
  approveCall,
  callOf,
  type Figures,
  lossInput,
  openLoss,
  requestLossCall,
  type Sent,
  send,
} from './send.ts';
import { transferFor } from './transfer.ts';

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

const refusedStep: Taken = { row: null, paid: [] };
const staff: readonly OrderActor[] = ['support', 'warehouse', 'qc', 'finance'];

type Expected = Refusal | 'stale' | 'stranger' | 'second' | 'open';

/** The codes by which the product may refuse, by why the model does. */
const codes: Readonly<Record<Expected, readonly string[]>> = {
  wrongState: ['order.wrongState', 'access.denied', 'order.notYourMove'],
  notYourMove: ['order.notYourMove', 'access.denied', 'order.wrongState'],
  guard: ['order.guard', 'access.denied', 'order.notYourMove'],
  payload: ['order.lines', 'order.count', 'order.hasChange', 'order.guard', 'qc.pieces'],
  stale: ['order.hasChange', 'access.denied', 'approval.changed', 'approval.wrongState'],
  stranger: ['notFound', 'access.denied'],
  second: ['qc.sameHand', 'approval.samePerson'],
  open: ['approval.open'],
};

function expectRefusal(what: string, refused: string | null, why: Expected): Taken {
  if (refused === null) throw new Broken(`${what} was done; the model refuses it (${why})`);
  // The form of the input is looked at before the order is.
  if (refused !== 'input.invalid' && !codes[why].includes(refused)) {
    throw new Broken(`${what} was refused by ${refused}; the model by ${why}`);
  }
  return refusedStep;
}

/** Takes a step on the product and on the model. Throws Broken where they do not agree. */
export async function takeEvent(town: Town, step: Step): Promise<Taken> {
  const { event } = step.command;
  if (event === 'report') return report(town, step);
  if (event === 'pay' && step.command.as === 'finance') return payByTransfer(town, step);
  if (event === 'declareLost' || event === 'shipAgain') return declareLoss(town, step, event);
  const { order, command, key } = step;
  const figures = figuresOf(order, command);
  const isStranger = command.twist === 'stranger' && !staff.includes(command.as);
  const person = isStranger ? strangerOf(command) : command.person;
  const isStale = command.twist === 'stale';
  const version = isStale ? order.version - 1 : order.version;
  const made = callOf(order, { event, isDesk: staff.includes(command.as), version, figures });
  // Events of the clock have no call.
  if (made === null) return refusedStep;
  const sent: Sent = { ...made, person, key };
  const answer = await send(town, sent);
  const asked = modelEvent(town, step, { figures, person });
  const what = `${event} by ${command.as} (${person}) in ${order.state}`;
  if (isStranger) return expectRefusal(what, answer.refused, 'stranger');
  if (isStale) return expectRefusal(what, answer.refused, 'stale');
  const decided = decide(order, asked);
  if (decided.refused !== undefined) {
    return expectRefusal(what, answer.refused, decided.refused);
  }
  if (answer.refused !== null) {
    throw new Broken(`${what} was refused by ${answer.refused}; the model allows it`);
  }
  if (command.twist === 'repeat') await repeat(town, sent, answer.data);
  const hash = (answer.data as { terms?: { hash: string } } | null)?.terms?.hash;
  const full = event === 'price' && hash !== undefined ? { ...asked, termsHash: hash } : asked;
  return { row: decided.row, paid: apply(order, decided.row, full) };
}

const strangerOf = ({ as, person }: EventCommand): string =>
  (as === 'seller' ? sellers : buyers).find((name) => name !== person) ?? person;

function modelEvent(
  town: Town,
  { command }: Step,
  { figures, person }: { figures: Figures; person: string },
): ModelEvent {
  const { event, as } = command;
  return { event, as, person, now: town.clock.now(), ...figures };
}

/** Sends the same request again with the same key: the same answer, and nothing happens twice. */
async function repeat(town: Town, sent: Sent, first: unknown): Promise<void> {
  const again = await send(town, sent);
  if (again.refused !== null || !isDeepStrictEqual(again.data, first)) {
    throw new Broken(
      `${sent.call.path} repeated with its key gave ${again.refused ?? 'another answer'}`,
    );
  }
}

/** The buyer transfers the money, and finance confirms it: enough of it pays the order at once. */
async function payByTransfer(town: Town, { order, command, key }: Step): Promise<Taken> {
  const { person, roll } = command;
  const isStranger = command.twist === 'stranger';
  const what = `a transfer for an order in ${order.state}`;
  const sent = await transferFor(town, { order, person, isStranger, roll, key });
  if (isStranger) return expectRefusal(what, sent.refused, 'stranger');
  const asked: ModelEvent = { event: 'pay', as: 'finance', person, now: town.clock.now() };
  const decided = decide(order, asked);
  if (decided.refused !== undefined) return expectRefusal(what, sent.refused, decided.refused);
  if (sent.refused !== null) throw new Broken(`${what} was refused by ${sent.refused}`);
  const paid = [{ to: order.buyer, minor: sent.minor }];
  if (!sent.isEnough) return { row: null, paid };
  return { row: decided.row, paid: [...paid, ...apply(order, decided.row, asked)] };
}

const isLab = (person: string): boolean => deskPeople.qc?.includes(person) ?? false;

/** The lab examines and reports what is open; the last report is the order's event. */
async function report(town: Town, { order, command, key }: Step): Promise<Taken> {
  // Only inspections lead to a report: without one there is no call to make.
  if (order.state !== 'inspecting') return refusedStep;
  const verdicts = verdictsOf(order, command);
  const verdictOf = (index: number) => verdicts[index] ?? 'pass';
  const isOwn = command.person === 'Lab1';
  if (!isLab(command.person)) return refusedStep;
  const done = await reportOrder(town, order, { person: command.person, verdictOf, key });
  if (isOwn) return expectRefusal('a report by its author', done.refused, 'second');
  if (done.refused !== null) throw new Broken(`the report was refused by ${done.refused}`);
  const asked: ModelEvent = {
    event: 'report',
    as: 'qc',
    person: command.person,
    now: town.clock.now(),
  };
  const decided = decide(order, asked);
  if (decided.refused !== undefined)
    throw new Broken(`the model refuses the report: ${decided.refused}`);
  const [stored] = await readStored(town, [order.id]);
  const consumed = order.lines.map(({ id }) =>
    (stored?.lots ?? []).reduce((sum, lot) => sum + (lot.lineId === id ? lot.consumed : 0), 0),
  );
  const paid = apply(order, decided.row, { ...asked, verdicts: done.verdicts, consumed });
  return { row: decided.row, paid };
}

/** One person asks to declare a traced parcel lost; another approves it, or is refused. */
async function declareLoss(
  town: Town,
  step: Step,
  event: 'declareLost' | 'shipAgain',
): Promise<Taken> {
  const { order, command, key } = step;
  const person = command.as === 'warehouse' ? command.person : 'Warehouse1';
  const now = town.clock.now();
  const { loss } = order;
  if (loss !== null && loss.version === order.version) return approveLoss(town, step, person);
  const input = { id: order.id, version: order.version, ...lossInput(event) };
  const { refused } = await send(town, { call: requestLossCall, person, input, key });
  const decided = decide(order, { event, as: 'warehouse', person, now });
  const what = `a request for ${event} in ${order.state}`;
  if (decided.refused !== undefined) return expectRefusal(what, refused, decided.refused);
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  const open = await openLoss(town, order.id);
  if (open === null) throw new Broken('a request for a loss is not there');
  order.loss = {
    id: open.id,
    by: person,
    version: order.version,
    event,
    expiresAt: open.expiresAt,
  };
  return refusedStep;
}

async function approveLoss(town: Town, { order, key }: Step, person: string): Promise<Taken> {
  const { loss } = order;
  if (loss === null) return refusedStep;
  const input = { id: loss.id, version: 1 };
  const { refused } = await send(town, { call: approveCall, person, input, key });
  const what = `an approval of ${loss.event} in ${order.state}`;
  if (person === loss.by) return expectRefusal(what, refused, 'second');
  const asked = { event: loss.event, as: 'warehouse', person, now: town.clock.now() } as const;
  const decided = decide(order, asked);
  if (decided.refused !== undefined) return expectRefusal(what, refused, decided.refused);
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  order.loss = null;
  return { row: decided.row, paid: apply(order, decided.row, asked) };
}
