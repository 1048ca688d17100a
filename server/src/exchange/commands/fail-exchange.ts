import type { Input } from '#contract/call.ts';
import type { opsExchangeFail } from '#contract/exchange/calls.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ExchangeDeps } from '../deps.ts';
import { applyExchangeEvent } from '../process.ts';
import { lockExchange } from '../store/exchange-store.ts';
import { requireOutsideFile } from './complete-exchange.ts';

/**
 * Ends an exchange that cannot be made; a payment that was proposed for it is void. Fails with
 * payout.inFile while a file waits with it.
 */
export async function failExchange(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { id, version, reason }: Input<typeof opsExchangeFail>,
): Promise<void> {
  const { accountId, name } = requireStaff(ctx);
  const record = await lockExchange(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const pair = { owner: record.owner, staffId: accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  await requireOutsideFile(ctx, deps, id);
  await voidApprovals(ctx, id);
  const actor = { as: 'finance', accountId, name } as const;
  const payload = { text: reason };
  await applyExchangeEvent(ctx, deps, { id, version, event: 'fail', actor, payload });
}
