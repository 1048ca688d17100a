import { queuePermissions } from '#contract/operator/calls.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { Presence } from '../core/presence.ts';
import type { OperatorDeps } from '../deps.ts';
import { authorizeRecord } from './read-work.ts';

/** Notes that the caller has a record open; returns who else has. Fails with `notFound`. */
export function noteReader(
  ctx: QueryContext,
  deps: OperatorDeps,
  { presence, record, ref }: RecordRef & { readonly presence: Presence },
): { readers: string[] } {
  authorizeRecord(ctx, deps, { record, ref });
  const { accountId: id, name } = requireStaff(ctx);
  presence.note({ id, name, record, ref }, ctx.now);
  const list = presence.list(ctx.now, id);
  const own = list.find((one) => one.record === record && one.ref === ref);
  return { readers: own?.readers ?? [] };
}

/** Lists records that colleagues have open, of the kinds whose pages the caller may open. */
export function listReaders(
  ctx: QueryContext,
  { queues }: OperatorDeps,
  presence: Presence,
): { list: (RecordRef & { readers: string[] })[] } {
  const { accountId, roles } = requireStaff(ctx);
  const records = new Set(
    queues
      .filter(({ key }) => isPermitted(roles, queuePermissions[key]))
      .map(({ record }) => record),
  );
  return { list: presence.list(ctx.now, accountId).filter(({ record }) => records.has(record)) };
}
