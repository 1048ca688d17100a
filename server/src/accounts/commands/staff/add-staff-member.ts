import type { Language } from '#contract/option-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { recordOf } from '../../staff/record.ts';
import { saveTotp } from '../../store/factors.ts';
import { addStaffRow, type NewStaff } from '../../store/staff.ts';

type Added = Omit<NewStaff, 'id' | 'now' | 'lang'> & {
  readonly id?: string;
  readonly totpSecret?: Buffer;
  readonly lang?: Language;
};

/** Adds a member of staff and writes it to the audit log, whoever it is that adds. */
export async function addStaffMember(ctx: CommandContext, added: Added): Promise<{ id: string }> {
  const { tx, now } = ctx;
  const staff = { id: newId(), lang: 'zh' as const, ...added, now };
  if (!(await addStaffRow(tx, staff))) throw new Failure('staff.emailTaken', {}, 'email');
  const { id, email, name, roles } = staff;
  const { totpSecret } = added;
  if (totpSecret) await saveTotp(tx, { kind: 'staff', id }, { secret: totpSecret, step: 0, now });
  const after = { email, name, roles, active: true, secondFactor: totpSecret !== undefined };
  await audit(tx, ctx, { what: 'staff.add', on: recordOf(staff), before: null, after });
  return { id };
}
