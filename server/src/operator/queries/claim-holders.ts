import { queuePermissions, workPermissions } from '#contract/operator/calls.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { OperatorDeps } from '../deps.ts';
import type { ClaimRecord } from '../store/work.ts';

/**
 * Returns whether a claim holds in a queue. That of somebody who has left, or on a record that has
 * gone to a desk whose work its holder does not do, keeps nobody from the record.
 */
export async function readClaimHolders(
  db: Db,
  { colleagues, queues }: Pick<OperatorDeps, 'colleagues' | 'queues'>,
): Promise<(claim: ClaimRecord, queue: QueueKey) => boolean> {
  const rolesOf = new Map((await colleagues(db)).map(({ id, roles }) => [id, roles]));
  const deskOf = new Map(queues.map(({ key, desk }) => [key, desk]));
  return (claim, queue) => {
    const roles = rolesOf.get(claim.staffId) ?? [];
    const isSameDesk = deskOf.get(claim.queue) === deskOf.get(queue);
    return isPermitted(roles, (isSameDesk ? queuePermissions : workPermissions)[queue]);
  };
}
