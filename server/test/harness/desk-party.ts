import type { StaffRole } from '#contract/call.ts';
import { addStaff } from '#server/accounts/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { staffCaller } from './calling.ts';
import { type Pipeline, visitorRequest } from './pipeline.ts';

/** Adds a member of staff who reads the mailbox of a trader of the market; returns the caller. */
export async function addDeskParty(
  market: Pipeline,
  email: string,
  ...roles: readonly StaffRole[]
): Promise<Caller> {
  const accountId = await transaction(market.db, (tx) =>
    addStaff(
      { ...visitorRequest, tx },
      { email, name: 'Staff', password: 'abcd1234xyz', roles },
      Buffer.alloc(32, 7),
    ),
  );
  return { ...staffCaller('Staff', ...roles), accountId };
}
