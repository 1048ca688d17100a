import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { lockStaff, type StaffRecord } from '../store/staff.ts';

/** The signed-in member of staff, locked until the act ends. */
export async function lockOwnStaff(ctx: CommandContext): Promise<StaffRecord> {
  const staff = await lockStaff(ctx.tx, requireStaff(ctx).accountId);
  if (staff === null) throw new Failure('session.missing');
  return staff;
}
