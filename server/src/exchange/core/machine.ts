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
  /** From when the account may be paid; null where it may be paid at any time. */
  readonly payableFrom: Date | null;
}

/** The machine of exchanges. */
export const exchangeMachine = defineMachine(
  (_: ExchangeLife): readonly ExchangeRow[] => exchangeTable,
  { guards: {}, moments: {}, wait: ({ state }) => exchangeWaits[state] },
);

/** Returns from when the desk can work on an exchange: nothing is paid to a new account before. */
export const deskSince = ({ state, since, payableFrom }: Omit<ExchangeLife, 'version'>): Date =>
  state === 'frozen' && payableFrom !== null && payableFrom > since ? payableFrom : since;

/** Returns until when the desk is to have acted; null where it has nothing to do. */
export const dueOf = (exchange: ExchangeLife, now: Date): Date | null =>
  exchangeMachine.waiting({ ...exchange, since: deskSince(exchange) }, now)?.at ?? null;

/** Returns whether an exchange in progress waits for its account to be old enough. */
export const isTooEarly = (
  { state, payableFrom }: Pick<ExchangeLife, 'state' | 'payableFrom'>,
  now: Date,
): boolean => state === 'frozen' && payableFrom !== null && payableFrom > now;
