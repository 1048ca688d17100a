import { anyone, command, staffRoles } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const opsLogin = command({
  path: '/ops/login',
  callers: anyone,
  schemas: () => schemas().then((all) => all.opsLogin),
  failures: ['login.wrong', 'login.locked'],
  secret: true,
  device: true,
  perMinute: 20,
});

/**
 * Begins to enrol the second factor, or to replace it: a secret and its otpauth address, shown once.
 * Who has a factor proves it first (`factorProve`).
 */
export const totpEnrol = command({
  path: '/ops/totp/enrol',
  callers: staffRoles,
  schemas: () => schemas().then((all) => all.totpEnrol),
  failures: ['totp.wrong', 'factor.needed'],
  secret: true,
});

/** Gives the second factor for this session, and ends an enrolment. */
export const totpVerify = command({
  path: '/ops/totp/verify',
  callers: staffRoles,
  schemas: () => schemas().then((all) => all.totpVerify),
  failures: ['totp.wrong', 'factor.needed', 'login.locked'],
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
