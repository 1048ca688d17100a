import {
  type SettlementRow,
  type SettlementState,
  settlementTable,
} from '#contract/onboarding/table.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** What of a settlement decides which events it may take. */
export interface SettlementLife {
  readonly state: SettlementState;
  readonly version: number;
}

/** The machine of settlements. */
export const settlementMachine = defineMachine(
  (_: SettlementLife): readonly SettlementRow[] => settlementTable,
  { guards: {}, moments: {} },
);
