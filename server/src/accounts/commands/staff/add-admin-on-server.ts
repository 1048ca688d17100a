import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { isFreeMailbox, mailLink } from '../../staff/links.ts';
import { staffMail } from '../../staff/mails.ts';
import { activeAdmins, activeStaff, lockAdmins } from '../../store/staff.ts';

/** Who acts: whoever may run a program on the server. */
export const SERVER = { id: null, name: 'Server' } as const;

/**
 * Invites an administrator where there is one at most, who cannot do it with a second person, and
 * returns the address of the link. Every member of staff is mailed. Fails with `staff.wrongState`
 * where two administrators can do it themselves, with `staff.emailTaken` for a mailbox in use.
 */
export async function addAdminOnServer(
  ctx: CommandContext,
  deps: Deps,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<string> {
  const { tx } = ctx;
  await lockAdmins(tx);
  if ((await activeAdmins(tx)) > 1) throw new Failure('staff.wrongState');
  if (!(await isFreeMailbox(tx, email))) throw new Failure('staff.emailTaken', {}, 'email');
  const staffId = newId();
  const link = await mailLink(ctx, deps, {
    purpose: 'join',
    staffId,
    email,
    name,
    roles: ['admin'],
    requestedBy: SERVER,
    approvedBy: null,
    lang: ctx.lang,
  });
  await audit(tx, ctx, {
    what: 'staff.inviteOnServer',
    on: { kind: 'staff', id: staffId, no: email },
    before: null,
    after: { email, name, roles: ['admin'] },
  });
  for (const { email: to, lang } of await activeStaff(tx)) {
    await deps.queueMail(tx, staffMail('adminInvitedAlone', { to, lang, by: SERVER.name, email }));
  }
  return link;
}
