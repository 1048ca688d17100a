import type { setKeyInfo as KeyInfoCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import type { Language } from '#contract/options.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { isCountry } from '#server/places/public.ts';
import {
  type Account,
  type Hints,
  lockAccount,
  type PersonChange,
  readAccount,
  saveHints,
  saveKeyInfo,
  saveLanguage,
  savePerson,
} from './account-store.ts';
import { shown } from './shown.ts';
import type { Tools } from './tools.ts';

/** The signed-in member's own user info. */
export async function loginUser(tools: Tools, at: AtRead) {
  return shown(tools, at, await readAccount(at.tx, member(at).accountId));
}

/** Changes the name and picture of the person; the picture is one of the caller's own uploads. */
export async function userUpdate(tools: Tools, at: AtAct, change: PersonChange) {
  const { accountId } = member(at);
  await lockAccount(at.tx, accountId);
  if (change.avatar) await tools.pictures.keep(at.tx, { url: change.avatar, owner: accountId });
  return shown(tools, at, await savePerson(at.tx, accountId, change, at.now));
}

/** Puts a hint away, or shows it again. */
export async function settingUpdate(tools: Tools, at: AtAct, hints: Hints) {
  return shown(tools, at, await saveHints(at.tx, member(at).accountId, hints));
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
