import {
  type AddressChangeRow,
  type AddressChangeState,
  addressChangeTable,
} from '#contract/onboarding/change-machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The fields of a proposed address that decide which events are allowed. */
export interface AddressChangeLife {
  readonly state: AddressChangeState;
  readonly version: number;
}

/** The machine of proposed addresses. */
export const addressChangeMachine = defineMachine(
  (_: AddressChangeLife): readonly AddressChangeRow[] => addressChangeTable,
  { guards: {}, moments: {} },
);
