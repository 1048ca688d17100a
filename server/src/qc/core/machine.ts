import { type InspectionRow, inspectionTable } from '#contract/qc/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import type { PlannedInspection, Result } from './inspection.ts';

/** The parts of an inspection that decide which events it may take. */
export type Decided = Pick<PlannedInspection, 'state'> & {
  readonly plan: readonly Pick<
    PlannedInspection['plan'][number],
    'planned' | 'leftOutReason' | 'result'
  >[];
};

const isSuspect = (payload: unknown): boolean =>
  (payload as { readonly result: Pick<Result, 'outcome'> } | null)?.result.outcome === 'suspect';

/** The tests of a plan that still need a result. */
export const openTests = <Row extends Decided['plan'][number]>(plan: readonly Row[]): Row[] =>
  plan.filter((row) => row.result === null && row.leftOutReason === null && row.planned > 0);

/** The machine of inspections. */
export const inspectionMachine = defineMachine(
  (_: Decided): readonly InspectionRow[] => inspectionTable,
  {
    guards: {
      nothingSuspect: (_, { payload }) => !isSuspect(payload),
      somethingSuspect: (_, { payload }) => isSuspect(payload),
      everyTestRecorded: ({ plan }) => openTests(plan).length === 0,
    },
    moments: {},
  },
);
