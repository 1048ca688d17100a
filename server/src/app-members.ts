import type { OpenAffair } from '#contract/accounts/closing-schemas.ts';
import * as access from './access/public.ts';
import type { AccountsDeps } from './accounts/public.ts';
import * as catalog from './catalog/public.ts';
import * as claims from './claims/public.ts';
import * as deposits from './deposits/public.ts';
import * as files from './files/public.ts';
import type { Db } from './kit/database/database.ts';
import * as orders from './orders/public.ts';
import * as wallet from './wallet/public.ts';

/** Returns what keeps a member's account from being closed: open trades, money in it or on its way. */
async function openAffairs(db: Db, accountId: string): Promise<OpenAffair[]> {
  const { available, frozen, depositFen } = await wallet.walletOf(db, accountId);
  const { recharges, withdrawals, exchanges } = await wallet.findUnfinishedRecords(db, accountId);
  const affairs: Record<OpenAffair, boolean> = {
    orders: await orders.isPartyOfOpenOrder(db, accountId),
    claims: await claims.isPartyOfOpenClaim(db, accountId),
    recharges,
    withdrawals,
    exchanges,
    depositUnderWay: await deposits.isDepositUnderWay(db, accountId),
    balance: available > 0n,
    // A withdrawal or an exchange says by itself what it freezes.
    frozen: frozen > 0n && !withdrawals && !exchanges,
    deposit: depositFen > 0n,
  };
  return (Object.keys(affairs) as OpenAffair[]).filter((affair) => affairs[affair]);
}

/** Facts of a member that other slices have, its pictures, and what ends with its account. */
export const memberAffairs = {
  openAffairs,
  saveWithdrawn: catalog.saveWithdrawn,
  removeUnsent: orders.deleteAgentDraftsOf,
  endViews: access.endViews,
  pictures: {
    attach: async (tx, { url, owner }) => {
      await files.attachFiles(tx, { urls: [url], owner, pictures: true, readers: 'members' });
    },
    link: files.fileLink,
  },
} satisfies Partial<AccountsDeps>;
