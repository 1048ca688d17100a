import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { hashOf, isUsable } from '../staff/links.ts';
import { findStaff } from '../store/staff.ts';
import * as store from '../store/staff-links.ts';

/** Reads what a mailed link is for. */
export async function readStaffLink(ctx: QueryContext, { token }: { token: string }) {
  const link = await store.findByToken(ctx.tx, hashOf(token), ctx.now);
  const member = link === null ? null : await findStaff(ctx.tx, link.staffId);
  if (link === null || !isUsable(link, member)) throw new Failure('staff.linkOver');
  const { purpose, email, name, roles } = link;
  return { purpose, email, name, roles };
}
