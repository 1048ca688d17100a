import type { FailureCode } from '#contract/failures.ts';
import type {
  ActorOf,
  EffectOf,
  EventOf,
  GuardOf,
  NotifiedOf,
  Row,
  ValueOf,
} from '#contract/state-machine.ts';
import type { Tx } from './database/database.ts';
import { Failure } from './failure.ts';
import type { RequestContext } from './request-context.ts';
import type { Attempt, LiveRecord, Machine, Refusal } from './state-machine.ts';

/** The transaction and time of an event; the rest of a call where it comes from one. */
export type EventContext = Pick<RequestContext<Tx>, 'tx' | 'now'> & Partial<RequestContext<Tx>>;

/** Who takes an event: an account or a staff person, or nobody where the clock does. */
export interface Person {
  readonly accountId: string | null;
  readonly name: string;
}

/** The clock as the history names it. */
export const theClock: Person = { accountId: null, name: 'clock' };

/** The roles in which a person may act on a record, and how the record's history names them. */
export interface Identity<Actor extends string> extends Person {
  readonly actor: Actor | readonly Actor[];
}

/** An event that was decided on: by whom, when, by which row, and what it carries. */
export interface Step<R, Payload = unknown> extends Attempt<EventOf<R>, ActorOf<R>> {
  readonly row: R;
  readonly person: Person;
  readonly payload: Payload;
}

/** The effect of one column of a row: on the record, the history's facts, and other tables. */
export interface Effect<Rec, Facts> {
  readonly set?: Partial<Rec>;
  readonly facts?: Facts;
  /** Runs after the record is saved; returns what it changed of the record. */
  readonly run?: (ctx: EventContext, record: Rec) => Promise<Partial<Rec> | undefined>;
}

/** The result of an event. */
export interface Applied<Rec, R, Facts> {
  readonly before: Rec;
  readonly record: Rec;
  readonly step: Step<R>;
  readonly facts: Facts;
}

type Notice<Rec, R, Facts> = Applied<Rec, R, Facts> & { readonly message: string };
type Handler<Rec, R, Facts> = (
  ctx: EventContext,
  notice: Notice<Rec, R, Facts>,
) => Promise<unknown>;

type GroupHandler<Rec, R, Facts> = (
  ctx: EventContext,
  notice: Notice<Rec, R, Facts>,
  actors: readonly NotifiedOf<R>[],
) => Promise<unknown>;

/** Records on which the clock has to act, without those that this sweep worked on. */
export interface DueQuery {
  readonly now: Date;
  readonly processed: readonly string[];
}

/** A machine with all that its slice registers for it. `Payloads` is what each event carries. */
export interface Process<
  Rec extends LiveRecord,
  R,
  Payloads extends Readonly<Record<EventOf<R>, unknown>>,
  Caller,
  Facts extends object,
> {
  readonly machine: Machine<Rec, R>;
  readonly store: {
    /** Reads a record that nobody else changes until the transaction ends. */
    lock(tx: Tx, id: string): Promise<Rec | null>;
    save(tx: Tx, before: Rec, record: Rec, now: Date): Promise<void>;
    insertHistory?(ctx: EventContext, applied: Applied<Rec, R, Facts>): Promise<void>;
    /** Locks the next record on which the clock has to act; other workers pass it by. */
    lockDue?(tx: Tx, due: DueQuery): Promise<{ readonly id: string } | null>;
    /** Writes anew until when a record waits, where the clock found nothing to do. */
    saveDeadline?(tx: Tx, record: Rec, now: Date): Promise<void>;
    /** Returns whether the clock may act already: whom it concerns is reminded before. */
    mayEnforce?(tx: Tx, record: Rec, now: Date): Promise<boolean>;
  };
  /** The roles of a caller on a record; null where the record is not there for them. */
  readonly identify: (record: Rec, caller: Caller) => Identity<ActorOf<R>> | null;
  /** The clock as a caller, for the sweep. */
  readonly clock?: Caller;
  /** The payload of clock events; none where absent. */
  readonly clockPayload?: Payloads[EventOf<R>];
  /** The failure of a stale version. */
  readonly changed: FailureCode;
  /** The failure of a refused event; that of a stale version where absent. */
  readonly refuse?: (
    refusal: Refusal<GuardOf<R>>,
    record: Rec,
    attempt: Omit<Attempt<EventOf<R>, ActorOf<R>>, 'actor'> & Pick<Identity<ActorOf<R>>, 'actor'>,
  ) => Failure;
  /** Rejects a payload that the schema could not judge; keeps files that came with it. */
  readonly validate?: (record: Rec, step: Step<R>, ctx: EventContext) => void | Promise<void>;
  /** The changes of the record by each event, besides state and version. */
  readonly changes: {
    readonly [E in EventOf<R>]: (record: Rec, step: Step<R, Payloads[E]>) => Partial<Rec>;
  };
  /** A handler for each value of each column; columns take effect in the order of this object. */
  readonly effects: {
    readonly [Column in EffectOf<R>]: {
      readonly [Value in Extract<ValueOf<R, Column>, string>]: (
        record: Rec,
        step: Step<R>,
      ) => Effect<Rec, Facts>;
    };
  };
  readonly facts: (record: Rec, step: Step<R>, before: Rec) => Facts;
  /**
   * One handler for each actor whom a row names, or one for all of them together; staff are not
   * notified without one.
   */
  readonly notify:
    | { readonly [Actor in NotifiedOf<R>]: Handler<Rec, R, Facts> }
    | GroupHandler<Rec, R, Facts>;
  readonly audit?: (ctx: EventContext, applied: Applied<Rec, R, Facts>) => Promise<void>;
}

/** An event on a record. */
export interface EventRequest<Event extends string, Payload, Caller> {
  readonly id: string;
  /** The version that the caller saw; null for the clock and for events of other records. */
  readonly version: number | null;
  readonly event: Event;
  readonly actor: Caller;
  readonly payload: Payload;
}

type AnyRow = Row<string, string>;
type AnyEffects = Readonly<
  Record<string, Readonly<Record<string, (record: unknown, step: unknown) => unknown>>>
>;

/**
 * Takes an event on a record in the caller's transaction: lock, version, guard, state, history,
 * effects, notifications and audit, or none of them. Fails with notFound, the process's `changed`,
 * what it refuses with, and what its effects refuse.
 */
export async function applyEvent<
  Rec extends LiveRecord,
  R extends AnyRow,
  Payloads extends Readonly<Record<EventOf<R>, unknown>>,
  Caller,
  Facts extends object,
  E extends EventOf<R>,
>(
  ctx: EventContext,
  process: Process<Rec, R, Payloads, Caller, Facts>,
  request: EventRequest<E, Payloads[E], Caller>,
): Promise<Applied<Rec, R, Facts>> {
  const { tx, now } = ctx;
  const before = await process.store.lock(tx, request.id);
  if (before === null) throw new Failure('notFound');
  const step = stepOf(process, { before, request: request, now });
  await process.validate?.(before, step, ctx);

  const { record: planned, facts, effects } = transition(process, before, step);
  let record = planned;
  await process.store.save(tx, before, record, now);
  for (const { run } of effects) record = { ...record, ...(await run?.(ctx, record)) };
  const applied = { before, record, step, facts };
  await process.store.insertHistory?.(ctx, applied);
  await notifyActors(ctx, process, applied);
  await process.audit?.(ctx, applied);
  return applied;
}

/**
 * Returns the function that applies events of a process and returns the record as each leaves it.
 * It fails as `applyEvent` does.
 */
export const eventApplier =
  <
    Rec extends LiveRecord,
    R extends AnyRow,
    Payloads extends Readonly<Record<EventOf<R>, unknown>>,
    Caller,
    Facts extends object,
  >(
    process: Process<Rec, R, Payloads, Caller, Facts>,
  ) =>
  async <E extends EventOf<R>>(
    ctx: EventContext,
    request: EventRequest<E, Payloads[E], Caller>,
  ): Promise<Rec> =>
    (await applyEvent(ctx, process, request)).record;

/**
 * Returns a record as a decided event leaves it, the facts of the event, and the effects that are
 * still to be run. Pure: nothing is written.
 */
export function transition<
  Rec extends LiveRecord,
  R extends AnyRow,
  Payloads extends Readonly<Record<EventOf<R>, unknown>>,
  Caller,
  Facts extends object,
  E extends EventOf<R>,
>(
  process: Process<Rec, R, Payloads, Caller, Facts>,
  before: Rec,
  step: Step<R, Payloads[E]> & { readonly event: E },
): { record: Rec; facts: Facts; effects: readonly Effect<Rec, Facts>[] } {
  const stays = step.row.from === step.row.to;
  let record: Rec = {
    ...before,
    ...process.changes[step.event](before, step),
    state: step.row.to,
    version: before.version + 1,
    ...(stays || before.since === undefined ? {} : { since: step.now }),
  };
  const effects: Effect<Rec, Facts>[] = [];
  for (const handle of handlersOf<Rec, R, Facts>(process.effects as AnyEffects, step.row)) {
    const effect = handle(record, step);
    record = { ...record, ...effect.set };
    effects.push(effect);
  }
  const facts: Facts = Object.assign(
    { ...process.facts(record, step, before) },
    ...effects.map((effect) => effect.facts),
  );
  return { record, facts, effects };
}

/** Decides on an event; throws what stands against it. */
function stepOf<
  Rec extends LiveRecord,
  R extends AnyRow,
  Payloads extends Readonly<Record<EventOf<R>, unknown>>,
  Caller,
  Facts extends object,
  E extends EventOf<R>,
>(
  process: Process<Rec, R, Payloads, Caller, Facts>,
  input: { before: Rec; request: EventRequest<E, Payloads[E], Caller>; now: Date },
): Step<R, Payloads[E]> & { readonly event: E } {
  const { before, request, now } = input;
  const identity = process.identify(before, request.actor);
  if (identity === null) throw new Failure('notFound');
  if (request.version !== null && request.version !== before.version) {
    throw new Failure(process.changed);
  }
  const { event, payload } = request;
  const { actor, accountId, name } = identity;
  const attempt = { event, payload, now, actor, accountId };
  const decision = process.machine.decide(before, attempt);
  if (decision.refused !== undefined) {
    throw process.refuse?.(decision, before, attempt) ?? new Failure(process.changed);
  }
  const person = { accountId, name };
  return { event, payload, now, actor: decision.actor, row: decision.row, accountId, person };
}

/** The handlers of a row's effect columns, in the order of the process. */
const handlersOf = <Rec, R extends AnyRow, Facts>(effects: AnyEffects, row: R) =>
  Object.entries(effects).flatMap(([column, handlers]) => {
    const value = (row as Readonly<Record<string, unknown>>)[column];
    const handle = value === undefined ? undefined : handlers[String(value)];
    return handle === undefined
      ? []
      : [handle as (record: Rec, step: Step<R>) => Effect<Rec, Facts>];
  });

async function notifyActors<Rec, R extends AnyRow, Facts>(
  ctx: EventContext,
  { notify }: { readonly notify: object | GroupHandler<Rec, R, Facts> },
  applied: Applied<Rec, R, Facts>,
): Promise<void> {
  const { row } = applied.step;
  const notice = { ...applied, message: row.message ?? row.event };
  const actors = (row.notify ?? []) as readonly NotifiedOf<R>[];
  if (typeof notify === 'function') {
    if (actors.length > 0) await (notify as GroupHandler<Rec, R, Facts>)(ctx, notice, actors);
    return;
  }
  const handlers = notify as Readonly<Record<string, Handler<Rec, R, Facts> | undefined>>;
  for (const actor of actors) await handlers[actor]?.(ctx, notice);
}
