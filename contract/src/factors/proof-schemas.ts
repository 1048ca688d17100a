import { z } from 'zod';
import { EmailCode } from '../fields.ts';

const Base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const Extensions = z.record(z.string().max(50), z.unknown()).default({});

const attachment = z.enum(['platform', 'cross-platform']).optional();

/** The fields of a public key credential that both forms have. */
const credential = {
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: Extensions,
};

/** The JSON form of a browser's answer to `navigator.credentials.get` (WebAuthn level 3). */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(4000),
    userHandle: Base64Url(200).optional(),
  }),
});

const transport = z.string().max(20);

/** The JSON form of a browser's answer to `navigator.credentials.create` (WebAuthn level 3). */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    transports: z.array(transport).max(10).default([]),
  }),
});

const totp = z.object({ kind: z.literal('totp'), code: EmailCode });

const passkey = z.object({ kind: z.literal('passkey'), assertion: PasskeyAssertion });

/** A second factor for one act: the code of an authenticator app, or a passkey's signature. */
export const SecondFactorProof = z.discriminatedUnion('kind', [totp, passkey]);

export type SecondFactorProof = z.infer<typeof SecondFactorProof>;

/** A recovery code as printed: letters and digits in two groups, in any case. */
export const RecoveryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z2-9]{5}-?[A-Z2-9]{5}$/, 'recoveryCode');

/** A second factor, or one of the recovery codes in its place. */
export const FactorOrRecovery = z.discriminatedUnion('kind', [
  totp,
  passkey,
  z.object({ kind: z.literal('recovery'), code: RecoveryCode }),
]);

export type FactorOrRecovery = z.infer<typeof FactorOrRecovery>;
