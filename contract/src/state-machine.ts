/** Working days of mainland China (`wd`), calendar days (`d`), or at once. */
export type Span = `${number}wd` | `${number}d` | 'now';

/**
 * A row of a state machine reads like a line of the specification: who may take the event, from
 * where to where, when, by what deadline, who is notified. Columns that only one machine has, such
 * as `money`, are its `Effects`: the runner does not compile without a handler for each value.
 */
export type Row<
  State extends string,
  Actor extends string,
  Effects extends Readonly<Record<string, string>> = Record<never, never>,
> = {
  readonly event: string;
  readonly from: State;
  readonly to: State;
  readonly by: readonly Actor[];
  /** Names a guard that must hold besides the state. */
  readonly when?: string;
  /** Names a second guard that must hold as well. */
  readonly and?: string;
  /** For rows of the clock: how long after the state began it fires. */
  readonly due?: Span;
  /** Names the moment from which `due` counts, where that is not the state's beginning. */
  readonly since?: string;
  /** False where no page offers the event: another record's event causes it. */
  readonly offered?: false;
  /** Actors that get a message when the row is taken. */
  readonly notify?: readonly Actor[];
  /** The kind of that message, where it is not the event's name. */
  readonly message?: string;
  /** False where the message is not worth a mail: nobody has to act. */
  readonly mail?: false;
} & { readonly [Column in keyof Effects]?: Effects[Column] };

/** Whom a state waits for and within which time. Lateness alone moves nothing. */
export interface Wait<
  Actor extends string,
  Guard extends string = never,
  Moment extends string = never,
> {
  readonly on: readonly Actor[];
  readonly within?: Span;
  /** Names the moment at which the time ends, where it is no span after its beginning. */
  readonly until?: Moment;
  /** Names the moment from which `within` counts, where that is not the state's beginning. */
  readonly since?: Moment;
  /** Waits only for those of `on` who may still take this event. */
  readonly for?: string;
  /** Waits that replace this one while their guard holds; the first that does. */
  readonly instead?: readonly (Wait<Actor, Guard, Moment> & { readonly when: Guard })[];
}

/** The columns that the runner itself reads; every other one is an effect. */
type RunnerColumn =
  | 'event'
  | 'from'
  | 'to'
  | 'by'
  | 'when'
  | 'and'
  | 'due'
  | 'since'
  | 'offered'
  | 'notify'
  | 'message'
  | 'mail';

type KeysOf<R> = R extends unknown ? keyof R : never;
/** The values that a column has in the rows of a table. */
export type ValueOf<R, Column extends PropertyKey> = R extends {
  readonly [C in Column]: infer Value;
}
  ? Value
  : never;
type EachOf<List> = List extends readonly (infer One)[] ? One : never;

export type EventOf<R> = Extract<ValueOf<R, 'event'>, string>;
export type ActorOf<R> = Extract<EachOf<ValueOf<R, 'by'>>, string>;
export type GuardOf<R> = Extract<ValueOf<R, 'when'> | ValueOf<R, 'and'>, string>;
export type MomentOf<R> = Extract<ValueOf<R, 'since'>, string>;
export type NotifiedOf<R> = Extract<EachOf<ValueOf<R, 'notify'>>, string>;
/** The kinds of messages that a table's rows send. */
export type MessageOf<R> = R extends { readonly notify: readonly string[] }
  ? R extends { readonly message: infer Kind }
    ? Extract<Kind, string>
    : EventOf<R>
  : never;
/** Columns of a table that are effects of its own. */
export type EffectOf<R> = Extract<Exclude<KeysOf<R>, RunnerColumn>, string>;

interface Edge {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: readonly string[];
}

/** Returns the states that a table names, those that rows leave, and those that end it. */
export function statesOf<State extends string>(
  rows: readonly { readonly from: State; readonly to: State }[],
): { all: ReadonlySet<State>; left: ReadonlySet<State>; ends: ReadonlySet<State> } {
  const all = new Set(rows.flatMap((row) => [row.from, row.to]));
  const left = new Set(rows.filter((row) => row.from !== row.to).map((row) => row.from));
  const ends = new Set([...all].filter((state) => !left.has(state)));
  return { all, left, ends };
}

/** Returns the states to which some path of events leads from a state, itself among them. */
export function statesReachedFrom<State extends string>(
  rows: readonly { readonly from: State; readonly to: State }[],
  first: State,
): ReadonlySet<State> {
  const reached = new Set([first]);
  for (const state of reached) {
    for (const row of rows) if (row.from === state) reached.add(row.to);
  }
  return reached;
}

/** Returns the rows that leave a state, or stay in it, by an event; by any where none is named. */
export const rowsFrom = <R extends Edge>(
  rows: readonly R[],
  from: string,
  event?: string,
): readonly R[] =>
  rows.filter((row) => row.from === from && (event === undefined || row.event === event));

/** Returns whether an actor may take a row. */
export const allowsActor = (row: Pick<Edge, 'by'>, actor: string): boolean =>
  row.by.includes(actor);

/** Returns the events of a table, each once, in its order: at least one. */
export const eventsOf = <R extends Pick<Edge, 'event'>>(
  rows: readonly R[],
): [EventOf<R>, ...EventOf<R>[]] =>
  [...new Set(rows.map((row) => row.event))] as [EventOf<R>, ...EventOf<R>[]];
