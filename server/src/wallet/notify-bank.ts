import type { EventContext } from '#server/kit/apply-event.ts';
import { lastFourDigits } from './core/bank-account.ts';
import type { WalletDeps } from './deps.ts';

interface BankNotice {
  readonly account: {
    readonly owner: string;
    readonly bankName: string;
    readonly accountNumber: string;
  };
  readonly kind: 'wallet.bankAdded' | 'wallet.bankChanged' | 'wallet.bankRemoved';
}

/** Writes to the owner, by mail too, that an account was added, changed or removed. */
export async function notifyBankOwner(
  ctx: EventContext,
  deps: WalletDeps,
  { account, kind }: BankNotice,
): Promise<void> {
  const identity = (await deps.owners(ctx.tx, [account.owner])).get(account.owner)?.identity;
  await deps.notify(ctx.tx, {
    to: account.owner,
    kind,
    params: { bank: account.bankName, ending: lastFourDigits(account.accountNumber) },
    link: `/${identity ?? 'buyer'}-bank-list`,
    mail: true,
    now: ctx.now,
  });
}
