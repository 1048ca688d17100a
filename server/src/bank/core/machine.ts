import { type LineRow, type LineState, lineTable, lineWaits } from '#contract/bank/machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a line that decide which events it may take. */
export interface LineLife {
  readonly state: LineState;
  readonly version: number;
  readonly since: Date;
}

/** The machine of lines of bank statements. */
export const lineMachine = defineMachine((_: LineLife): readonly LineRow[] => lineTable, {
  guards: {},
  moments: {},
  wait: ({ state }) => lineWaits[state],
});
