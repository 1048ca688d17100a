import type { Input } from '#contract/call.ts';
import type { voidBlindSample } from '#contract/proficiency/calls.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { endSample } from '#server/orders/public.ts';
import type { ProficiencyDeps } from '../deps.ts';
import { applyAsAdministrator } from '../process.ts';
import { saveRates } from '../store/rates.ts';

/** Takes a sample out of the figures and ends its order; fails with notFound or sample.changed. */
export async function voidSample(
  ctx: CommandContext,
  deps: ProficiencyDeps,
  { id, version, reason }: Input<typeof voidBlindSample>,
): Promise<void> {
  const transition = { id, version, event: 'void', payload: { reason } } as const;
  const { orderId } = await applyAsAdministrator(ctx, deps, transition);
  const { accountId, name } = requireStaff(ctx);
  await endSample(ctx.tx, { orderId, person: { accountId, name }, now: ctx.now });
  await saveRates(ctx.tx);
}
