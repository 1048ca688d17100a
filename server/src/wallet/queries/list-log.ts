import type { Input, Output } from '#contract/call.ts';
import type { LogRow, walletLogList, walletLogOne } from '#contract/wallet/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { kindsOf } from '../core/matter.ts';
import type { WalletDeps } from '../deps.ts';
import { findEntry, findFailedRecharge, listEntries } from '../store/log.ts';
import { toLogView } from '../views.ts';

/** Returns a page of the reader's ledger. */
export async function listLog(
  ctx: RequestContext,
  _deps: WalletDeps,
  { matter, pageNum, pageSize }: Input<typeof walletLogList>,
): Promise<Output<typeof walletLogList>> {
  const kinds = matter === undefined ? null : kindsOf(matter);
  const page = await listEntries(ctx.tx, requireMember(ctx).accountId, {
    kinds,
    pageNum,
    pageSize,
  });
  return { total: page.total, list: page.list.map(toLogView) };
}

/** Returns a row of the reader's ledger. */
export async function getLogEntry(
  ctx: RequestContext,
  _deps: WalletDeps,
  { id }: Input<typeof walletLogOne>,
): Promise<LogRow> {
  const owner = requireMember(ctx).accountId;
  const isNumber = /^\d+$/.test(id);
  const entry = await (isNumber ? findEntry : findFailedRecharge)(ctx.tx, owner, id);
  if (entry === null) throw new Failure('notFound');
  return toLogView(entry);
}
