import {
  type DepositRow,
  type DepositState,
  depositTable,
  depositWaits,
} from '#contract/deposits/machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The facts of a deposit that decide which events it may take. */
export interface DepositLife {
  readonly state: DepositState;
  readonly version: number;
  readonly since: Date;
}

/** Whether a deposit is to be paid back: it was asked for, or the bank brought a payment back. */
export const mayPayBack = ({ state }: Pick<DepositLife, 'state'>): boolean =>
  state === 'returning' || state === 'bankReturned';

/** The machine of integrity deposits. */
export const depositMachine = defineMachine(
  (_: DepositLife): readonly DepositRow[] => depositTable,
  { guards: {}, moments: {}, wait: ({ state }) => depositWaits[state] },
);
