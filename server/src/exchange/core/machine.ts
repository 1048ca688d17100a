import {
  type ExchangeRow,
  type ExchangeState,
  exchangeTable,
  exchangeWaits,
} from '#contract/exchange/machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** Describes what of an exchange decides which events it may take. */
export interface ExchangeLife {
  readonly state: ExchangeState;
  readonly version: number;
  readonly since: Date;
}

/** The machine of exchanges. */
export const exchangeMachine = defineMachine(
  (_: ExchangeLife): readonly ExchangeRow[] => exchangeTable,
  { guards: {}, moments: {}, wait: ({ state }) => exchangeWaits[state] },
);
