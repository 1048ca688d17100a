import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type {
  LogRow,
  OpsRecharge,
  opsLedger,
  opsRechargeList,
  Recharge,
  rechargeList,
  walletLogList,
  walletOne,
} from '#contract/wallet/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { kindsOf } from './core/matter.ts';
import type { WalletDeps } from './deps.ts';
import { balancesOf, openHoldsOf, platformBalances, trialBalance } from './ledger-store.ts';
import { listLog, readLog } from './log-store.ts';
import { logRow, opsRecharges, ownRecharge } from './present.ts';
import { listRecharges, readRecharge } from './recharge-store.ts';

/** The reader's wallet and what their paid orders hold. */
export async function oneWallet(ctx: RequestContext): Promise<Output<typeof walletOne>> {
  const owner = requireMember(ctx).accountId;
  const { available, frozen, depositFen } = await balancesOf(ctx.tx, owner);
  const holds = await openHoldsOf(ctx.tx, owner);
  return {
    balance: wire(available),
    frozen: wire(frozen),
    total: wire(available + frozen),
    held: wire(holds.reduce((sum, hold) => sum + hold.rest, 0n)),
    holds: holds.map((hold) => ({
      order: { kind: hold.kind, id: hold.orderId, no: hold.no },
      amount: wire(hold.rest),
      since: hold.at.toISOString(),
    })),
    deposit: wire(depositFen, 'CNY'),
  };
}

/** A page of the reader's ledger. */
export async function listOwnLog(
  ctx: RequestContext,
  { matter, pageNum, pageSize }: Input<typeof walletLogList>,
): Promise<Output<typeof walletLogList>> {
  const kinds = matter === undefined ? null : kindsOf(matter);
  const page = await listLog(ctx.tx, requireMember(ctx).accountId, { kinds, pageNum, pageSize });
  return { total: page.total, list: page.list.map(logRow) };
}

/** A row of the reader's ledger. */
export async function oneOwnLog(ctx: RequestContext, id: string): Promise<LogRow> {
  const entry = await readLog(ctx.tx, requireMember(ctx).accountId, id);
  if (entry === null) throw new Failure('notFound');
  return logRow(entry);
}

/** A page of the reader's recharges. */
export async function listOwnRecharges(
  deps: WalletDeps,
  ctx: RequestContext,
  input: Input<typeof rechargeList>,
): Promise<Output<typeof rechargeList>> {
  const page = await listRecharges(ctx.tx, { ...input, owner: requireMember(ctx).accountId });
  const link = (url: string) => deps.proofs.link(url, ctx.now);
  return { total: page.total, list: page.list.map((kept) => ownRecharge(kept, link)) };
}

/** A recharge of the reader's. */
export async function oneOwnRecharge(
  deps: WalletDeps,
  ctx: RequestContext,
  id: string,
): Promise<Recharge> {
  const kept = await readRecharge(ctx.tx, id);
  if (kept === null || kept.owner !== requireMember(ctx).accountId) throw new Failure('notFound');
  return ownRecharge(kept, (url) => deps.proofs.link(url, ctx.now));
}

/** A page of all recharges, for finance. */
export async function listOpsRecharges(
  deps: WalletDeps,
  ctx: RequestContext,
  input: Input<typeof opsRechargeList>,
): Promise<Output<typeof opsRechargeList>> {
  const page = await listRecharges(ctx.tx, { ...input, owner: null });
  const list = await opsRecharges(ctx, deps, page.list);
  return { total: page.total, list };
}

/** A recharge, for finance. */
export async function oneOpsRecharge(
  deps: WalletDeps,
  ctx: RequestContext,
  id: string,
): Promise<OpsRecharge> {
  const kept = await readRecharge(ctx.tx, id);
  if (kept === null) throw new Failure('notFound');
  const [shown] = await opsRecharges(ctx, deps, [kept]);
  if (shown === undefined) throw new Error('one recharge answers one');
  return shown;
}

/** The platform's accounts, and the trial balance of all. */
export async function ledgerStanding(ctx: RequestContext): Promise<Output<typeof opsLedger>> {
  const [balances, trial] = await Promise.all([platformBalances(ctx.tx), trialBalance(ctx.tx)]);
  return {
    accounts: balances.map(({ kind, balance, currency }) => ({
      kind,
      balance: wire(balance, currency),
    })),
    trial: trial.map(({ currency, sum }) => wire(sum, currency)),
  };
}
