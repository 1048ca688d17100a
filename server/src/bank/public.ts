import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { PayoutDeps } from './deps.ts';
import { bankHandlers, payoutFileHandlers } from './handlers.ts';

export { matchApproval } from './commands/match-lines.ts';
export type { PayoutDeps } from './deps.ts';

/** Refusals of the slice's own tables: lines and files that stay as they were made. */
export const bankRefusals: SqlStateFailures = { BK001: 'bank.changed', BK002: 'payout.changed' };

/** Puts the slice together: its calls. */
export const bankSlice = (deps: PayoutDeps): { readonly calls: readonly Implementation[] } => ({
  calls: [...bankHandlers(deps), ...payoutFileHandlers(deps)],
});
