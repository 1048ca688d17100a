import { findOpenApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { DEPOSIT_APPROVAL } from '../core/approval.ts';
import type { DepositsDeps } from '../deps.ts';

/**
 * Returns whether a deposit is paid back at the bank: somebody says so, or a line of the bank does. A
 * second person answers that first.
 */
export const isPaying = async (db: Db, deps: DepositsDeps, id: string): Promise<boolean> =>
  (await findOpenApproval(db, { kind: DEPOSIT_APPROVAL, subject: id })) !== null ||
  (await deps.matchedOf(db, { kind: 'depositReturn', ids: [id] })).has(id);
