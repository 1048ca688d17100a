import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';

const EVERY_MS = 60_000;
/** How long a refused change is shown unless it is proposed anew. */
const DECLINED_MS = 14 * 86_400_000;

/** The changes of limits that wait for a second person of the lab. */
export const usePendingLimits = () =>
  useCallQuery(
    opsApprovalList,
    { kinds: ['qc.limitTemplate'], state: 'requested', pageSize: 100 },
    { everyMs: EVERY_MS, quiet: true },
  );

/** The newest requests about limits, also those that were decided. */
export const useLimitRequests = () =>
  useCallQuery(
    opsApprovalList,
    { kinds: ['qc.limitTemplate'], pageSize: 100 },
    { everyMs: EVERY_MS, quiet: true },
  );

/** Returns the change of some limits that waits, by the id of their template. */
export const pendingOf = (open: readonly Approval[], id: string): Approval | undefined =>
  open.find(({ subjectId }) => subjectId === id);

/**
 * Returns the changes that the second person refused or sent back lately, unless they were proposed anew;
 * `requests` come with the newest first.
 */
export function declinedOf(requests: readonly Approval[], now: Date): Approval[] {
  const questions = new Set<string>();
  return requests.filter((request) => {
    const question = `${request.subjectId}\n${request.key}`;
    const isNewest = !questions.has(question);
    questions.add(question);
    const isDeclined = request.state === 'refused' || request.state === 'sentBack';
    const decidedAt = Date.parse(request.decidedAt ?? '');
    return isNewest && isDeclined && now.getTime() - decidedAt < DECLINED_MS;
  });
}
