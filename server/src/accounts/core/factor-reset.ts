import {
  type FactorResetRow,
  type FactorResetState,
  factorResetTable,
  factorResetWaits,
} from '#contract/factors/reset-machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a reset that decide which events it may take. */
export interface FactorResetLife {
  readonly state: FactorResetState;
  readonly version: number;
  readonly since: Date;
}

/** The machine of resets of second factors. */
export const factorResetMachine = defineMachine(
  (_: FactorResetLife): readonly FactorResetRow[] => factorResetTable,
  { guards: {}, moments: {}, wait: ({ state }) => factorResetWaits[state] },
);

/** Returns when the factors are removed unless somebody stops it; null outside `waiting`. */
export const removalOf = (record: FactorResetLife): Date | null =>
  record.state === 'waiting' ? factorResetMachine.nextDeadline(record) : null;
