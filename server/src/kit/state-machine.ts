import {
  type ActorOf,
  allowsActor,
  type EventOf,
  type GuardOf,
  type MomentOf,
  type Row,
  rowsFrom,
  type Wait,
} from '#contract/state-machine.ts';
import {
  daysOffBetween,
  endOf,
  mainlandCalendar,
  workingDaysBetween,
  workingDaysLeft,
  workingDaysOf,
} from './working-days.ts';

/** The fields of a record that decisions need. */
export interface Decidable {
  readonly state: string;
  /** When the present state began; an event that stays in its state does not move it. */
  readonly since?: Date;
}

/** The fields that the runner needs of every record with a state machine. */
export interface LiveRecord extends Decidable {
  readonly version: number;
}

/** An event that an actor applies, or only asks about. */
export interface Attempt<Event extends string, Actor extends string> {
  readonly event: Event;
  readonly actor: Actor;
  readonly now: Date;
  /** The payload of the event; null where the caller only asks whether the event is allowed. */
  readonly payload: unknown;
  /** The account or staff person, where a guard asks who it is. */
  readonly accountId?: string | null;
}

/** An attempt of an actor with several roles: the first that a row accepts counts. */
export interface RoleAttempt<Event extends string, Actor extends string>
  extends Omit<Attempt<Event, Actor>, 'actor'> {
  readonly actor: Actor | readonly Actor[];
}

/** Why an event is refused; the same four for every machine. */
export type Refusal<Guard extends string = string> =
  | { readonly refused: 'wrongState'; readonly row?: undefined }
  | { readonly refused: 'notYourMove'; readonly row?: undefined }
  | { readonly refused: 'guard'; readonly guard: Guard; readonly row?: undefined }
  /** The clock came before the row's moment; null where that has no beginning yet. */
  | { readonly refused: 'due'; readonly dueAt: Date | null; readonly row?: undefined };

/** The row that an event takes and in which role, or why it is refused. */
export type Decision<R, Actor extends string, Guard extends string> =
  | { readonly row: R; readonly actor: Actor; readonly refused?: undefined }
  | Refusal<Guard>;

/** An event that an actor has a row for, and the guard that blocks it now. */
export interface AllowedEvent<Event extends string, Guard extends string> {
  readonly event: Event;
  readonly allowed: boolean;
  /** The guard that blocks it; null where none does. */
  readonly why: Guard | null;
}

/** Whom a record waits for, since when and until when. */
export interface Waiting<Actor extends string> {
  readonly on: readonly Exclude<Actor, 'clock'>[];
  readonly from: Date;
  readonly at: Date | null;
  /** Working days that the time allows; null where it is not counted in them. */
  readonly workingDays: number | null;
}

/** Returns a wait as pages show it: the days that are left are those of the working calendar. */
export function toWait<Actor extends string>(waiting: Waiting<Actor>, now: Date) {
  const { on, at, workingDays } = waiting;
  return {
    on: [...on],
    at,
    workingDaysLeft: workingDays === null || at === null ? null : workingDaysLeft(now, at),
    workingDaysAllowed: workingDays,
    late: at !== null && at.getTime() < now.getTime(),
  };
}

/** Returns the days off that a wait skips; only times in working days are moved by days off. */
export const daysOffOf = ({ from, at, workingDays }: Omit<Waiting<string>, 'on'>): string[] =>
  at === null || workingDays === null ? [] : daysOffBetween(from, at);

type AnyRow = Row<string, string>;
type GuardsOf<R, Rec, Extra extends string> = {
  readonly [G in GuardOf<R> | Extra]: (
    record: Rec,
    attempt: Attempt<EventOf<R>, ActorOf<R>>,
  ) => boolean;
};

/** The parts of a machine besides its table. A missing guard or moment does not compile. */
export interface MachineParts<Rec, R, WaitGuard extends string, WaitMoment extends string> {
  readonly guards: GuardsOf<R, Rec, WaitGuard>;
  /** Moments from which deadlines count; null while one has not come. */
  readonly moments: { readonly [M in MomentOf<R> | WaitMoment]: (record: Rec) => Date | null };
  /** Returns the actor that the record waits for; null where its life has ended. */
  readonly wait?: (record: Rec) => Wait<ActorOf<R>, WaitGuard, WaitMoment> | null;
}

/** A table with its guards: all that can be decided about a record without writing anything. */
export interface Machine<Rec, R> {
  /** Returns the rows by which a record's state may be left, or stayed in, by an event or by any. */
  rows(record: Rec, event?: EventOf<R>): readonly R[];
  /**
   * Returns the first row whose actor and guard hold. Where none does, the guard named is that of
   * the last row, which is the one that moves the record on.
   */
  decide(
    record: Rec,
    attempt: RoleAttempt<EventOf<R>, ActorOf<R>>,
  ): Decision<R, ActorOf<R>, GuardOf<R>>;
  /** Returns every offered event that the roles have a row for from here, in the table's order. */
  allowedEvents(
    record: Rec,
    attempt: Pick<RoleAttempt<EventOf<R>, ActorOf<R>>, 'actor' | 'now' | 'accountId'>,
  ): AllowedEvent<EventOf<R>, GuardOf<R>>[];
  /** Returns when a row of the clock may be taken; null for other rows and unbegun moments. */
  momentOf(row: R, record: Rec): Date | null;
  /** Returns the event that the clock must take now; null where none is due. */
  dueEvent(record: Rec, now: Date): EventOf<R> | null;
  /** Returns the earliest moment at which the clock has to act as the record stands, or null. */
  nextDeadline(record: Rec): Date | null;
  /** Returns whom a record waits for and until when; null where it has ended. */
  waiting(record: Rec, now: Date, calendar?: typeof mainlandCalendar): Waiting<ActorOf<R>> | null;
}

/** Looks guards and moments up by the names that the rows of a table carry. */
function namesOf<Rec extends Decidable, Event extends string, Actor extends string>(parts: {
  readonly guards: object;
  readonly moments: object;
}) {
  type AnyGuard = (record: Rec, attempt: Attempt<Event, Actor>) => boolean;
  const guards = parts.guards as Readonly<Record<string, AnyGuard>>;
  const moments = parts.moments as Readonly<Record<string, (record: Rec) => Date | null>>;
  return {
    holds: (guard: string, record: Rec, attempt: Attempt<Event, Actor>): boolean =>
      guards[guard]?.(record, attempt) ?? false,
    begun: (record: Rec, since: string | undefined): Date | null =>
      since === undefined ? (record.since ?? null) : (moments[since]?.(record) ?? null),
  };
}

/** Makes the rules of a table: which of its rows a record may take. */
function rulesOf<
  Rec extends Decidable,
  R extends AnyRow,
  WaitGuard extends string,
  WaitMoment extends string,
>(tableOf: (record: Rec) => readonly R[], parts: MachineParts<Rec, R, WaitGuard, WaitMoment>) {
  type Event = EventOf<R>;
  type Actor = ActorOf<R>;
  const { holds, begun } = namesOf<Rec, Event, Actor>(parts);

  const rows = (record: Rec, event?: Event) => rowsFrom(tableOf(record), record.state, event);

  function momentOf(row: R, record: Rec, calendar = mainlandCalendar): Date | null {
    if (row.due === undefined) return null;
    const from = begun(record, row.since);
    return from === null ? null : endOf(row.due, from, calendar);
  }

  /** Returns the reason why a row is refused for one actor; null where it is allowed. */
  function against(
    row: R,
    record: Rec,
    attempt: Attempt<Event, Actor>,
  ): Refusal<GuardOf<R>> | null {
    if (row.when !== undefined && !holds(row.when, record, attempt)) {
      return { refused: 'guard', guard: row.when as GuardOf<R> };
    }
    if (row.and !== undefined && !holds(row.and, record, attempt)) {
      return { refused: 'guard', guard: row.and as GuardOf<R> };
    }
    if (row.due === undefined) return null;
    const dueAt = momentOf(row, record);
    return dueAt !== null && dueAt.getTime() <= attempt.now.getTime()
      ? null
      : { refused: 'due', dueAt };
  }

  function decide(
    record: Rec,
    { actor, ...attempt }: RoleAttempt<Event, Actor>,
  ): Decision<R, Actor, GuardOf<R>> {
    const leaving = rows(record, attempt.event);
    if (leaving.length === 0) return { refused: 'wrongState' };
    const roles: readonly Actor[] = typeof actor === 'string' ? [actor] : actor;
    let refusal: Refusal<GuardOf<R>> = { refused: 'notYourMove' };
    for (const row of leaving) {
      for (const role of roles.filter((one) => allowsActor(row, one))) {
        const found = against(row, record, { ...attempt, actor: role });
        if (found === null) return { row, actor: role };
        refusal = found;
      }
    }
    return refusal;
  }

  return { holds, begun, rows, momentOf, decide };
}

type Rules<Rec extends Decidable, R extends AnyRow> = ReturnType<
  typeof rulesOf<Rec, R, string, string>
>;

const eventsOf = <R extends AnyRow>(found: readonly R[]): EventOf<R>[] => [
  ...new Set(found.map((row) => row.event as EventOf<R>)),
];

/** Returns whom a record waits for and until when; null where it has ended. */
function findWait<Rec extends Decidable, R extends AnyRow>(
  { holds, begun, decide }: Rules<Rec, R>,
  record: Rec,
  whole: Wait<ActorOf<R>, string, string> | null,
  { now, calendar }: { readonly now: Date; readonly calendar: typeof mainlandCalendar },
): Waiting<ActorOf<R>> | null {
  type Event = EventOf<R>;
  type Actor = ActorOf<R>;
  if (whole === null) return null;
  const probe = { event: '' as Event, actor: 'clock' as Actor, now, payload: null };
  const wait = whole.instead?.find((one) => holds(one.when, record, probe)) ?? whole;
  const event = wait.for as Event | undefined;
  const pending = (actor: Actor): boolean =>
    event === undefined || decide(record, { event, actor, now, payload: null }).row !== undefined;
  const on = wait.on.filter(
    (actor): actor is Exclude<Actor, 'clock'> => actor !== 'clock' && pending(actor),
  );
  const from = begun(record, wait.since);
  if (from === null) throw new RangeError(`${record.state} waits since an unknown moment`);
  const { within, until } = wait;
  const end = until === undefined ? null : begun(record, until);
  if (end !== null) {
    return { on, from, at: end, workingDays: workingDaysBetween(from, end, calendar, from) };
  }
  if (within === undefined) return { on, from, at: null, workingDays: null };
  return { on, from, at: endOf(within, from, calendar), workingDays: workingDaysOf(within) };
}

/** Makes the machine of a table. The table of a record may depend on its kind. */
export function defineMachine<
  Rec extends Decidable,
  const R extends AnyRow,
  WaitGuard extends string = never,
  WaitMoment extends string = never,
>(
  tableOf: (record: Rec) => readonly R[],
  parts: MachineParts<Rec, R, WaitGuard, WaitMoment>,
): Machine<Rec, R> {
  type Event = EventOf<R>;
  type Actor = ActorOf<R>;
  const rules = rulesOf(tableOf, parts);
  const { holds, rows, momentOf, decide } = rules;
  return {
    rows,
    decide,
    momentOf,
    allowedEvents(record, { actor, ...attempt }) {
      const roles: readonly Actor[] = typeof actor === 'string' ? [actor] : actor;
      const own = rows(record).filter(
        (row) => row.offered !== false && roles.some((role) => allowsActor(row, role)),
      );
      return eventsOf(own).map((event) => {
        const found = roles.map((role) =>
          decide(record, { event, actor: role, ...attempt, payload: null }),
        );
        const allowed = found.some((one) => one.row !== undefined);
        const blocking = found.find((one) => one.refused === 'guard');
        return { event, allowed, why: allowed || blocking === undefined ? null : blocking.guard };
      });
    },
    dueEvent(record, now) {
      const clock = 'clock' as Actor;
      const own = eventsOf(rows(record).filter((row) => allowsActor(row, 'clock')));
      const due = own.find(
        (event) => decide(record, { event, actor: clock, now, payload: null }).row !== undefined,
      );
      return due ?? null;
    },
    nextDeadline(record) {
      const times = rows(record).flatMap((row) => {
        const dueAt = momentOf(row, record);
        if (dueAt === null) return [];
        const clock = { event: row.event as Event, actor: 'clock' as Actor };
        const attempt = { ...clock, now: dueAt, payload: null };
        return row.when === undefined || holds(row.when, record, attempt) ? [dueAt.getTime()] : [];
      });
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    waiting: (record, now, calendar = mainlandCalendar) =>
      findWait(rules, record, parts.wait?.(record) ?? null, { now, calendar }),
  };
}
