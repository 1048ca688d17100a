import { command, query, signedIn, staffRoles } from '../call.ts';

const schemas = () => import('./schemas.ts');

/** Members and staff alike have second factors. */
const owners = [...signedIn, ...staffRoles] as const;

export const factorList = query({
  path: '/user/factor/list',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorList),
});

/**
 * Starts adding an authenticator app and returns its secret, shown this once. Who has a second factor
 * proves it first (`factorProve`), else `factor.needed`. A member without one signed in, or entered the
 * password, in the last 15 minutes or a mailed code in the last 10, else `account.mailProofNeeded`.
 */
export const factorTotpBegin = command({
  path: '/user/factor/totp/begin',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.factorTotpBegin),
  failures: ['account.mailProofNeeded', 'factor.needed', 'factor.exists'],
  secret: true,
  perMinute: 20,
});

/** Adds the authenticator app by the first code that it shows. */
export const factorTotpConfirm = command({
  path: '/user/factor/totp/confirm',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.factorTotpConfirm),
  failures: ['account.mailProofNeeded', 'factor.needed', 'totp.wrong', 'login.locked'],
  secret: true,
  perMinute: 20,
});

/** Starts adding a passkey and returns the options of `navigator.credentials.create`. */
export const factorPasskeyBegin = command({
  path: '/user/factor/passkey/begin',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorPasskeyBegin),
  failures: ['account.mailProofNeeded', 'factor.needed', 'factor.tooMany'],
  secret: true,
  perMinute: 20,
});

/** Adds a passkey under a name of the caller's choice. */
export const factorPasskeyConfirm = command({
  path: '/user/factor/passkey/confirm',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorPasskeyConfirm),
  failures: ['account.mailProofNeeded', 'factor.needed', 'factor.wrong', 'factor.tooMany'],
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
  schemas: () => schemas().then((all) => all.factorChallenge),
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

/**
 * Proves a second factor, or uses a recovery code up, before another factor is added or replaced: for
 * ten minutes, in this session, once.
 */
export const factorProve = command({
  path: '/user/factor/prove',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorProve),
  failures: proofFails,
  secret: true,
  perMinute: 20,
});

/** Removes a second factor, proved by any factor of the caller or a recovery code. */
export const factorRemove = command({
  path: '/user/factor/remove',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorRemove),
  failures: [...proofFails, 'factor.lastOfStaff'],
  secret: true,
  perMinute: 20,
});

/** Makes ten new recovery codes; the former ones are good no more. */
export const factorRecoveryRenew = command({
  path: '/user/factor/recovery/renew',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorRecoveryRenew),
  failures: proofFails,
  secret: true,
  perMinute: 20,
});

/** The second step of a member's sign-in: exchanges the pending session for a full one. */
export const secondStep = command({
  path: '/mall/login/secondStep',
  callers: ['pending'],
  schemas: () => schemas().then((all) => all.secondStep),
  failures: [...proofFails, 'factorReset.changed'],
  secret: true,
  device: true,
  perMinute: 20,
});

/** Proves a passkey or a recovery code for this session of a member of staff. */
export const staffFactorVerify = command({
  path: '/ops/factor/verify',
  callers: staffRoles,
  schemas: () => schemas().then((all) => all.staffFactorVerify),
  failures: proofFails,
  secret: true,
  device: true,
  perMinute: 20,
});
