import type { setKeyInfo as KeyInfoCall } from '#contract/accounts/calls.ts';
import type { Input } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { isCountry } from '#server/places/public.ts';
import { toAccountView } from '../account-view.ts';
import type { Deps } from '../deps.ts';
import { type Account, lockAccount, saveKeyInfo } from '../store/accounts.ts';

/** Saves the key information and answers the user info that follows from it. */
export async function setKeyInfo(ctx: CommandContext, deps: Deps, info: KeyInfoInput) {
  return toAccountView(ctx, deps, await saveKeyInfoOf(ctx, requireMember(ctx).accountId, info));
}

/** The input of the complete-your-information dialog. */
export type KeyInfoInput = Input<typeof KeyInfoCall>;

/**
 * Keeps the key information (section 4). The identity is chosen once; a seller whose settlement
 * was sent in keeps the company and country that were sent.
 */
export async function saveKeyInfoOf(
  { tx, now }: CommandContext,
  accountId: string,
  info: KeyInfoInput,
): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  if (account.identity !== null && account.identity !== info.mainIdentity) {
    throw new Failure('account.identityFixed', {}, 'mainIdentity');
  }
  if (info.areaId !== '' && !isCountry(info.areaId)) {
    throw Failure.invalidFields([{ field: 'areaId', key: 'country' }]);
  }
  const isReviewed = account.sellerState === 'submitted' || account.sellerState === 'pass';
  const stored = {
    identity: info.mainIdentity,
    firstname: info.firstname,
    lastname: info.lastname,
    company: isReviewed ? account.company : info.companyName,
    country: isReviewed ? account.country : info.areaId,
  };
  return saveKeyInfo(tx, accountId, stored, now);
}
