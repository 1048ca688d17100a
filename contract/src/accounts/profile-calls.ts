import { command, query, signedIn } from '../call.ts';
import { codeFails } from './calls.ts';

const schemas = () => import('./schemas.ts');

/** The account name, by which one may sign in besides the e-mail; unique in any case. */
export const setUsername = command({
  path: '/user/set/username',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.setUsername),
  failures: ['account.usernameTaken'],
});

/** Whether an account name is another account's, or one that nobody may have. */
export const checkOccupy = query({
  path: '/user/check/account/occupy',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.checkOccupy),
  perMinute: 60,
});

/** The name and picture of the person; a field that is left out stays as it is. */
export const userUpdate = command({
  path: '/user/update',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.userUpdate),
  failures: ['file.unknown', 'file.format'],
});

/** Moves the account to another e-mail, by a code of each address; ends the other sessions. */
export const setEmail = command({
  path: '/user/set/email',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.setEmail),
  failures: [...codeFails, 'login.locked', 'account.emailTaken'],
  secret: true,
  perMinute: 20,
});

/** The hints that can be put away: 1 is "do not show it again". */
export const settingKeys = ['knowSetNotUrgent', 'knowRefuseQuote', 'knowCloseInquiry'] as const;

export type SettingKey = (typeof settingKeys)[number];

/** One setting key and its value. */
export const settingUpdate = command({
  path: '/user/setting/update',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.settingUpdate),
});

/** The caller's open sessions, the present one first, then the last used. */
export const sessionList = query({
  path: '/user/session/list',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.sessionList),
});

/** Ends one of the caller's other sessions; one that has ended already is not found. */
export const sessionEnd = command({
  path: '/user/session/end',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.sessionEnd),
});

/** Ends all of the caller's sessions but the present one. */
export const sessionEndOthers = command({
  path: '/user/session/endOthers',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.sessionEndOthers),
});

/** The language in which messages and mails reach the account. */
export const setLanguage = command({
  path: '/user/set/language',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.setLanguage),
});
