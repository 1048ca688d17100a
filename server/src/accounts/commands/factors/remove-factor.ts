import type { Input } from '#contract/call.ts';
import type { factorRemove } from '#contract/factors/calls.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { auditStaff } from '../../factors/added.ts';
import { proveOwner } from '../../factors/prove.ts';
import { factorsAfterChange } from '../../factors/view.ts';
import { factorMail } from '../../mails.ts';
import {
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findFactorKinds,
  findTotp,
} from '../../store/factors.ts';

/** Removes one of the caller's second factors and mails them; staff keep at least one. */
export async function removeFactor(
  ctx: CommandContext,
  deps: Deps,
  { factor, proof }: Input<typeof factorRemove>,
) {
  const { tx } = ctx;
  const isTotp = factor.kind === 'totp';
  const boundTo = isTotp ? factorTexts.removeTotp : factorTexts.removePasskey(factor.id);
  const { owner, accept } = await proveOwner(ctx, deps, { proof, boundTo });
  if (isTotp) {
    const totp = await findTotp(tx, owner.id);
    if (totp === null || totp.secret === null) throw new Failure('notFound');
    await deleteTotp(tx, owner.id);
  } else if ((await deletePasskey(tx, owner.id, factor.id)) === null) {
    throw new Failure('notFound');
  }
  const left = await findFactorKinds(tx, owner.id);
  if (!left.totp && !left.passkey) {
    if (owner.kind === 'staff') throw new Failure('factor.lastOfStaff');
    await deleteRecoveryCodes(tx, owner.id);
  }
  await auditStaff(ctx, owner, 'staff.factorRemove');
  await deps.queueMail(tx, factorMail('removed', { to: owner.email, lang: owner.lang }));
  await accept();
  return factorsAfterChange(tx, owner.id, null);
}
