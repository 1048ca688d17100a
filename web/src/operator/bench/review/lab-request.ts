import type { Approval } from '#contract/approvals/schemas.ts';
import { testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';

type Request = Pick<Approval, 'kind' | 'before' | 'after'>;

/** Returns the question of a request; new limits have nothing before them, removed ones nothing after. */
export function questionOf({ kind, before, after }: Request) {
  if (kind === 'qc.revokeReport') return 'revokeReport';
  if (kind === 'qc.reviseReport') return 'reviseReport';
  if (kind !== 'qc.limitTemplate') return 'deviation';
  if (after['removed'] === true) return 'removedLimits';
  return before['name'] === undefined ? 'newLimits' : 'limitTemplate';
}

/** Returns the test that a request is about; null where it is about none. */
export const testOf = ({ before, after }: Request): TestCode | null =>
  testCodes.find((code) => code === (after['test'] ?? before['test'])) ?? null;
