import { parties, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

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
  schemas: () => schemas().then((all) => all.walletStatement),
});

/** The available balance at the end of each of the last days, the oldest first. */
export const walletBalanceDays = query({
  path: '/wallet/balance/days',
  callers: parties,
  schemas: () => schemas().then((all) => all.walletBalanceDays),
});
