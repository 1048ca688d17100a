import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/fakes/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { FakesDeps } from '../deps.ts';
import { applyFakeEvent } from '../process.ts';
import { findHit } from '../store/hits.ts';

/**
 * Contests a warning as the seller of its goods, once. Fails with notFound for another's,
 * fakes.changed where it has ended or was contested before, and file.unknown.
 */
export async function contestWarning(
  ctx: CommandContext,
  deps: FakesDeps,
  { id, version, text, files }: Input<typeof contract.contestWarning>,
): Promise<void> {
  const { accountId } = requireMember(ctx);
  const hit = await findHit(ctx.tx, id);
  if (hit === null || hit.sellerId !== accountId) throw new Failure('notFound');
  const stored = await deps.files.store(ctx.tx, { urls: files, owner: accountId });
  await applyFakeEvent(ctx, deps, {
    id,
    version,
    event: 'contest',
    actor: { as: 'seller', accountId, name: hit.sellerName },
    payload: { text, files: stored.map(({ url, name }) => ({ url, name })) },
  });
}
