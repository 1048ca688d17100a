import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { type StaffRecord, savePasswordOf } from '../store/staff.ts';
import { staffMail } from './mails.ts';
import { recordOf } from './record.ts';

/** Keeps a member's new password, ends their other sessions and tells them by mail. */
export async function saveNewPassword(
  ctx: CommandContext,
  deps: Deps,
  staff: StaffRecord,
  { hash, currentSession }: { readonly hash: string; readonly currentSession: string | null },
): Promise<void> {
  await savePasswordOf(ctx.tx, staff.id, hash);
  await endSessions(ctx, deps, { ownerId: staff.id, exceptId: currentSession });
  await audit(ctx.tx, ctx, {
    what: 'staff.password',
    on: recordOf(staff),
    before: null,
    after: null,
  });
  await deps.queueMail(ctx.tx, staffMail('passwordSet', { to: staff.email, lang: staff.lang }));
}
