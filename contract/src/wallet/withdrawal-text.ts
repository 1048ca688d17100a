import type { MoneyWire } from '../money-schemas.ts';

/**
 * Returns the text that a mailed code and a second factor of a withdrawal are bound to: the amount,
 * and the payee as it stands. Another amount, another account or a changed account is another text.
 */
export const withdrawalText = (of: {
  readonly amount: MoneyWire;
  readonly bankId: string;
  /** When the payee of the account was last changed. */
  readonly payeeSince: string;
}): string => `withdrawal:${of.amount.amount} ${of.amount.currency}:${of.bankId}:${of.payeeSince}`;
