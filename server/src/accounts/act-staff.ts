import type { Language } from '#contract/options.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { openSession } from './act-sign-in.ts';
import { attemptSucceeded, beginAttempt } from './attempts.ts';
import { isPassword } from './password-hash.ts';
import { staffInfo } from './present.ts';
import { endOtherSessions, markTotpDone } from './session-store.ts';
import {
  addStaffRow,
  findStaff,
  findStaffByEmail,
  lockStaff,
  type NewStaff,
  type StaffKept,
  savePendingTotp,
  saveTotp,
} from './staff-store.ts';
import type { Tools } from './tools.ts';
import { newTotpSecret, totpEnrolment, totpStep } from './totp.ts';

/** Names a member of staff in the audit log. */
export const recordOf = (staff: { id: string; email: string }) => ({
  kind: 'staff',
  id: staff.id,
  no: staff.email,
});

/** Signs a member of staff in by password; the second factor is still to come. */
export async function opsLogin(
  tools: Tools,
  ctx: CommandContext,
  { email, password }: { email: string; password: string },
) {
  const attempt = { door: 'staff', name: email, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(tools, attempt);
  const staff = await findStaffByEmail(ctx.tx, email);
  const isRight = await isPassword(password, staff?.active ? staff.password_hash : null);
  if (staff === null || !isRight) throw new Failure('login.wrong');
  await attemptSucceeded(ctx.tx, tools, attempt);
  const session = await openSession(ctx, { kind: 'staff', id: staff.id });
  const { totp } = staffInfo(staff, false);
  const who = {
    kind: 'staff',
    accountId: staff.id,
    sessionId: '',
    name: staff.name,
    roles: staff.roles,
    totpDone: false,
  } as const;
  const entry = { what: 'staff.signIn', on: recordOf(staff), before: null, after: { totp } };
  await audit(ctx.tx, { ...ctx, caller: who }, entry);
  return { ...session, totp };
}

/** The signed-in member of staff, locked until the act ends. */
async function lockOwn(ctx: CommandContext): Promise<StaffKept> {
  const staff = await lockStaff(ctx.tx, requireStaff(ctx).accountId);
  if (staff === null) throw new Failure('session.missing');
  return staff;
}

/** Who has a second factor changes it only in a session in which it was given. */
const mayEnrol = (staff: StaffKept, isTotpDone: boolean): boolean =>
  staff.totp_secret === null || isTotpDone;

/** Begins to enrol a second factor: the secret is shown once and counts when its code was given. */
export async function totpEnrol(tools: Tools, ctx: CommandContext) {
  const staff = await lockOwn(ctx);
  if (!mayEnrol(staff, requireStaff(ctx).totpDone)) throw new Failure('access.denied');
  const secret = newTotpSecret();
  await savePendingTotp(ctx.tx, staff.id, tools.secrets.seal(secret, staff.id));
  await audit(ctx.tx, ctx, { what: 'staff.enrol', on: recordOf(staff), before: null, after: null });
  return totpEnrolment(secret, staff.email);
}

/** Takes the second factor for this session; a code of the secret being enrolled enrols it. */
export async function totpVerify(tools: Tools, ctx: CommandContext, { code }: { code: string }) {
  const { accountId, sessionId, totpDone } = requireStaff(ctx);
  const attempt = { door: 'totp', name: accountId, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(tools, attempt);
  const staff = await lockOwn(ctx);
  const isEnrolling = staff.totp_pending !== null && mayEnrol(staff, totpDone);
  const sealed = isEnrolling ? staff.totp_pending : staff.totp_secret;
  if (sealed === null) throw new Failure('totp.wrong', {}, 'code');
  const secret = tools.secrets.open(sealed, staff.id);
  const lastStep = isEnrolling ? 0 : Number(staff.totp_step);
  const step = totpStep({ secret, code, now: ctx.now }, lastStep);
  if (step === null) throw new Failure('totp.wrong', {}, 'code');
  await saveTotp(ctx.tx, staff.id, { secret: sealed, step });
  await markTotpDone(ctx.tx, sessionId);
  await attemptSucceeded(ctx.tx, tools, attempt);
  if (isEnrolling) await endOtherSessions(ctx.tx, staff.id, sessionId);
  const after = { enrolled: isEnrolling };
  await audit(ctx.tx, ctx, { what: 'staff.verify', on: recordOf(staff), before: null, after });
  return staffInfo({ ...staff, totp_secret: sealed }, true);
}

/** The signed-in member of staff. */
export async function opsMe(ctx: QueryContext) {
  const { accountId, totpDone } = requireStaff(ctx);
  const staff = await findStaff(ctx.tx, accountId);
  if (staff === null) throw new Failure('session.missing');
  return staffInfo(staff, totpDone);
}

type Added = Omit<NewStaff, 'id' | 'now' | 'totpSecret' | 'lang'> & {
  readonly id?: string;
  readonly totpSecret?: Buffer;
  readonly lang?: Language;
};

/** Adds a member of staff and writes it to the audit log, whoever it is that adds. */
export async function addStaffTo(ctx: CommandContext, added: Added): Promise<{ id: string }> {
  const { tx, now } = ctx;
  const staff = { id: newId(), totpSecret: null, lang: 'zh' as const, ...added, now };
  if (!(await addStaffRow(tx, staff))) throw new Failure('staff.emailTaken', {}, 'email');
  const { id, email, name, roles, totpSecret } = staff;
  const after = { email, name, roles, active: true, secondFactor: totpSecret !== null };
  await audit(tx, ctx, { what: 'staff.add', on: recordOf(staff), before: null, after });
  return { id };
}
