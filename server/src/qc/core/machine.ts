import type { InspectionState, Outcome } from '#contract/qc/calls.ts';
import { type InspectionRow, inspectionTable } from '#contract/qc/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** What of an inspection decides which events it may take. */
export interface Bench {
  readonly state: InspectionState;
  readonly tests: readonly { readonly planned: number; readonly outcome: Outcome | null }[];
}

/** What the recording of a result carries, as far as it decides. */
export interface Recorded {
  readonly outcome: Outcome;
}

const isSuspect = (payload: unknown): boolean =>
  (payload as Recorded | null)?.outcome === 'suspect';

/** The machine of inspections. */
export const inspectionMachine = defineMachine(
  (_: Bench): readonly InspectionRow[] => inspectionTable,
  {
    guards: {
      nothingSuspect: (_, { payload }) => !isSuspect(payload),
      somethingSuspect: (_, { payload }) => isSuspect(payload),
      everyTestRecorded: ({ tests }) =>
        tests.every((test) => test.outcome !== null || test.planned === 0),
    },
    moments: {},
  },
);
