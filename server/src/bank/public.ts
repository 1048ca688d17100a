import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { BankDeps } from './deps.ts';
import { bankHandlers } from './handlers.ts';

export { matchApproval } from './commands/match-lines.ts';
export type { BankDeps } from './deps.ts';

/** Refusals of the slice's own tables: a line that keeps what the bank said. */
export const bankRefusals: SqlStateFailures = { BK001: 'bank.changed' };

/** Puts the slice together: its calls. */
export const bankSlice = (deps: BankDeps): { readonly calls: readonly Implementation[] } => ({
  calls: bankHandlers(deps),
});
