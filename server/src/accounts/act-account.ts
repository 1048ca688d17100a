import type { setKeyInfo as KeyInfoCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import type { Language } from '#contract/options.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import {
  type Account,
  lockAccount,
  readAccount,
  saveKeyInfo,
  saveLanguage,
  savePassword,
} from './account-store.ts';
import { isWeak } from './core/password.ts';
import { isCountry } from './countries.ts';
import { passwordSetMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { userInfo } from './present.ts';
import { endOtherSessions } from './session-store.ts';
import type { Tools } from './tools.ts';

/** The signed-in member's own user info. */
export async function loginUser(tools: Tools, at: AtRead) {
  return shown(tools, at, await readAccount(at.tx, member(at).accountId));
}

async function shown(tools: Tools, at: AtRead, account: Account) {
  const isSeller = account.identity === 'seller';
  const waiting = isSeller ? await tools.waitQuoteCount(at.tx, account.id) : 0;
  return userInfo(account, waiting);
}

/** Sets the password, ends the account's other sessions and tells the owner by mail. */
export async function setPwd(tools: Tools, at: AtAct, { newPassword }: { newPassword: string }) {
  const { accountId, sessionId } = member(at);
  const account = await lockAccount(at.tx, accountId);
  if (isWeak(newPassword, account.email)) {
    throw new Fail('account.passwordWeak', {}, 'newPassword');
  }
  await savePassword(at.tx, accountId, await hashPassword(newPassword), at.now);
  await endOtherSessions(at.tx, accountId, sessionId);
  if (account.password_hash !== null) {
    await tools.queueMail(at.tx, passwordSetMail({ to: account.email, lang: account.lang }));
  }
  return {};
}

/** Saves the key information and answers the user info that follows from it. */
export async function setKeyInfo(tools: Tools, at: AtAct, info: KeyInfoGiven) {
  return shown(tools, at, await keepKeyInfo(at, member(at).accountId, info));
}

/** What the complete-your-information dialog sends. */
export type KeyInfoGiven = Input<typeof KeyInfoCall>;

/**
 * Keeps the key information (section 4). The identity is chosen once; a seller whose settlement
 * was sent in keeps the company and country that were sent.
 */
export async function keepKeyInfo(
  { tx, now }: AtAct,
  accountId: string,
  info: KeyInfoGiven,
): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  if (account.identity !== null && account.identity !== info.mainIdentity) {
    throw new Fail('account.identityFixed', {}, 'mainIdentity');
  }
  if (info.areaId !== '' && !isCountry(info.areaId)) {
    throw Fail.fields([{ field: 'areaId', key: 'country' }]);
  }
  const isReviewed = account.seller_state === 'submitted' || account.seller_state === 'pass';
  const kept = {
    identity: info.mainIdentity,
    firstname: info.firstname,
    lastname: info.lastname,
    company: isReviewed ? account.company : info.companyName,
    country: isReviewed ? account.country : info.areaId,
  };
  return saveKeyInfo(tx, accountId, kept, now);
}

/** Sets the language in which messages and mails reach the account. */
export async function setLanguage(at: AtAct, { lang }: { lang: Language }) {
  await saveLanguage(at.tx, member(at).accountId, lang);
  return {};
}
