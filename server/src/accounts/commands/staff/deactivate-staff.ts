import type { Input } from '#contract/call.ts';
import type { staffDeactivate } from '#contract/staff/calls.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../end-sessions.ts';
import { staffMail } from '../../staff/mails.ts';
import { recordOf } from '../../staff/record.ts';
import { activeAdmins, lockAdmins, saveActive } from '../../store/staff.ts';
import { withdrawLinksOf } from '../../store/staff-links.ts';
import { staffRow, toAuditFacts } from '../../views.ts';
import { lockColleague } from './request-staff-change.ts';

/** Keeps a colleague out from now on; what is requested about them or by them is void. */
export async function deactivateStaff(
  ctx: CommandContext,
  deps: Deps,
  { id, reason }: Input<typeof staffDeactivate>,
) {
  await lockAdmins(ctx.tx);
  const before = await lockColleague(ctx, id);
  if (!before.active) throw new Failure('staff.wrongState');
  const after = await saveActive(ctx.tx, id, false);
  if ((await activeAdmins(ctx.tx)) === 0) throw new Failure('staff.lastAdmin');
  await endSessions(ctx, deps, { ownerId: id, exceptId: null });
  await withdrawLinksOf(ctx.tx, id, ctx.now);
  await voidApprovals(ctx, id);
  await audit(ctx.tx, ctx, {
    what: 'staff.deactivate',
    on: recordOf(after),
    before: toAuditFacts(before),
    after: { ...toAuditFacts(after), reason },
  });
  const { email: to, lang } = after;
  await deps.queueMail(ctx.tx, staffMail('deactivated', { to, lang }));
  return staffRow(after);
}
