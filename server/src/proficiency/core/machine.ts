import {
  type SampleRow,
  type SampleState,
  sampleTable,
  sampleWaits,
} from '#contract/proficiency/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a sample that decide which events it may take. */
interface SampleLife {
  readonly state: SampleState;
  readonly version: number;
  readonly since: Date;
  readonly createdBy: string;
}

/** Whether the payload of a judgement names the maker among those who took part. */
const tookPart = (one: SampleLife, payload: unknown): boolean => {
  const { people = [] } = (payload ?? {}) as {
    readonly people?: readonly { readonly id: string }[];
  };
  return people.some(({ id }) => id === one.createdBy);
};

/** The machine of blind samples. */
export const sampleMachine = defineMachine((_: SampleLife): readonly SampleRow[] => sampleTable, {
  guards: {
    independent: (one, { payload }) => !tookPart(one, payload),
    notIndependent: (one, { payload }) => tookPart(one, payload),
  },
  moments: {},
  wait: ({ state }) => sampleWaits[state],
});
