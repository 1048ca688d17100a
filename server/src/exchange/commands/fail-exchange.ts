import type { Input } from '#contract/call.ts';
import type { opsExchangeFail } from '#contract/exchange/calls.ts';
import { findOpenApproval, lastRequester } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ExchangeDeps } from '../deps.ts';
import { applyExchangeEvent } from '../process.ts';
import { lockExchange } from '../store/exchange-store.ts';
import { EXCHANGE_APPROVAL, requireOutsideFile } from './propose-payment.ts';

/**
 * Ends an exchange that cannot be made. Fails with payout.inFile while a file waits with it, with
 * exchange.paying while somebody says that it was paid, and with bank.matched where a statement does.
 * Who said so last does not fail it: alone they could give money back that has left.
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
  const about = { kind: EXCHANGE_APPROVAL, subject: id } as const;
  if ((await findOpenApproval(ctx.tx, about)) !== null) throw new Failure('exchange.paying');
  if ((await deps.matchedOf(ctx.tx, { kind: 'exchange', ids: [id] })).has(id))
    throw new Failure('bank.matched');
  if (record.state === 'frozen' && (await lastRequester(ctx.tx, about)) === accountId) {
    throw new Failure('approval.samePerson');
  }
  const actor = { as: 'finance', accountId, name } as const;
  const payload = { text: reason };
  await applyExchangeEvent(deps)(ctx, { id, version, event: 'fail', actor, payload });
}
