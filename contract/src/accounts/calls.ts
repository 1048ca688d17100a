import { z } from 'zod';
import { anyone, command, query, signedIn, staffRoles } from '../call.ts';
import {
  CountryCode,
  Email,
  EmailCode,
  FileUrl,
  Id,
  Instant,
  needed,
  Password,
  text,
} from '../fields.ts';
import { Identity, Language, YesNo } from '../options.ts';
import { Nothing } from '../response.ts';
import { EMAIL_MAX, emailShape, usernameShape } from '../shapes.ts';

/** Signing in answers the name and value of the token that the client sends with each request. */
export const Session = z.object({
  tokenName: z.string(),
  tokenValue: z.string(),
  expiresAt: Instant,
});
export type Session = z.infer<typeof Session>;

/** The kinds of second factor that an account has. */
export const FactorKinds = z.object({ totp: z.boolean(), passkey: z.boolean() });
export type FactorKinds = z.infer<typeof FactorKinds>;

/**
 * A member's sign-in. Where `secondStep` is set the session is pending: for ten minutes it can make
 * the calls of the second step and nothing else.
 */
export const SignedIn = Session.extend({ secondStep: FactorKinds.nullable() });
export type SignedIn = z.infer<typeof SignedIn>;

/** User info of the specification, section 3. */
export const UserInfo = z.object({
  id: z.string(),
  username: z.string(),
  nickName: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  avatar: z.string(),
  email: z.string(),
  mainIdentity: Identity.nullable(),
  hasPwd: YesNo,
  hasKeyInfo: YesNo,
  createtime: Instant,
  updatetime: Instant,
  companyName: z.string(),
  country: z.string(),
  lang: Language,
  /** State of a seller's settlement; null for buyers and newcomers. */
  sellerState: z.enum(['draft', 'submitted', 'pass', 'rejected']).nullable(),
  buyerMetaPct: z.number(),
  sellerexecution: z.number(),
  waitQuoteCount: z.number().int(),
  knowSetNotUrgent: z.union([z.literal(0), z.literal(1)]),
  knowRefuseQuote: z.union([z.literal(0), z.literal(1)]),
  knowCloseInquiry: z.union([z.literal(0), z.literal(1)]),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** An account name: it begins with a letter and has no @, so that it is never an e-mail. */
export const Username = z.string().trim().regex(usernameShape, 'username');

/** An e-mail address or an account name, in lower case (specification section 5: reset). */
const EmailOrName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'emailEmpty')
  .max(EMAIL_MAX, 'email')
  .refine((typed) => emailShape.test(typed) || usernameShape.test(typed), 'email');

const Agreed = z.literal(true, 'agree');
const mailed = { email: Email, code: EmailCode };
const known = {
  /** E-mail or account name. */
  username: needed(254),
  password: z.string().min(1, 'passwordEmpty').max(200),
};
/** The bodies that the specification fixes (section 7); the other two ask for the agreement too. */
const MailLogin = z.strictObject(mailed);
const QuickLogin = z.strictObject(known);
const CodeLogin = z.strictObject({ ...mailed, agree: Agreed });
const PasswordLogin = z.strictObject({ ...known, agree: Agreed });
const codeFails = ['code.wrong', 'code.expired', 'code.spent'] as const;

/** Sends a code of six digits, valid 10 minutes; whether the account exists is not told. */
export const sendCode = command({
  path: '/mall/send/code',
  callers: anyone,
  input: z.object({ email: Email }),
  output: z.object({ resendAfterS: z.number().int() }),
  failures: ['code.wait'],
  secret: true,
  perMinute: 10,
});

/** What a code is for; a code is good for that alone. */
export const CodePurpose = z.enum(['enter', 'reset']);

/** Tells whether a code is right, without using it up. */
export const checkCode = command({
  path: '/mall/check/code',
  callers: anyone,
  input: z.object({ email: EmailOrName, code: EmailCode, purpose: CodePurpose.default('enter') }),
  output: Nothing,
  failures: codeFails,
  secret: true,
  perMinute: 10,
});

const byCode = <Input extends z.ZodType>(path: `/${string}`, input: Input) =>
  command({
    path,
    callers: anyone,
    input,
    output: SignedIn,
    failures: codeFails,
    secret: true,
    device: true,
    perMinute: 20,
  });
const byPassword = <Input extends z.ZodType>(path: `/${string}`, input: Input) =>
  command({
    path,
    callers: anyone,
    input,
    output: SignedIn,
    failures: ['login.wrong', 'login.locked'],
    secret: true,
    device: true,
    perMinute: 20,
  });

/** Signs in by e-mail code; an address that has no account gets one, without an identity yet. */
export const mailLogin = byCode('/mall/mail/login', MailLogin);
export const registerLogin = byCode('/mall/register/login', CodeLogin);
export const quickRegisterLogin = byCode('/mall/quick/register/login', CodeLogin);
/** Signs in by e-mail or account name and password. */
export const login = byPassword('/mall/login', PasswordLogin);
export const quickLogin = byPassword('/mall/quick/login', QuickLogin);

/**
 * Sends a code that proves an address: of an account whose password is to be reset (whether there
 * is one is not told), of the caller's own present address, or of the caller's next one. A code for
 * `prove` goes to the present address too and is entered at `/user/prove/mail`.
 */
export const verifySendCode = command({
  path: '/verify/send/mail/code',
  callers: anyone,
  input: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('reset'), email: EmailOrName }),
    z.object({ purpose: z.literal('oldEmail') }),
    z.object({ purpose: z.literal('prove') }),
    z.object({ purpose: z.literal('newEmail'), email: Email }),
  ]),
  output: z.object({ resendAfterS: z.number().int() }),
  failures: ['code.wait'],
  secret: true,
  perMinute: 10,
});

/**
 * Sets a new password by a code of the purpose `reset`, and ends all sessions of the account. The
 * account is named by its e-mail or its account name, as the code was asked for.
 */
export const resetPwd = command({
  path: '/mall/reset/pwd',
  callers: anyone,
  input: z.object({ email: EmailOrName, code: EmailCode, newPassword: Password }),
  output: Nothing,
  failures: [...codeFails, 'account.unknown', 'account.passwordWeak'],
  secret: true,
  perMinute: 20,
});

export const loginUser = query({
  path: '/mall/login/user',
  callers: signedIn,
  input: Nothing,
  output: UserInfo,
});

export const logout = command({
  path: '/mall/logout',
  callers: [...signedIn, ...staffRoles],
  input: Nothing,
  output: Nothing,
});

/** Proves for ten minutes, by a code of the purpose `prove`, that the owner holds the session. */
export const proveMail = command({
  path: '/user/prove/mail',
  callers: signedIn,
  input: z.object({ code: EmailCode }),
  output: Nothing,
  failures: codeFails,
  secret: true,
  perMinute: 20,
});

/**
 * Sets the password, ends the other sessions and mails the owner. Where there is a password, the
 * caller has signed in or entered it (`pwdCheck`) in the last 15 minutes. A first password needs a
 * sign-in by mailed code, or `proveMail`, in the last 10.
 */
export const setPwd = command({
  path: '/user/set/pwd',
  callers: signedIn,
  input: z.object({ newPassword: Password }),
  output: Nothing,
  failures: ['account.passwordWeak', 'account.proofNeeded', 'account.mailProofNeeded'],
  secret: true,
});

/** Whether a password is the caller's own; the right one proves the session for 15 minutes. */
export const pwdCheck = command({
  path: '/user/pwd/check',
  callers: signedIn,
  input: z.object({ password: z.string().min(1, 'passwordEmpty').max(200) }),
  output: Nothing,
  failures: ['login.wrong', 'login.locked'],
  secret: true,
  perMinute: 20,
});

/** The account name, by which one may sign in besides the e-mail; unique in any case. */
export const setUsername = command({
  path: '/user/set/username',
  callers: signedIn,
  input: z.object({ username: Username }),
  output: UserInfo,
  failures: ['account.usernameTaken'],
});

/** Whether an account name is another account's, or one that nobody may have. */
export const checkOccupy = query({
  path: '/user/check/account/occupy',
  callers: signedIn,
  input: z.object({ username: Username }),
  output: z.object({ occupied: z.boolean() }),
  perMinute: 60,
});

/** The name and picture of the person; a field that is left out stays as it is. */
export const userUpdate = command({
  path: '/user/update',
  callers: signedIn,
  input: z.object({
    firstname: text(80).optional(),
    lastname: text(80).optional(),
    /** An upload of the caller's own; empty takes the picture away. */
    avatar: z.union([z.literal(''), FileUrl]).optional(),
  }),
  output: UserInfo,
  failures: ['file.unknown', 'file.format'],
});

/** Moves the account to another e-mail, by a code of each address; ends the other sessions. */
export const setEmail = command({
  path: '/user/set/email',
  callers: signedIn,
  input: z.object({ oldCode: EmailCode, email: Email, code: EmailCode }),
  output: UserInfo,
  failures: [...codeFails, 'account.emailTaken'],
  secret: true,
  perMinute: 20,
});

const Flag = z.union([z.literal(0), z.literal(1)]);

/** The hints that can be put away: 1 is "do not show it again". */
export const settingKeys = ['knowSetNotUrgent', 'knowRefuseQuote', 'knowCloseInquiry'] as const;
export type SettingKey = (typeof settingKeys)[number];

/** One setting key and its value. */
export const settingUpdate = command({
  path: '/user/setting/update',
  callers: signedIn,
  input: z
    .strictObject({
      knowSetNotUrgent: Flag.optional(),
      knowRefuseQuote: Flag.optional(),
      knowCloseInquiry: Flag.optional(),
    })
    .refine((one) => Object.values(one).filter((flag) => flag !== undefined).length === 1),
  output: UserInfo,
});

/** One of the caller's own sessions. */
export const SessionRow = z.object({
  id: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  signedInAt: Instant,
  /** When it was last used, exact to ten minutes. */
  usedAt: Instant,
});
export type SessionRow = z.infer<typeof SessionRow>;

/** The caller's open sessions, the present one first, then the last used. */
export const sessionList = query({
  path: '/user/session/list',
  callers: signedIn,
  input: Nothing,
  output: z.array(SessionRow),
});

/** Ends one of the caller's other sessions; one that has ended already is not found. */
export const sessionEnd = command({
  path: '/user/session/end',
  callers: signedIn,
  input: z.object({ id: Id }),
  output: Nothing,
});

/** Ends all of the caller's sessions but the present one. */
export const sessionEndOthers = command({
  path: '/user/session/endOthers',
  callers: signedIn,
  input: Nothing,
  output: z.object({ ended: z.number().int() }),
});

/** Key information (section 4): chooses the identity once; country and company for buyers. */
export const setKeyInfo = command({
  path: '/user/set/keyInfo',
  callers: signedIn,
  input: z
    .object({
      area: z.string().trim().max(100).default(''),
      areaId: z.union([CountryCode, z.literal('')]).default(''),
      companyName: z.string().trim().max(200, 'tooLong').default(''),
      firstname: z.string().trim().max(80, 'tooLong').default(''),
      lastname: z.string().trim().max(80, 'tooLong').default(''),
      mainIdentity: Identity,
    })
    .superRefine((info, context) => {
      if (info.mainIdentity !== 'buyer') return;
      if (info.areaId === '')
        context.addIssue({ code: 'custom', path: ['areaId'], message: 'country' });
      if (info.companyName === '')
        context.addIssue({ code: 'custom', path: ['companyName'], message: 'company' });
    }),
  output: UserInfo,
  failures: ['account.identityFixed'],
});

/** The language in which messages and mails reach the account. */
export const setLanguage = command({
  path: '/user/set/language',
  callers: signedIn,
  input: z.object({ lang: Language }),
  output: Nothing,
});

export const countryList = query({
  path: '/country/list',
  callers: anyone,
  input: Nothing,
  output: z.array(z.object({ id: z.string(), name: z.string(), nameEn: z.string() })),
});

/** A member of the provider's staff, as their own screens show them. */
export const StaffInfo = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** `enrol` before the second factor exists, `verify` until it was given, `done` after. */
  totp: z.enum(['enrol', 'verify', 'done']),
  factors: FactorKinds,
});
export type StaffInfo = z.infer<typeof StaffInfo>;

export const opsLogin = command({
  path: '/ops/login',
  callers: anyone,
  input: z.object({ email: Email, password: z.string().min(1, 'passwordEmpty').max(200) }),
  output: Session.extend({ totp: StaffInfo.shape.totp, factors: FactorKinds }),
  failures: ['login.wrong', 'login.locked'],
  secret: true,
  device: true,
  perMinute: 20,
});

/** Begins to enrol the second factor: a secret and its otpauth address, shown once. */
export const totpEnrol = command({
  path: '/ops/totp/enrol',
  callers: staffRoles,
  input: Nothing,
  output: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  failures: ['totp.wrong'],
  secret: true,
});

/** Gives the second factor for this session, and ends an enrolment. */
export const totpVerify = command({
  path: '/ops/totp/verify',
  callers: staffRoles,
  input: z.object({ code: EmailCode }),
  output: StaffInfo.extend({
    /** Ten codes, shown this once, where this enrolled the first factor. */
    recoveryCodes: z.array(z.string()).nullable(),
  }),
  failures: ['totp.wrong', 'login.locked'],
  secret: true,
  device: true,
  perMinute: 20,
});

/** Calls of staff who have not given their second factor yet. */
export const beforeTotp: readonly string[] = [
  '/ops/me',
  '/ops/totp/enrol',
  '/ops/totp/verify',
  '/ops/factor/verify',
  '/user/factor/challenge',
  '/user/factor/passkey/begin',
  '/user/factor/passkey/confirm',
  '/mall/logout',
];

export const opsMe = query({
  path: '/ops/me',
  callers: staffRoles,
  input: Nothing,
  output: StaffInfo,
});
