import { limits } from '#contract/limits.ts';
import { parseDecimal } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { rechargeApply } from '#contract/wallet/calls.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import { referenceViolation } from '#web/widgets/reference/use-payment-reference.ts';

/** The form as it opens; amount and reference are proposed until something else is typed. */
export const EMPTY_RECHARGE = {
  amount: null as string | null,
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankCode: '',
  remark: '',
  reference: null as string | null,
};
export type RechargeField = keyof typeof EMPTY_RECHARGE;

/** The fields that describe the sender's bank account. */
export const accountFields = ['accountName', 'accountNumber', 'bankName', 'bankCode'] as const;

/** Cents of an amount as typed; null while it is none. */
export function minorOf(amount: string): bigint | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? parseDecimal(amount, 2) : null;
}

/**
 * Compares an amount with the sum of an order, in cents: by how much it differs, and whether the
 * balance covers what it lacks.
 */
export function compareWithOrder(
  amount: bigint | null,
  need: MoneyWire | undefined,
  balance: MoneyWire | undefined,
): { readonly difference: bigint; readonly isRest: boolean } {
  const difference = need && amount !== null ? amount - parseDecimal(need.amount, 2) : 0n;
  const isRest = difference < 0n && !!balance && parseDecimal(balance.amount, 2) + difference >= 0n;
  return { difference, isRest };
}

/** Returns what is left once an order is paid from the sum; all of it where it does not suffice. */
export function balanceAfter(sum: bigint, need: MoneyWire | undefined): bigint {
  const rest = sum - (need ? parseDecimal(need.amount, 2) : 0n);
  return rest < 0n ? sum : rest;
}

/** Validates a recharge by the call's schema and the specification's limits. */
export function rechargeViolations(
  input: Parameters<typeof validateInput>[1] & { readonly reference: string },
  amount: bigint | null,
): FieldErrors {
  const violations: Record<string, string> = { ...validateInput(rechargeApply, input) };
  if (violations['proof']) violations['proof'] = 'proof';
  const mistyped = referenceViolation(input.reference);
  if (mistyped !== null && !violations['reference']) violations['reference'] = mistyped;
  if (amount !== null && amount > parseDecimal(limits.rechargeMax, 2))
    violations['amount'] = 'amountMax';
  return violations;
}
