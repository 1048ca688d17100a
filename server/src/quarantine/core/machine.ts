import {
  type QuarantineRow,
  type QuarantineState,
  quarantineTable,
  quarantineWaits,
  sampleMost,
} from '#contract/quarantine/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of an entry that decide which events it may take. */
export interface QuarantineLife {
  readonly state: QuarantineState;
  readonly version: number;
  readonly since: Date;
  readonly pieces: number;
  readonly sampled: number;
  /** The last day on which confirmed goods are kept, `2031-11-20`. */
  readonly retainedUntil: string | null;
}

/** Returns the day of an instant, `2031-11-20`, as retention counts it. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The machine of the quarantine register. */
export const quarantineMachine = defineMachine(
  (_: QuarantineLife): readonly QuarantineRow[] => quarantineTable,
  {
    guards: {
      sampleAllowed: ({ pieces, sampled }) => sampled === 0 && sampleMost(pieces) > 0,
      retentionOver: ({ retainedUntil }, { now }) =>
        retainedUntil !== null && dayOf(now) > retainedUntil,
    },
    moments: {},
    wait: ({ state }) => quarantineWaits[state],
  },
);

/** Returns the day some years after an instant, `2031-11-20`; 29 February becomes the 28th. */
export function dayAfterYears(now: Date, years: number): string {
  const day = dayOf(now);
  return `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`;
}
