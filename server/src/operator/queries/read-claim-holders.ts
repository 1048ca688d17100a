import { queuePermissions, workPermissions } from '#contract/operator/calls.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { OperatorDeps } from '../deps.ts';
import type { ClaimRecord } from '../store/work.ts';

/**
 * Returns whether a claim holds in one of the queues that its record waits in. That of somebody who
 * has left, or on a record that has gone to a desk whose work its holder does not do, keeps nobody
 * from the record.
 */
export async function readClaimHolders(
  db: Db,
  { colleagues, queues }: Pick<OperatorDeps, 'colleagues' | 'queues'>,
): Promise<(claim: ClaimRecord, waiting: readonly QueueKey[]) => boolean> {
  const rolesOf = new Map((await colleagues(db)).map(({ id, roles }) => [id, roles]));
  const deskOf = new Map(queues.map(({ key, desk }) => [key, desk]));
  return (claim, waiting) => {
    const roles = rolesOf.get(claim.staffId) ?? [];
    return waiting.some((queue) => {
      const isSameDesk = deskOf.get(claim.queue) === deskOf.get(queue);
      return isPermitted(roles, (isSameDesk ? queuePermissions : workPermissions)[queue]);
    });
  };
}
