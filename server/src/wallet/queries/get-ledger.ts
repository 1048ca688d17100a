import type { Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { opsLedger } from '#contract/wallet/calls.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { platformBalances, trialBalance } from '../store/ledger.ts';

/** Returns the platform's accounts, and the trial balance of all. */
export async function getLedger(
  ctx: RequestContext,
  _deps: WalletDeps,
): Promise<Output<typeof opsLedger>> {
  const [balances, trial] = await Promise.all([platformBalances(ctx.tx), trialBalance(ctx.tx)]);
  return {
    accounts: balances.map(({ kind, balance, currency }) => ({
      kind,
      balance: wire(balance, currency),
    })),
    trial: trial.map(({ currency, sum }) => wire(sum, currency)),
  };
}
