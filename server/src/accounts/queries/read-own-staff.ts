import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { findStaff } from '../store/staff.ts';
import { staffInfo } from '../views.ts';

/** The signed-in member of staff. */
export async function readOwnStaff(ctx: QueryContext) {
  const { accountId, totpDone } = requireStaff(ctx);
  const staff = await findStaff(ctx.tx, accountId);
  if (staff === null) throw new Failure('session.missing');
  return staffInfo(staff, totpDone);
}
