import { z } from 'zod';
import { Id, needed } from '../fields.ts';
import { Nothing } from '../response-schemas.ts';

/** An affair that keeps an account from being closed. */
export const OpenAffair = z.enum([
  'orders',
  'claims',
  'recharges',
  'withdrawals',
  'exchanges',
  /** A deposit that was announced and that finance has not found yet. */
  'depositUnderWay',
  'balance',
  'frozen',
  'deposit',
]);

export type OpenAffair = z.infer<typeof OpenAffair>;

export const closingState = {
  input: Nothing,
  output: z.object({ open: z.array(OpenAffair) }),
};

export const closeAccount = { input: Nothing, output: Nothing };

export const opsAccountReopen = {
  input: z.object({ id: Id, reason: needed(500) }),
  output: Nothing,
};
