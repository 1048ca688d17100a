import {
  type FakeHitRow,
  type FakeHitState,
  fakeHitTable,
  fakeHitWaits,
} from '#contract/fakes/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a warning that decide which events it may take. */
export interface HitLife {
  readonly state: FakeHitState;
  readonly version: number;
  readonly since: Date;
  readonly contestedAt: Date | null;
}

/** The machine of warnings about goods that resemble a failed lot. */
export const fakeHitMachine = defineMachine((_: HitLife): readonly FakeHitRow[] => fakeHitTable, {
  guards: { notContested: ({ contestedAt }) => contestedAt === null },
  moments: {},
  wait: ({ state }) => fakeHitWaits[state],
});
