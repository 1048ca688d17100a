/**
 * A row of a state machine reads like a line of the specification: who may take it, from where to
 * where, when, by what deadline, which money moves and who is told.
 */
export interface Row<State extends string, Actor extends string, Move extends string> {
  readonly event: string;
  readonly from: State;
  readonly to: State;
  readonly by: readonly Actor[];
  /** Names a guard that must hold besides the state. */
  readonly when?: string;
  /** For rows of the clock: how long after the state began (or its guard's moment) it fires. */
  readonly due?: Span;
  readonly money?: Move;
  /** Parties that get a message when the row is taken. */
  readonly tell?: readonly Actor[];
}

/** Working days of mainland China (`wd`), calendar days (`d`), or at once. */
export type Span = `${number}wd` | `${number}d` | 'now';

/** Whose move a state waits for, and within which time; `late` says what lateness does. */
export interface Wait<Actor extends string> {
  readonly on: readonly Actor[];
  readonly within?: Span;
}

/** States that a table names, those that end it, and those that rows leave. */
export function statesOf<State extends string>(
  rows: readonly { readonly from: State; readonly to: State }[],
): { all: ReadonlySet<State>; left: ReadonlySet<State>; ends: ReadonlySet<State> } {
  const all = new Set(rows.flatMap((row) => [row.from, row.to]));
  const left = new Set(rows.filter((row) => row.from !== row.to).map((row) => row.from));
  const ends = new Set([...all].filter((state) => !left.has(state)));
  return { all, left, ends };
}
