import type { OrderActor } from '#contract/orders/table.ts';
import { type EventCommand, figuresOf, verdictsOf } from './commands.ts';
import { reportOrder } from './lab.ts';
import { Broken, readStored } from './laws.ts';
import { type ModelEvent, modelWays } from './model/model.ts';
import { apply } from './model/model-apply.ts';
import { decide } from './model/model-decide.ts';
import { buyers, deskPeople, sellers, type Town } from './people.ts';
import { randomOf } from './random.ts';
import { correctParcel, declareLoss } from './second-person.ts';
import { callOf, corrections, type Figures, type Sent, send } from './send.ts';
import { expectRefusal, refusedStep, repeat, type Step, type Taken } from './step.ts';
import { endSuspension, isSuspensionDecision, suspend, suspendUnreported } from './suspension.ts';
import { transferFor } from './transfer.ts';

const staff: readonly OrderActor[] = ['support', 'warehouse', 'qc', 'finance'];

/** Takes a step on the product and on the model. Throws Broken where they do not agree. */
export async function takeEvent(town: Town, step: Step): Promise<Taken> {
  const { event } = step.command;
  if (event === 'report') return report(town, step);
  if (event === 'pay' && step.command.as === 'finance') return payByTransfer(town, step);
  if (event === 'suspend') return suspend(town, step);
  if (step.order.state === 'suspended' && isSuspensionDecision(event)) {
    return endSuspension(town, step, event);
  }
  if (event === 'declareLost' || event === 'shipAgain') return declareLoss(town, step, event);
  const way = modelWays.find((one) => corrections[one].event === event);
  if (way !== undefined) return correctParcel(town, step, way);
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
  const random = randomOf(command.roll);
  const some = random.chance(0.2);
  const leavesOut = () => some && random.chance(0.6);
  const isOwn = command.person === 'Lab1';
  if (!isLab(command.person)) return refusedStep;
  const done = await reportOrder(town, order, {
    person: command.person,
    verdictOf,
    leavesOut,
    key,
  });
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
  const paid = apply(order, decided.row, {
    ...asked,
    verdicts: done.verdicts,
    consumed,
    reported: done.reported,
  });
  return { row: decided.row, paid: [...paid, ...suspendUnreported(order, asked.now)] };
}
