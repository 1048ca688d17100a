import type { QueryContext } from '#server/kit/request-context.ts';
import { activeAdmins, listStaff, neverHadTwoAdmins } from '../store/staff.ts';
import { listInvitations } from '../store/staff-links.ts';
import { staffRow } from '../views.ts';

/** Lists staff and open invitations, and whether a second administrator is missing. */
export async function listStaffMembers(ctx: QueryContext) {
  const [staff, links] = [await listStaff(ctx.tx), await listInvitations(ctx.tx)];
  return {
    staff: staff.map(staffRow),
    invitations: links.map(({ id, email, name, roles, createdAt, expiresAt }) => ({
      id,
      email,
      name,
      roles,
      sentAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt.getTime() <= ctx.now.getTime(),
    })),
    activeAdmins: await activeAdmins(ctx.tx),
    mayInviteAdminAlone: await neverHadTwoAdmins(ctx.tx),
  };
}
