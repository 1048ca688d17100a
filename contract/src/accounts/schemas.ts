import { z } from 'zod';
import { staffRoles } from '../call.ts';
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
import { Identity, Language, YesNo } from '../option-schemas.ts';
import { Nothing } from '../response-schemas.ts';
import { EMAIL_MAX, emailShape, usernameShape } from '../shapes.ts';

/** Signing in answers the name and value of the token that the client sends with each request. */
export const Session = z.object({
  tokenName: z.string(),
  tokenValue: z.string(),
  expiresAt: Instant,
});

export type Session = z.infer<typeof Session>;

/**
 * A member's session. Where `termsPending` is set it is pending: until the versions of the terms in
 * force are accepted it can make the calls of that step and nothing else.
 */
export const MemberSession = Session.extend({ termsPending: z.boolean() });

export type MemberSession = z.infer<typeof MemberSession>;

/** The kinds of second factor that an account has. */
export const FactorKinds = z.object({ totp: z.boolean(), passkey: z.boolean() });

export type FactorKinds = z.infer<typeof FactorKinds>;

/**
 * A member's sign-in. Where `secondStep` is set the session is pending: for ten minutes it can make
 * the calls of the second step and nothing else.
 */
export const SignedIn = MemberSession.extend({ secondStep: FactorKinds.nullable() });

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
  /** The Chinese name of a settled seller's company; empty where there is none. */
  companyCn: z.string(),
  country: z.string(),
  lang: Language,
  /** The terms in force were declined: the account finishes what is open and begins nothing new. */
  termsDeclined: z.boolean(),
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

export const sendCode = {
  input: z.object({ email: Email }),
  output: z.object({ resendAfterS: z.number().int() }),
};

/** The purpose of a code; a code is valid for that purpose alone. */
export const CodePurpose = z.enum(['enter', 'reset']);

export const checkCode = {
  input: z.object({ email: EmailOrName, code: EmailCode, purpose: CodePurpose.default('enter') }),
  output: Nothing,
};

const signInSchemas = <Input extends z.ZodType>(input: Input) => ({ input, output: SignedIn });

export const mailLogin = signInSchemas(MailLogin);

export const registerLogin = signInSchemas(CodeLogin);

export const quickRegisterLogin = signInSchemas(CodeLogin);

export const login = signInSchemas(PasswordLogin);

export const quickLogin = signInSchemas(QuickLogin);

export const verifySendCode = {
  input: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('reset'), email: EmailOrName }),
    z.object({ purpose: z.literal('oldEmail') }),
    z.object({ purpose: z.literal('prove') }),
    z.object({ purpose: z.literal('newEmail'), email: Email }),
  ]),
  output: z.object({ resendAfterS: z.number().int() }),
};

export const resetPwd = {
  input: z.object({ email: EmailOrName, code: EmailCode, newPassword: Password }),
  output: Nothing,
};

export const loginUser = {
  input: Nothing,
  output: UserInfo,
};

export const logout = {
  input: Nothing,
  output: Nothing,
};

export const proveMail = {
  input: z.object({ code: EmailCode }),
  output: Nothing,
};

export const setPwd = {
  input: z.object({ newPassword: Password }),
  output: Nothing,
};

export const pwdCheck = {
  input: z.object({ password: z.string().min(1, 'passwordEmpty').max(200) }),
  output: Nothing,
};

export const setUsername = {
  input: z.object({ username: Username }),
  output: UserInfo,
};

export const checkOccupy = {
  input: z.object({ username: Username }),
  output: z.object({ occupied: z.boolean() }),
};

export const userUpdate = {
  input: z.object({
    firstname: text(80).optional(),
    lastname: text(80).optional(),
    /** An upload of the caller's own; empty takes the picture away. */
    avatar: z.union([z.literal(''), FileUrl]).optional(),
  }),
  output: UserInfo,
};

export const setEmail = {
  input: z.object({ oldCode: EmailCode, email: Email, code: EmailCode }),
  output: UserInfo,
};

const Flag = z.union([z.literal(0), z.literal(1)]);

export const settingUpdate = {
  input: z
    .strictObject({
      knowSetNotUrgent: Flag.optional(),
      knowRefuseQuote: Flag.optional(),
      knowCloseInquiry: Flag.optional(),
    })
    .refine((one) => Object.values(one).filter((flag) => flag !== undefined).length === 1),
  output: UserInfo,
};

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

export const sessionList = {
  input: Nothing,
  output: z.array(SessionRow),
};

export const sessionEnd = {
  input: z.object({ id: Id }),
  output: Nothing,
};

export const sessionEndOthers = {
  input: Nothing,
  output: z.object({ ended: z.number().int() }),
};

export const setKeyInfo = {
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
};

export const setLanguage = {
  input: z.object({ lang: Language }),
  output: Nothing,
};

export const countryList = {
  input: Nothing,
  output: z.array(z.object({ id: z.string(), name: z.string(), nameEn: z.string() })),
};

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

export const opsLogin = {
  input: z.object({ email: Email, password: z.string().min(1, 'passwordEmpty').max(200) }),
  output: Session.extend({ totp: StaffInfo.shape.totp, factors: FactorKinds }),
};

export const totpEnrol = {
  input: Nothing,
  output: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
};

export const totpVerify = {
  input: z.object({ code: EmailCode }),
  output: StaffInfo.extend({
    /** Ten codes, shown this once, where this enrolled the first factor. */
    recoveryCodes: z.array(z.string()).nullable(),
  }),
};

export const opsMe = {
  input: Nothing,
  output: StaffInfo,
};
