import { anyone, type CallSchemas, command, signedIn } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const codeFails = ['code.wrong', 'code.expired', 'code.spent'] as const;

/** Sends a code of six digits, valid 10 minutes; whether the account exists is not disclosed. */
export const sendCode = command({
  path: '/mall/send/code',
  callers: anyone,
  schemas: () => schemas().then((all) => all.sendCode),
  failures: ['code.wait'],
  secret: true,
  perMinute: 10,
});

/** Tells whether a code is right, without using it up. */
export const checkCode = command({
  path: '/mall/check/code',
  callers: anyone,
  schemas: () => schemas().then((all) => all.checkCode),
  failures: [...codeFails, 'login.locked'],
  secret: true,
  device: true,
  perMinute: 10,
});

/*#__NO_SIDE_EFFECTS__*/
const byCode = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  command({
    path,
    callers: anyone,
    schemas,
    failures: [...codeFails, 'login.locked', 'account.closed'],
    secret: true,
    device: true,
    perMinute: 20,
  });

/*#__NO_SIDE_EFFECTS__*/
const byPassword = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  command({
    path,
    callers: anyone,
    schemas,
    failures: ['login.wrong', 'login.locked', 'account.closed'],
    secret: true,
    device: true,
    perMinute: 20,
  });

/** Signs in by e-mail code; an address that has no account gets one, without an identity yet. */
export const mailLogin = byCode('/mall/mail/login', () => schemas().then((all) => all.mailLogin));

export const registerLogin = byCode('/mall/register/login', () =>
  schemas().then((all) => all.registerLogin),
);

export const quickRegisterLogin = byCode('/mall/quick/register/login', () =>
  schemas().then((all) => all.quickRegisterLogin),
);

/** Signs in by e-mail or account name and password. */
export const login = byPassword('/mall/login', () => schemas().then((all) => all.login));

export const quickLogin = byPassword('/mall/quick/login', () =>
  schemas().then((all) => all.quickLogin),
);

/**
 * Sends a code that proves an address: of an account whose password is to be reset (whether there
 * is one is not disclosed), of the caller's own present address, or of the caller's next one. A code for
 * `prove` goes to the present address too and is entered at `/user/prove/mail`.
 */
export const verifySendCode = command({
  path: '/verify/send/mail/code',
  callers: anyone,
  schemas: () => schemas().then((all) => all.verifySendCode),
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
  schemas: () => schemas().then((all) => all.resetPwd),
  failures: [...codeFails, 'login.locked', 'account.unknown', 'account.passwordWeak'],
  secret: true,
  device: true,
  perMinute: 20,
});

/** Proves for ten minutes, by a code of the purpose `prove`, that the owner holds the session. */
export const proveMail = command({
  path: '/user/prove/mail',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.proveMail),
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
  schemas: () => schemas().then((all) => all.setPwd),
  failures: ['account.passwordWeak', 'account.proofNeeded', 'account.mailProofNeeded'],
  secret: true,
});

/** Whether a password is the caller's own; the right one proves the session for 15 minutes. */
export const pwdCheck = command({
  path: '/user/pwd/check',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.pwdCheck),
  failures: ['login.wrong', 'login.locked'],
  secret: true,
  perMinute: 20,
});

/** Key information (section 4): chooses the identity once; country and company for buyers. */
export const setKeyInfo = command({
  path: '/user/set/keyInfo',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.setKeyInfo),
  failures: ['account.identityFixed'],
});
