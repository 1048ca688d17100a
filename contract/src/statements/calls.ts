import { z } from 'zod';
import { parties, query } from '../call.ts';
import { MoneyWire } from '../money.ts';

/** A day in GMT+8, `2026-11-22`. */
const Day = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'date')
  .refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), 'date');

/** Files that a statement can be had as. */
export const statementFormats = ['pdf', 'csv', 'xlsx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/**
 * The statement of my available balance from a day to a day, both within it: the opening balance,
 * what came in and went out, and the closing balance, which is their sum. `files` are addresses
 * that download it for ten minutes.
 */
export const walletStatement = query({
  path: '/wallet/statement',
  callers: parties,
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
});

/** The available balance at the end of each of the last days, the oldest first. */
export const walletBalanceDays = query({
  path: '/wallet/balance/days',
  callers: parties,
  input: z.object({ days: z.union([z.literal(30), z.literal(90), z.literal(365)]) }),
  output: z.object({ list: z.array(z.object({ day: z.string(), balance: MoneyWire })) }),
});
