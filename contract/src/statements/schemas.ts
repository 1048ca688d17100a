import { z } from 'zod';
import { MoneyWire } from '../money-schemas.ts';

/** A day in GMT+8, `2026-11-22`. */
const Day = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'date')
  .refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), 'date');

export const walletStatement = {
  input: z
    .object({ from: Day, to: Day })
    .refine(({ from, to }) => from <= to, { message: 'dateOrder', path: ['to'] }),
  output: z.object({
    opening: MoneyWire,
    incoming: MoneyWire,
    outgoing: MoneyWire,
    closing: MoneyWire,
    count: z.number().int(),
    files: z.object({ pdf: z.string(), csv: z.string(), xlsx: z.string() }),
  }),
};

export const walletBalanceDays = {
  input: z.object({ days: z.union([z.literal(30), z.literal(90), z.literal(365)]) }),
  output: z.object({ list: z.array(z.object({ day: z.string(), balance: MoneyWire })) }),
};
