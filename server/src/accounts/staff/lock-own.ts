import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { lockStaff, type StaffRecord } from '../store/staff.ts';

/** The signed-in member of staff, locked until the act ends. */
export async function lockOwnStaff(ctx: CommandContext): Promise<StaffRecord> {
  const staff = await lockStaff(ctx.tx, requireStaff(ctx).accountId);
  if (staff === null) throw new Failure('session.missing');
  return staff;
}

/** Whether a session may enroll: with a second factor, only one in which it was proved. */
export const mayEnroll = (staff: StaffRecord, isTotpDone: boolean): boolean =>
  isTotpDone || !(staff.factors.totp || staff.factors.passkey);
