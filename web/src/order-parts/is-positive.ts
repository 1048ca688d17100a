import type { MoneyWire } from '#contract/money-schemas.ts';

/** Whether an amount is above zero. */
export const isPositive = ({ amount }: MoneyWire): boolean =>
  !amount.startsWith('-') && /[1-9]/.test(amount);
