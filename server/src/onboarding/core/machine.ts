import {
  type SettlementRow,
  type SettlementState,
  settlementTable,
} from '#contract/onboarding/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The fields of a settlement that decide which events are allowed. */
export interface SettlementLife {
  readonly state: SettlementState;
  readonly version: number;
}

/** The machine of settlements. */
export const settlementMachine = defineMachine(
  (_: SettlementLife): readonly SettlementRow[] => settlementTable,
  { guards: {}, moments: {} },
);
