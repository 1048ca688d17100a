import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { recordOf } from '../../staff/record.ts';
import { saveName } from '../../store/staff.ts';
import { staffRow, toAuditFacts } from '../../views.ts';
import { lockColleague } from './request-staff-change.ts';

/** Changes the name of a colleague. */
export async function updateStaff(ctx: CommandContext, { id, name }: { id: string; name: string }) {
  const before = await lockColleague(ctx, id);
  const after = await saveName(ctx.tx, id, name);
  await audit(ctx.tx, ctx, {
    what: 'staff.update',
    on: recordOf(after),
    before: toAuditFacts(before),
    after: toAuditFacts(after),
  });
  return staffRow(after);
}
