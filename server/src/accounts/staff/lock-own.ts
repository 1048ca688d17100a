import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { lockStaff, type StaffKept } from '../store/staff.ts';

/** The signed-in member of staff, locked until the act ends. */
export async function lockOwnStaff(ctx: CommandContext): Promise<StaffKept> {
  const staff = await lockStaff(ctx.tx, requireStaff(ctx).accountId);
  if (staff === null) throw new Failure('session.missing');
  return staff;
}

/** Who has a second factor changes it only in a session in which it was given. */
export const mayEnroll = (staff: StaffKept, isTotpDone: boolean): boolean =>
  staff.totp_secret === null || isTotpDone;
