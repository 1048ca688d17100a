import type { setKeyInfo as KeyInfoCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import type { Language } from '#contract/options.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
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
export async function loginUser(tools: Tools, ctx: QueryContext) {
  return shown(tools, ctx, await readAccount(ctx.tx, requireMember(ctx).accountId));
}

/** Changes the name and picture of the person; the picture is one of the caller's own uploads. */
export async function userUpdate(tools: Tools, ctx: CommandContext, change: PersonChange) {
  const { accountId } = requireMember(ctx);
  await lockAccount(ctx.tx, accountId);
  if (change.avatar) await tools.pictures.keep(ctx.tx, { url: change.avatar, owner: accountId });
  return shown(tools, ctx, await savePerson(ctx.tx, accountId, change, ctx.now));
}

/** Puts a hint away, or shows it again. */
export async function settingUpdate(tools: Tools, ctx: CommandContext, hints: Hints) {
  return shown(tools, ctx, await saveHints(ctx.tx, requireMember(ctx).accountId, hints));
}

/** Saves the key information and answers the user info that follows from it. */
export async function setKeyInfo(tools: Tools, ctx: CommandContext, info: KeyInfoGiven) {
  return shown(tools, ctx, await keepKeyInfo(ctx, requireMember(ctx).accountId, info));
}

/** What the complete-your-information dialog sends. */
export type KeyInfoGiven = Input<typeof KeyInfoCall>;

/**
 * Keeps the key information (section 4). The identity is chosen once; a seller whose settlement
 * was sent in keeps the company and country that were sent.
 */
export async function keepKeyInfo(
  { tx, now }: CommandContext,
  accountId: string,
  info: KeyInfoGiven,
): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  if (account.identity !== null && account.identity !== info.mainIdentity) {
    throw new Failure('account.identityFixed', {}, 'mainIdentity');
  }
  if (info.areaId !== '' && !isCountry(info.areaId)) {
    throw Failure.invalidFields([{ field: 'areaId', key: 'country' }]);
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
export async function setLanguage(ctx: CommandContext, { lang }: { lang: Language }) {
  await saveLanguage(ctx.tx, requireMember(ctx).accountId, lang);
  return {};
}
