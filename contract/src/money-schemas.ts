import { z } from 'zod';
import { currencies } from './money.ts';

export const Currency = z.enum(currencies);

export type Currency = z.infer<typeof Currency>;

/** An amount inside the program: integer minor units (cents, fen) and their currency. */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** An amount on the wire: a decimal string of two places and its currency. */
export const MoneyWire = z.object({ amount: z.string(), currency: Currency });

export type MoneyWire = z.infer<typeof MoneyWire>;

/** An amount as a person types it: above zero, at most two decimals, at most 12 digits before. */
export const AmountText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, 'amount')
  .refine((text) => /[1-9]/.test(text), 'amountZero');

/** A unit price as typed: above zero, at most five decimals (domain section 2). */
export const UnitPriceText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,8})(\.\d{1,5})?$/, 'unitPrice')
  .refine((text) => /[1-9]/.test(text), 'amountZero');
