import type { Input, Output } from '#contract/call.ts';
import type { exchangeList, opsExchangeList } from '#contract/exchange/calls.ts';
import type { Exchange, OpsExchange } from '#contract/exchange/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import type { ExchangeDeps } from '../deps.ts';
import { findExchange, listExchanges as list } from '../store/exchange-store.ts';
import { toExchangeViews, toOpsExchangeView, toOpsExchangeViews } from '../views.ts';

/** Lists the reader's exchanges, the newest first. */
export async function listExchanges(
  ctx: QueryContext,
  deps: ExchangeDeps,
  input: Input<typeof exchangeList>,
): Promise<Output<typeof exchangeList>> {
  const page = await list(ctx.tx, { ...input, owner: requireMember(ctx).accountId });
  return { total: page.total, list: await toExchangeViews(ctx, deps, page.list) };
}

/** Returns an exchange of the reader's. */
export async function getExchange(
  ctx: QueryContext,
  deps: ExchangeDeps,
  id: string,
): Promise<Exchange> {
  const record = await findExchange(ctx.tx, id);
  if (record === null || record.owner !== requireMember(ctx).accountId) {
    throw new Failure('notFound');
  }
  const [view] = await toExchangeViews(ctx, deps, [record]);
  if (view === undefined) throw new Error('one exchange has one view');
  return view;
}

/** Lists all exchanges, for finance. */
export async function listOpsExchanges(
  ctx: QueryContext,
  deps: ExchangeDeps,
  input: Input<typeof opsExchangeList>,
): Promise<Output<typeof opsExchangeList>> {
  const refs = await findClaimed(ctx, 'exchange', input.claimed);
  const page = await list(ctx.tx, { ...input, refs, owner: null });
  return { total: page.total, list: await toOpsExchangeViews(ctx, deps, page.list) };
}

/** Returns an exchange, for finance. */
export async function getOpsExchange(
  ctx: QueryContext,
  deps: ExchangeDeps,
  id: string,
): Promise<OpsExchange> {
  const record = await findExchange(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  return toOpsExchangeView(ctx, deps, record);
}
