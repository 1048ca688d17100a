import { type CorrectionStep, correctionOf } from './commands.ts';
import { Broken } from './laws.ts';
import type { ModelCorrection } from './model.ts';
import { apply } from './model-apply.ts';
import { decide } from './model-decide.ts';
import { isCorrection } from './model-parcel.ts';
import type { Town } from './people.ts';
import {
  approveCall,
  lossInput,
  openRequest,
  refuseCall,
  requestCorrectionCall,
  requestLossCall,
  send,
} from './send.ts';
import { expectRefusal, refusedStep, repeat, type Step, type Taken } from './step.ts';

/** One person asks to declare a traced parcel lost; another approves it, or is refused. */
export async function declareLoss(
  town: Town,
  step: Step,
  event: 'declareLost' | 'shipAgain',
): Promise<Taken> {
  const { order, command, key } = step;
  const person = command.as === 'warehouse' ? command.person : 'Warehouse1';
  const now = town.clock.now();
  const { loss } = order;
  if (loss !== null) return approveLoss(town, step, person);
  const input = { id: order.id, version: order.version, ...lossInput(event) };
  const { refused } = await send(town, { call: requestLossCall, person, input, key });
  const decided = decide(order, { event, as: 'warehouse', person, now });
  const what = `a request for ${event} in ${order.state}`;
  if (decided.refused !== undefined) return expectRefusal(what, refused, decided.refused);
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  const open = await openRequest(town, order.id, 'order.loss');
  if (open === null) throw new Broken('a request for a loss is not there');
  order.loss = {
    id: open.id,
    by: person,
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

/** Somebody asks to correct the recorded shipment; where that is asked, it is decided mostly. */
export async function correctShipment(town: Town, step: Step): Promise<Taken> {
  const { order, command } = step;
  const correcting = correctionOf(order, command, town.clock.now());
  const { correction } = order;
  if (correction === null || correcting.decision === 'propose')
    return propose(town, step, correcting);
  return decideCorrection(town, step, { ...correcting, request: correction });
}

async function propose(
  town: Town,
  { order, command, key }: Step,
  { person, parcel }: CorrectionStep,
): Promise<Taken> {
  const isStale = command.twist === 'stale';
  const version = isStale ? order.version - 1 : order.version;
  const input = { id: order.id, version, ...parcel, asTyped: true, reason: 'Wrong label.' };
  const sent = { call: requestCorrectionCall, person, input, key };
  const answer = await send(town, sent);
  const { refused } = answer;
  const what = `a request for a correction in ${order.state}`;
  if (isStale) return expectRefusal(what, refused, 'stale');
  const now = town.clock.now();
  const { outbound, correction } = order;
  const asked = { event: 'correctShipment', as: 'warehouse', person, now } as const;
  const isOpen = decide(order, asked).refused === undefined && outbound !== null;
  if (!isOpen) return expectRefusal(what, refused, 'closed');
  if (!isCorrection(outbound, parcel, now)) return expectInvalid(what, refused);
  if (correction !== null) return expectRefusal(what, refused, 'open');
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  if (command.twist === 'repeat') await repeat(town, sent, answer.data);
  const open = await openRequest(town, order.id, 'order.correctShipment');
  if (open === null) throw new Broken('a request for a correction is not there');
  order.correction = { id: open.id, by: person, expiresAt: open.expiresAt, parcel };
  return refusedStep;
}

function expectInvalid(what: string, refused: string | null): Taken {
  if (refused === 'input.invalid') return refusedStep;
  throw new Broken(`${what} gave ${refused ?? 'an answer'}; the model calls its fields invalid`);
}

async function decideCorrection(
  town: Town,
  { order, command, key }: Step,
  { person, decision, request }: CorrectionStep & { readonly request: ModelCorrection },
): Promise<Taken> {
  const isRefused = decision === 'refuse';
  const version = command.twist === 'stale' ? 0 : 1;
  const sent = {
    call: isRefused ? refuseCall : approveCall,
    person,
    input: { id: request.id, version, ...(isRefused ? { reason: 'The label is right.' } : {}) },
    key,
  };
  const answer = await send(town, sent);
  const { refused } = answer;
  const what = `${decision} of a correction in ${order.state}`;
  if (command.twist === 'stale') return expectRefusal(what, refused, 'stale');
  if (person === request.by) return expectRefusal(what, refused, 'second');
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  if (command.twist === 'repeat') await repeat(town, sent, answer.data);
  if (isRefused) {
    order.correction = null;
    return refusedStep;
  }
  const { parcel } = request;
  const now = town.clock.now();
  const asked = { event: 'correctShipment', as: 'warehouse', person, now, parcel } as const;
  const decided = decide(order, asked);
  if (decided.refused !== undefined) throw new Broken(`${what}: the model by ${decided.refused}`);
  return { row: decided.row, paid: apply(order, decided.row, asked) };
}
