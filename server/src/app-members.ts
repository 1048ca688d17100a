import type { OpenAffair } from '#contract/accounts/closing-schemas.ts';
import * as claims from './claims/public.ts';
import type { Db } from './kit/database/database.ts';
import * as orders from './orders/public.ts';
import * as wallet from './wallet/public.ts';

/** Returns what keeps a member's account from being closed: open trades, and money in it. */
export async function openAffairs(db: Db, accountId: string): Promise<OpenAffair[]> {
  const { available, frozen, depositFen } = await wallet.walletOf(db, accountId);
  const affairs: Record<OpenAffair, boolean> = {
    orders: await orders.isPartyOfOpenOrder(db, accountId),
    claims: await claims.isPartyOfOpenClaim(db, accountId),
    balance: available > 0n,
    frozen: frozen > 0n,
    deposit: depositFen > 0n,
  };
  return (Object.keys(affairs) as OpenAffair[]).filter((affair) => affairs[affair]);
}
