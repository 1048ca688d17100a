import { z } from 'zod';
import { Session, StaffInfo } from '../accounts/calls.ts';
import { command, query, signedIn, staffRoles } from '../call.ts';
import { EmailCode, Id, Instant } from '../fields.ts';
import { FactorOrRecovery, PasskeyRegistration } from './proof.ts';

/** Members and staff alike have second factors. */
const owners = [...signedIn, ...staffRoles] as const;

/** A passkey of the caller. */
export const PasskeyRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  usedAt: Instant.nullable(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

/** The caller's second factors. */
export const Factors = z.object({
  /** When the authenticator app was added; null without one. */
  totpSince: Instant.nullable(),
  passkeys: z.array(PasskeyRow),
  /** Recovery codes that can still be used, of ten. */
  recoveryCodesLeft: z.number().int(),
});
export type Factors = z.infer<typeof Factors>;

/** The factors, and the ten recovery codes where new ones were made: they are shown this once. */
export const FactorsChanged = z.object({
  factors: Factors,
  recoveryCodes: z.array(z.string()).nullable(),
});
export type FactorsChanged = z.infer<typeof FactorsChanged>;

/** Options for the browser's WebAuthn call, as JSON. */
const WebAuthnOptions = z.record(z.string(), z.unknown());

export const factorList = query({
  path: '/user/factor/list',
  callers: owners,
  input: z.object({}),
  output: Factors,
});

/**
 * Starts adding an authenticator app and returns its secret, shown this once. Fails with
 * `account.mailProofNeeded` unless the session signed in, or entered its password, in the last 15 minutes, or entered
 * a mailed code in the last 10.
 */
export const factorTotpBegin = command({
  path: '/user/factor/totp/begin',
  callers: signedIn,
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  failures: ['account.mailProofNeeded', 'factor.exists'],
  secret: true,
  perMinute: 20,
});

/** Adds the authenticator app by the first code that it shows. */
export const factorTotpConfirm = command({
  path: '/user/factor/totp/confirm',
  callers: signedIn,
  input: z.object({ code: EmailCode }),
  output: FactorsChanged,
  failures: ['account.mailProofNeeded', 'totp.wrong', 'login.locked'],
  secret: true,
  perMinute: 20,
});

/** Starts adding a passkey and returns the options of `navigator.credentials.create`. */
export const factorPasskeyBegin = command({
  path: '/user/factor/passkey/begin',
  callers: owners,
  input: z.object({}),
  output: z.object({ options: WebAuthnOptions }),
  failures: ['account.mailProofNeeded', 'factor.tooMany'],
  secret: true,
  perMinute: 20,
});

/** Adds a passkey under a name of the caller's choice. */
export const factorPasskeyConfirm = command({
  path: '/user/factor/passkey/confirm',
  callers: owners,
  input: z.object({
    name: z.string().trim().min(1, 'needed').max(60, 'tooLong'),
    registration: PasskeyRegistration,
  }),
  output: FactorsChanged,
  failures: ['account.mailProofNeeded', 'factor.wrong', 'factor.tooMany'],
  bodyKb: 64,
  secret: true,
  perMinute: 20,
});

/**
 * Returns the options of `navigator.credentials.get` for one act. The signature is good for five
 * minutes, once, in this session, and for this text alone. Fails with `factor.none` without a passkey.
 */
export const factorChallenge = command({
  path: '/user/factor/challenge',
  callers: [...owners, 'pending'],
  input: z.object({ boundTo: z.string().min(1).max(500) }),
  output: z.object({ options: WebAuthnOptions }),
  failures: ['factor.none'],
  secret: true,
  perMinute: 30,
});

const proofFails = [
  'factor.none',
  'factor.wrong',
  'totp.wrong',
  'factor.recoveryWrong',
  'login.locked',
] as const;

/** Removes a second factor, proved by any factor of the caller or a recovery code. */
export const factorRemove = command({
  path: '/user/factor/remove',
  callers: owners,
  input: z.object({
    factor: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('totp') }),
      z.object({ kind: z.literal('passkey'), id: Id }),
    ]),
    proof: FactorOrRecovery,
  }),
  output: FactorsChanged,
  failures: [...proofFails, 'factor.lastOfStaff'],
  secret: true,
  perMinute: 20,
});

/** Makes ten new recovery codes; the former ones are good no more. */
export const factorRecoveryRenew = command({
  path: '/user/factor/recovery/renew',
  callers: owners,
  input: z.object({ proof: FactorOrRecovery }),
  output: FactorsChanged,
  failures: proofFails,
  secret: true,
  perMinute: 20,
});

/** The second step of a member's sign-in: exchanges the pending session for a full one. */
export const secondStep = command({
  path: '/mall/login/secondStep',
  callers: ['pending'],
  input: z.object({ proof: FactorOrRecovery }),
  output: Session,
  failures: [...proofFails, 'factorReset.changed'],
  secret: true,
  device: true,
  perMinute: 20,
});

/** Proves a passkey or a recovery code for this session of a member of staff. */
export const staffFactorVerify = command({
  path: '/ops/factor/verify',
  callers: staffRoles,
  input: z.object({ proof: FactorOrRecovery }),
  output: StaffInfo,
  failures: proofFails,
  secret: true,
  device: true,
  perMinute: 20,
});
