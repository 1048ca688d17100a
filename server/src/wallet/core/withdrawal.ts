import {
  type WithdrawalActor,
  type WithdrawalEvent,
  type WithdrawalRow,
  type WithdrawalState,
  withdrawalTable,
  withdrawalWaits,
} from '#contract/wallet/withdrawal-machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import { endOf } from '#server/kit/working-days.ts';

const DAY_MS = 86_400_000;

/** The facts of a withdrawal that decide which events it may take. */
export interface WithdrawalLife {
  readonly state: WithdrawalState;
  readonly version: number;
  readonly since: Date;
  /** From when its payee may be paid; null where it may be paid at any time. */
  readonly payableFrom: Date | null;
}

/** Returns from when a payee may be paid without a second factor: 24 h after it was changed. */
export const payableFrom = (payeeSince: Date): Date => new Date(payeeSince.getTime() + DAY_MS);

/** Returns whether a withdrawal may be approved by now. */
export const isPayable = ({ payableFrom: from }: WithdrawalLife, now: Date): boolean =>
  from === null || from.getTime() <= now.getTime();

/** Returns whether the money of a withdrawal is at the bank or beyond, where the bank may return it. */
export const isSent = ({ state }: Pick<WithdrawalLife, 'state'>): boolean =>
  state === 'sent' || state === 'completed';

/** The machine of withdrawals. */
export const withdrawalMachine = defineMachine(
  (_: WithdrawalLife): readonly WithdrawalRow[] => withdrawalTable,
  {
    guards: { payable: (withdrawal, { now }) => isPayable(withdrawal, now) },
    moments: {},
    wait: ({ state }) => withdrawalWaits[state],
  },
);

/** Returns the offered events that an actor may take now, in the table's order. */
export const allowedEvents = (
  withdrawal: WithdrawalLife,
  actor: WithdrawalActor,
  now: Date,
): WithdrawalEvent[] =>
  withdrawalMachine
    .allowedEvents(withdrawal, { actor, now, accountId: null })
    .flatMap(({ event, allowed }) => (allowed ? [event] : []));

/** Returns until when a state that begins now waits; null where it has ended. */
export function dueOf(state: WithdrawalState, now: Date): Date | null {
  const within = withdrawalWaits[state]?.within;
  return within === undefined ? null : endOf(within, now);
}

/** Limits of withdrawals, in US cents. */
export interface CashLimits {
  readonly least: bigint;
  readonly most: bigint;
  readonly perDay: bigint;
  /** From this sum of a day's withdrawals and exchanges on a second factor is needed. */
  readonly secondFactorFrom: bigint;
}

/** Returns from which amount on the next payout of a day needs a second factor. */
export const factorFrom = (
  { secondFactorFrom }: Pick<CashLimits, 'secondFactorFrom'>,
  appliedToday: bigint,
): bigint => (appliedToday < secondFactorFrom ? secondFactorFrom - appliedToday : 0n);

/** Returns whether a payout needs a second factor after others of its member's day. */
export const needsFactor = (
  limits: Pick<CashLimits, 'secondFactorFrom'>,
  { before, minor }: { readonly before: bigint; readonly minor: bigint },
): boolean => minor >= factorFrom(limits, before);

/** The least and the most of one payout, in cents. */
export interface PayoutLimits {
  readonly least: bigint;
  readonly most: bigint;
}

/** The most of a member's payouts since an instant, in cents. */
export interface DayLimit {
  readonly since: Date;
  readonly perDay: bigint;
}

/** A withdrawal or an exchange that waits 24 hours for want of a second factor; amounts in cents. */
export interface PayoutWithoutFactor {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly appliedAt: Date;
  readonly minor: bigint;
  /** Payouts of its own kind that its member applied for before it on its day of GMT+8. */
  readonly before: bigint;
}

/** Returns the most that may be applied for now; zero where that is less than the least. */
export function maxAmount(
  { least, most, perDay }: CashLimits,
  { available, usedToday }: { readonly available: bigint; readonly usedToday: bigint },
): bigint {
  const parts = [most, perDay - usedToday, available];
  const max = parts.reduce((one, other) => (one < other ? one : other));
  return max < least ? 0n : max;
}

/** Returns the failure code of an amount, or null where it may be withdrawn. */
export function amountFailure(
  minor: bigint,
  { least, most, perDay }: CashLimits,
  { available, usedToday }: { readonly available: bigint; readonly usedToday: bigint },
): 'wallet.cash.least' | 'wallet.cash.most' | 'wallet.cash.dayOver' | 'wallet.notEnough' | null {
  if (minor < least) return 'wallet.cash.least';
  if (minor > most) return 'wallet.cash.most';
  if (minor > available) return 'wallet.notEnough';
  return usedToday + minor > perDay ? 'wallet.cash.dayOver' : null;
}
