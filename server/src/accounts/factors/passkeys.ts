import { createHash, randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/factors/proof-schemas.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import * as store from '../store/factors.ts';
import { type Owner, ownerIdOf, sessionOf } from './owner.ts';

const NONCE_BYTES = 32;
/** A registration signs a challenge of its own, so that it can never stand for an act. */
const REGISTER = 'factor:register';

/** The name under which browsers keep passkeys of this market, and the origin that they answer. */
function relyingParty({ publicUrl }: Deps) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** Derives the bytes that a passkey signs: another text or another nonce gives other bytes. */
const challengeOf = (nonce: Buffer, boundTo: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(nonce).update(boundTo, 'utf8').digest());

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

async function newChallenge(ctx: CommandContext, boundTo: string) {
  const nonce = randomBytes(NONCE_BYTES);
  const expiresAt = new Date(ctx.now.getTime() + limits.challengeS * 1000);
  await store.saveChallenge(ctx.tx, sessionOf(ctx), { nonce, expiresAt });
  return challengeOf(nonce, boundTo);
}

async function expectedChallenge(ctx: CommandContext, boundTo: string): Promise<string> {
  const challenge = await store.consumeChallenge(ctx.tx, sessionOf(ctx), ctx.now);
  if (challenge === null) throw new Failure('factor.wrong');
  return toText(challengeOf(challenge.nonce, boundTo));
}

/** Runs a check of the library, which throws on anything that is not as expected. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('factor.wrong');
  }
}

/** Makes the options of `navigator.credentials.create` for a further passkey of the owner. */
export async function beginRegistration(ctx: CommandContext, deps: Deps, owner: Owner) {
  const passkeys = await store.listPasskeys(ctx.tx, owner.id);
  if (passkeys.length >= limits.passkeysMax) {
    throw new Failure('factor.tooMany', { max: limits.passkeysMax });
  }
  return generateRegistrationOptions({
    rpName: 'Assay',
    rpID: relyingParty(deps).rpID,
    userName: owner.email,
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    challenge: await newChallenge(ctx, REGISTER),
    timeout: limits.challengeS * 1000,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Checks a new passkey and keeps it under a name. */
export async function finishRegistration(
  ctx: CommandContext,
  deps: Deps,
  input: {
    readonly owner: Owner;
    readonly name: string;
    readonly registration: z.infer<typeof PasskeyRegistration>;
  },
): Promise<void> {
  const { owner, name, registration } = input;
  const { rpID, origin } = relyingParty(deps);
  const expected = await expectedChallenge(ctx, REGISTER);
  const { authenticatorAttachment: attached, ...rest } = registration;
  const checked = await verified(() =>
    verifyRegistrationResponse({
      response: {
        ...rest,
        ...(attached === undefined ? {} : { authenticatorAttachment: attached }),
      },
      expectedChallenge: expected,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  );
  if (!checked.verified) throw new Failure('factor.wrong');
  const { credential } = checked.registrationInfo;
  const inserted = await store.insertPasskey(ctx.tx, owner, {
    id: newId(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: registration.response.transports,
    name,
    createdAt: ctx.now,
  });
  if (!inserted) throw new Failure('factor.wrong');
}

/** Makes the options of `navigator.credentials.get` for an act of the caller. */
export async function beginAssertion(ctx: CommandContext, deps: Deps, boundTo: string) {
  const passkeys = await store.listPasskeys(ctx.tx, ownerIdOf(ctx));
  if (passkeys.length === 0) throw new Failure('factor.none');
  return generateAuthenticationOptions({
    rpID: relyingParty(deps).rpID,
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    challenge: await newChallenge(ctx, boundTo),
    timeout: limits.challengeS * 1000,
    userVerification: 'preferred',
  });
}

/** Rejects a passkey's answer that is not the owner's, of this session and for this text. */
export async function verifyAssertion(
  ctx: CommandContext,
  deps: Deps,
  input: {
    readonly ownerId: string;
    readonly assertion: z.infer<typeof PasskeyAssertion>;
    readonly boundTo: string;
  },
): Promise<void> {
  const { ownerId, assertion, boundTo } = input;
  const passkeys = await store.listPasskeys(ctx.tx, ownerId);
  if (passkeys.length === 0) throw new Failure('factor.none');
  const passkey = passkeys.find(({ credentialId }) => credentialId === assertion.id);
  if (passkey === undefined) throw new Failure('factor.wrong');
  const expected = await expectedChallenge(ctx, boundTo);
  const { rpID, origin } = relyingParty(deps);
  const { authenticatorAttachment: attached, response, ...rest } = assertion;
  const { userHandle, ...signed } = response;
  const checked = await verified(() =>
    verifyAuthenticationResponse({
      response: {
        ...rest,
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
        ...(attached === undefined ? {} : { authenticatorAttachment: attached }),
      },
      expectedChallenge: expected,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    }),
  );
  if (!checked.verified) throw new Failure('factor.wrong');
  const counter = checked.authenticationInfo.newCounter;
  await store.savePasskeyUse(ctx.tx, passkey.id, { counter, now: ctx.now });
}
