import { randomInt } from 'node:crypto';
import type { StaffRole } from '#contract/call.ts';
import { Email } from '#contract/fields.ts';
import type { Identity, Language } from '#contract/option-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { saveKeyInfoOf } from './commands/set-key-info.ts';
import { addStaffMember } from './commands/staff/add-staff-member.ts';
import { hashPassword } from './password-hash.ts';
import { secretsOf } from './secrets.ts';
import { ensureAccount, savePassword } from './store/accounts.ts';
import { activeAdmins, lockAdmins } from './store/staff.ts';

/** An address as sign-in takes it; another one could never be signed in with. */
function ownEmail(text: string): string {
  const email = Email.safeParse(text);
  if (!email.success) throw Failure.invalidFields([{ field: 'email', key: 'email' }]);
  return email.data;
}

/** A member with a password and complete information. */
export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly lang: Language;
  readonly mainIdentity: Identity;
  readonly companyName: string;
  /** Country code in upper case. */
  readonly areaId: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Registers a member as the pages do, without an e-mail code; returns the account id. */
export async function addMember(ctx: CommandContext, member: NewMember): Promise<string> {
  const { tx, now } = ctx;
  const { lang, password, ...info } = member;
  const email = ownEmail(member.email);
  const account = await ensureAccount(tx, { id: newId(), email, lang, now });
  if (account.identity !== null) throw new Failure('account.emailTaken', {}, 'email');
  await saveKeyInfoOf(ctx, account.id, { ...info, area: '' });
  await savePassword(tx, account.id, await hashPassword(password), now);
  return account.id;
}

/** A member of staff with a password; `totp` is a second factor (base32) enrolled beforehand. */
export interface NewStaffMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
  readonly totp?: string;
}

/** Adds a member of staff, written to the audit log; answers the id. */
export async function addStaff(
  ctx: CommandContext,
  { totp, password, ...staff }: NewStaffMember,
  secret: Buffer,
): Promise<string> {
  const id = newId();
  const passwordHash = await hashPassword(password);
  const sealed = totp === undefined ? {} : { totpSecret: secretsOf(secret).seal(totp, id) };
  const email = ownEmail(staff.email);
  await addStaffMember(ctx, { id, ...staff, email, passwordHash, ...sealed });
  return id;
}

const PASSWORD_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 20;

/** A password of 20 letters and digits that nobody confuses, at least one of each. */
function generatePassword(): string {
  for (;;) {
    const signs = Array.from({ length: PASSWORD_LENGTH }, () =>
      PASSWORD_SIGNS.charAt(randomInt(PASSWORD_SIGNS.length)),
    ).join('');
    if (/\d/.test(signs) && /[A-Za-z]/.test(signs)) return signs;
  }
}

/**
 * Gives a market that has no active admin its first one, by the e-mail and password given. Without
 * a password it draws one, answered this once for printing. Answers null where there is an admin.
 */
export async function ensureFirstAdmin(
  ctx: CommandContext,
  { email, password }: { readonly email: string; readonly password: string | null },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  await lockAdmins(ctx.tx);
  if ((await activeAdmins(ctx.tx)) > 0) return null;
  const generatedPassword = password === null ? generatePassword() : null;
  const passwordHash = await hashPassword(password ?? generatedPassword ?? '');
  const own = ownEmail(email);
  await addStaffMember(ctx, { email: own, name: 'Admin', roles: ['admin'], passwordHash });
  return { email: own, generatedPassword };
}
