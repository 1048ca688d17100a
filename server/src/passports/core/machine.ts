import {
  type HandoverRow,
  type HandoverState,
  handoverTable,
  handoverWaits,
} from '#contract/passports/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a hand-over that decide which events it may take. */
interface HandoverLife {
  readonly state: HandoverState;
  readonly version: number;
  readonly since: Date;
}

/** The machine of hand-overs of passports. */
export const handoverMachine = defineMachine(
  (_: HandoverLife): readonly HandoverRow[] => handoverTable,
  { guards: {}, moments: {}, wait: ({ state }) => handoverWaits[state] },
);
