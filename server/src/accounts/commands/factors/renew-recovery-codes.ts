import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { auditStaff } from '../../factors/added.ts';
import { proveOwner } from '../../factors/prove.ts';
import { makeRecoveryCodes } from '../../factors/recovery-codes.ts';
import { factorsAfterChange } from '../../factors/view.ts';
import { factorMail } from '../../mails.ts';

/** Makes new recovery codes, proved by a second factor or by one of the former codes. */
export async function renewRecoveryCodes(
  ctx: CommandContext,
  deps: Deps,
  { proof }: { readonly proof: FactorOrRecovery },
) {
  const { owner, accept } = await proveOwner(ctx, deps, { proof, boundTo: factorTexts.change });
  const codes = await makeRecoveryCodes(ctx, deps, owner);
  await auditStaff(ctx, owner, 'staff.recoveryRenew');
  await deps.queueMail(
    ctx.tx,
    factorMail('recoveryRenewed', { to: owner.email, lang: owner.lang }),
  );
  await accept();
  return factorsAfterChange(ctx.tx, owner.id, codes);
}
