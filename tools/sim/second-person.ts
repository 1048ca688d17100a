import { type CorrectionStep, correctionOf } from './commands.ts';
import { Broken } from './laws.ts';
import type { ModelCorrection, ModelWay } from './model/model.ts';
import { apply } from './model/model-apply.ts';
import { decide } from './model/model-decide.ts';
import { isCorrection } from './model/model-parcel.ts';
import type { Town } from './people.ts';
import {
  approveCall,
  correctionRequest,
  corrections,
  lossInput,
  openRequest,
  refuseCall,
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

/** Somebody asks to correct a recorded parcel; where that is asked, it is decided mostly. */
export async function correctParcel(town: Town, step: Step, way: ModelWay): Promise<Taken> {
  const { order, command } = step;
  const correcting = { ...correctionOf(order, { ...command, way }, town.clock.now()), way };
  const request = order.corrections[way];
  if (request === null || correcting.decision === 'propose') return propose(town, step, correcting);
  return decideCorrection(town, step, { ...correcting, request });
}

type Correcting = CorrectionStep & { readonly way: ModelWay };

async function propose(
  town: Town,
  { order, command, key }: Step,
  { person, parcel, way }: Correcting,
): Promise<Taken> {
  const isStale = command.twist === 'stale';
  const version = isStale ? order.version - 1 : order.version;
  const { event, kind } = corrections[way];
  const { call, input } = correctionRequest(way, parcel);
  const sent = { call, person, input: { id: order.id, version, ...input }, key };
  const answer = await send(town, sent);
  const { refused } = answer;
  const what = `a request for ${event} in ${order.state}`;
  if (isStale) return expectRefusal(what, refused, 'stale');
  const now = town.clock.now();
  const asked = { event, as: 'warehouse', person, now } as const;
  const isOpen = decide(order, asked).refused === undefined && order[way] !== null;
  // A parcel that the dock has is corrected no more; the walk corrects the first.
  const isReceived = way === 'inbound' && order.inbound?.boxes[0]?.state !== 'expected';
  if (!isOpen || isReceived) return expectRefusal(what, refused, 'closed');
  if (!isCorrection(order, way, { parcel, now })) return expectInvalid(what, refused);
  if (order.corrections[way] !== null) return expectRefusal(what, refused, 'open');
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  if (command.twist === 'repeat') await repeat(town, sent, answer.data);
  const open = await openRequest(town, order.id, kind);
  if (open === null) throw new Broken('a request for a correction is not there');
  order.corrections[way] = { id: open.id, by: person, expiresAt: open.expiresAt, parcel };
  return refusedStep;
}

function expectInvalid(what: string, refused: string | null): Taken {
  if (refused === 'input.invalid') return refusedStep;
  throw new Broken(`${what} gave ${refused ?? 'an answer'}; the model calls its fields invalid`);
}

async function decideCorrection(
  town: Town,
  { order, command, key }: Step,
  { person, decision, way, request }: Correcting & { readonly request: ModelCorrection },
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
  const { event } = corrections[way];
  const what = `${decision} of ${event} in ${order.state}`;
  if (command.twist === 'stale') return expectRefusal(what, refused, 'stale');
  if (person === request.by) return expectRefusal(what, refused, 'second');
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  if (command.twist === 'repeat') await repeat(town, sent, answer.data);
  if (isRefused) {
    order.corrections[way] = null;
    return refusedStep;
  }
  const { parcel } = request;
  const now = town.clock.now();
  const asked = { event, as: 'warehouse', person, now, parcel } as const;
  const decided = decide(order, asked);
  if (decided.refused !== undefined) throw new Broken(`${what}: the model by ${decided.refused}`);
  return { row: decided.row, paid: apply(order, decided.row, asked) };
}
