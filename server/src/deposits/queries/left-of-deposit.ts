import type { Db } from '#server/kit/database/database.ts';
import { walletOf } from '#server/wallet/public.ts';
import type { DepositRecord } from '../store/deposits.ts';

/**
 * Returns the fen that are left of a deposit after compensation, or that are owed again since the bank
 * brought them back; zero where none is held.
 */
export async function leftOfDeposit(db: Db, deposit: DepositRecord): Promise<bigint> {
  const { seller, state, returnedFen } = deposit;
  if (state === 'bankReturned') return returnedFen ?? 0n;
  if (state !== 'held' && state !== 'returning') return 0n;
  return (await walletOf(db, seller)).depositFen;
}
