import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import * as store from '../../store/staff-links.ts';

/** Takes an open invitation back. */
export async function withdrawInvitation(ctx: CommandContext, { id }: { id: string }) {
  const link = await store.withdrawInvitation(ctx.tx, id, ctx.now);
  if (link === null) throw new Failure('notFound');
  await audit(ctx.tx, ctx, {
    what: 'staff.invitationWithdraw',
    on: { kind: 'staff', id: link.staffId, no: link.email },
    before: { email: link.email, roles: link.roles },
    after: null,
  });
  return {};
}
