import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';

const EVERY_MS = 60_000;

/** The changes of limits that wait for a second person of the lab. */
export const usePendingLimits = () =>
  useCallQuery(
    opsApprovalList,
    { kinds: ['qc.limitTemplate'], state: 'requested', pageSize: 100 },
    { everyMs: EVERY_MS, quiet: true },
  );

/** Returns the change of some limits that waits, by the id of their template. */
export const pendingOf = (open: readonly Approval[], id: string): Approval | undefined =>
  open.find(({ subjectId }) => subjectId === id);
