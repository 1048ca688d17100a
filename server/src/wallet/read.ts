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
import { type At, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { kindsOf } from './core/matter.ts';
import type { WalletDeps } from './deps.ts';
import { balancesOf, openHoldsOf, platformBalances, trialBalance } from './ledger-store.ts';
import { listLog, readLog } from './log-store.ts';
import { logRow, opsRecharges, ownRecharge } from './present.ts';
import { listRecharges, readRecharge } from './recharge-store.ts';

/** The reader's wallet and what their paid orders hold. */
export async function oneWallet(at: At): Promise<Output<typeof walletOne>> {
  const owner = member(at).accountId;
  const { available, frozen, depositFen } = await balancesOf(at.tx, owner);
  const holds = await openHoldsOf(at.tx, owner);
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
  at: At,
  { matter, pageNum, pageSize }: Input<typeof walletLogList>,
): Promise<Output<typeof walletLogList>> {
  const kinds = matter === undefined ? null : kindsOf(matter);
  const page = await listLog(at.tx, member(at).accountId, { kinds, pageNum, pageSize });
  return { total: page.total, list: page.list.map(logRow) };
}

/** A row of the reader's ledger. */
export async function oneOwnLog(at: At, id: string): Promise<LogRow> {
  const entry = await readLog(at.tx, member(at).accountId, id);
  if (entry === null) throw new Fail('notFound');
  return logRow(entry);
}

/** A page of the reader's recharges. */
export async function listOwnRecharges(
  deps: WalletDeps,
  at: At,
  input: Input<typeof rechargeList>,
): Promise<Output<typeof rechargeList>> {
  const page = await listRecharges(at.tx, { ...input, owner: member(at).accountId });
  const link = (url: string) => deps.proofs.link(url, at.now);
  return { total: page.total, list: page.list.map((kept) => ownRecharge(kept, link)) };
}

/** A recharge of the reader's. */
export async function oneOwnRecharge(deps: WalletDeps, at: At, id: string): Promise<Recharge> {
  const kept = await readRecharge(at.tx, id);
  if (kept === null || kept.owner !== member(at).accountId) throw new Fail('notFound');
  return ownRecharge(kept, (url) => deps.proofs.link(url, at.now));
}

/** A page of all recharges, for finance. */
export async function listOpsRecharges(
  deps: WalletDeps,
  at: At,
  input: Input<typeof opsRechargeList>,
): Promise<Output<typeof opsRechargeList>> {
  const page = await listRecharges(at.tx, { ...input, owner: null });
  const list = await opsRecharges(at, deps, page.list);
  return { total: page.total, list };
}

/** A recharge, for finance. */
export async function oneOpsRecharge(deps: WalletDeps, at: At, id: string): Promise<OpsRecharge> {
  const kept = await readRecharge(at.tx, id);
  if (kept === null) throw new Fail('notFound');
  const [shown] = await opsRecharges(at, deps, [kept]);
  if (shown === undefined) throw new Error('one recharge answers one');
  return shown;
}

/** The platform's accounts, and the trial balance of all. */
export async function ledgerStanding(at: At): Promise<Output<typeof opsLedger>> {
  const [balances, trial] = await Promise.all([platformBalances(at.tx), trialBalance(at.tx)]);
  return {
    accounts: balances.map(({ kind, balance, currency }) => ({
      kind,
      balance: wire(balance, currency),
    })),
    trial: trial.map(({ currency, sum }) => wire(sum, currency)),
  };
}
