import type { InspectionState, Outcome } from '#contract/qc/calls.ts';
import {
  type InspectionActor,
  type InspectionEvent,
  type InspectionGuard,
  type InspectionRow,
  inspectionTable,
} from '#contract/qc/table.ts';

/** What the guards look at. */
export interface Bench {
  readonly state: InspectionState;
  readonly tests: readonly { readonly planned: number; readonly outcome: Outcome | null }[];
}

/** One act on an inspection; `outcome` is that of a result which is being recorded. */
export interface BenchAct {
  readonly event: InspectionEvent;
  readonly as: InspectionActor;
  readonly outcome?: Outcome;
}

type Guard = (bench: Bench, act: BenchAct) => boolean;

const guards: Record<InspectionGuard, Guard> = {
  nothingSuspect: (_bench, act) => act.outcome !== 'suspect',
  somethingSuspect: (_bench, act) => act.outcome === 'suspect',
  everyTestRecorded: (bench) =>
    bench.tests.every((test) => test.outcome !== null || test.planned === 0),
};

/** Why an act finds no row: no row leaves this state so, another hand must act, or a guard. */
export type Refusal = 'state' | 'hand' | InspectionGuard;

/** The row that this act takes, or why there is none. Pure: no clock, no database. */
export function decide(bench: Bench, act: BenchAct): InspectionRow | Refusal {
  const leaving = inspectionTable.filter(
    (row) => row.from === bench.state && row.event === act.event,
  );
  if (leaving.length === 0) return 'state';
  const own = leaving.filter((row) => row.by.some((actor) => actor === act.as));
  if (own.length === 0) return 'hand';
  const holds = own.find((row) => !('when' in row) || guards[row.when](bench, act));
  if (holds !== undefined) return holds;
  const [first] = own;
  return first !== undefined && 'when' in first ? first.when : 'state';
}
