import type { Row, Wait } from '../state-machine.ts';

/**
 * Where a payment that goes back to its sender stands. Two people approved it; until the bank has
 * paid it, and after the bank sent it back, its money is in suspense.
 */
export const paymentReturnStates = [
  'approved',
  'sent',
  'completed',
  'returned',
  'cancelled',
] as const;
export type PaymentReturnState = (typeof paymentReturnStates)[number];

/** Who acts on it. The checker is a second person of finance. */
export const paymentReturnActors = ['finance', 'checker'] as const;
export type PaymentReturnActor = (typeof paymentReturnActors)[number];

/** The move of a row in the ledger: out of suspense at the bank, or into it again. */
export type PaymentReturnMoney = 'clear' | 'suspend';

/**
 * `send` comes from a released file of payments or from the bank's debit, `complete` and `bankReturn`
 * from lines of the bank. What was sent and the bank never paid, two people record as `bankReturn`.
 * `cancel` opens the line of the payment again, for it to be matched.
 */
export const paymentReturnTable = [
  { event: 'send', from: 'approved', to: 'sent', by: ['finance'], money: 'clear' },
  { event: 'complete', from: 'sent', to: 'completed', by: ['finance'] },
  {
    event: 'bankReturn',
    from: 'sent',
    to: 'returned',
    by: ['finance', 'checker'],
    money: 'suspend',
  },
  { event: 'bankReturn', from: 'completed', to: 'returned', by: ['finance'], money: 'suspend' },
  { event: 'resend', from: 'returned', to: 'approved', by: ['checker'] },
  { event: 'cancel', from: 'approved', to: 'cancelled', by: ['finance'], money: 'clear' },
  { event: 'cancel', from: 'returned', to: 'cancelled', by: ['finance'], money: 'clear' },
] as const satisfies readonly Row<
  PaymentReturnState,
  PaymentReturnActor,
  { money: PaymentReturnMoney }
>[];
export type PaymentReturnRow = (typeof paymentReturnTable)[number];
export type PaymentReturnEvent = PaymentReturnRow['event'];

/** Whom each state waits for. */
export const paymentReturnWaits: Record<PaymentReturnState, Wait<PaymentReturnActor> | null> = {
  approved: { on: ['finance'], within: '1wd' },
  sent: { on: ['finance'], within: '3wd' },
  completed: null,
  returned: { on: ['finance'], within: '1wd' },
  cancelled: null,
};
