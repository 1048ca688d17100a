import { z } from 'zod';
import { MemberSession, StaffInfo } from '../accounts/schemas.ts';
import { EmailCode, Id, Instant } from '../fields.ts';
import { Nothing } from '../response-schemas.ts';
import { FactorOrRecovery, PasskeyRegistration } from './proof-schemas.ts';

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

export const factorList = {
  input: z.object({}),
  output: Factors,
};

export const factorTotpBegin = {
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
};

export const factorTotpConfirm = {
  input: z.object({ code: EmailCode }),
  output: FactorsChanged,
};

export const factorPasskeyBegin = {
  input: z.object({}),
  output: z.object({ options: WebAuthnOptions }),
};

export const factorPasskeyConfirm = {
  input: z.object({
    name: z.string().trim().min(1, 'needed').max(60, 'tooLong'),
    registration: PasskeyRegistration,
  }),
  output: FactorsChanged,
};

export const factorChallenge = {
  input: z.object({ boundTo: z.string().min(1).max(500) }),
  output: z.object({ options: WebAuthnOptions }),
};

export const factorProve = {
  input: z.object({ proof: FactorOrRecovery }),
  output: Nothing,
};

export const factorRemove = {
  input: z.object({
    factor: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('totp') }),
      z.object({ kind: z.literal('passkey'), id: Id }),
    ]),
    proof: FactorOrRecovery,
  }),
  output: FactorsChanged,
};

export const factorRecoveryRenew = {
  input: z.object({ proof: FactorOrRecovery }),
  output: FactorsChanged,
};

export const secondStep = {
  input: z.object({ proof: FactorOrRecovery }),
  output: MemberSession,
};

export const staffFactorVerify = {
  input: z.object({ proof: FactorOrRecovery }),
  output: StaffInfo,
};
