import type { Db } from '#server/kit/database/database.ts';
import { listRecharges } from '../store/recharges.ts';
import { readSnapshot } from '../store/snapshot.ts';
import { listWithdrawals } from '../store/withdrawals.ts';

/** Which kinds of records that move a member's money have not ended. */
export interface UnfinishedRecords {
  readonly recharges: boolean;
  readonly withdrawals: boolean;
  readonly exchanges: boolean;
}

/** Returns which kinds of records of a member have not ended, also where no balance shows it. */
export async function findUnfinishedRecords(db: Db, owner: string): Promise<UnfinishedRecords> {
  const first = { owner, pageNum: 1, pageSize: 1 };
  const recharges = await listRecharges(db, { ...first, state: 'pending' });
  const withdrawals = await listWithdrawals(db, { ...first, open: true });
  // An exchange freezes its amount from its application to its end.
  const { frozenParts } = await readSnapshot(db, owner);
  return {
    recharges: recharges.total > 0,
    withdrawals: withdrawals.total > 0,
    exchanges: frozenParts.some(({ kind }) => kind === 'exchange'),
  };
}
