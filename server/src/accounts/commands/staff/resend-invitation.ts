import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { addressOf, endOf, makeToken } from '../../staff/links.ts';
import { staffMail } from '../../staff/mails.ts';
import * as store from '../../store/staff-links.ts';

/** Sends an open invitation again by a new link. */
export async function resendInvitation(ctx: CommandContext, deps: Deps, { id }: { id: string }) {
  const { token, tokenHash: hash } = makeToken();
  const renewal = { tokenHash: hash, expiresAt: endOf(ctx.now) };
  const link = await store.renewInvitation(ctx.tx, id, renewal);
  if (link === null) throw new Failure('notFound');
  await audit(ctx.tx, ctx, {
    what: 'staff.invitationResend',
    on: { kind: 'staff', id: link.staffId, no: link.email },
    before: null,
    after: { email: link.email, roles: link.roles },
  });
  const { email: to, name, roles } = link;
  const facts = { to, lang: ctx.lang, name, roles, by: requireStaff(ctx).name };
  await deps.queueMail(ctx.tx, staffMail('invite', { ...facts, link: addressOf(deps, token) }));
  return {};
}
