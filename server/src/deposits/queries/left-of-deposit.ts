import type { Db } from '#server/kit/database/database.ts';
import { walletOf } from '#server/wallet/public.ts';
import type { DepositRecord } from '../store/deposits.ts';

/** Returns the fen that are left of a deposit after compensation; zero where none is held. */
export async function leftOf(db: Db, { seller, state }: DepositRecord): Promise<bigint> {
  if (state !== 'held' && state !== 'returning') return 0n;
  return (await walletOf(db, seller)).depositFen;
}
