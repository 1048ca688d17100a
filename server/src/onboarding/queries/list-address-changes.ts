import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { addressChangesOf } from '../store/address-changes.ts';
import { findVerifiedPhone } from '../store/phones.ts';
import { addressChangeView } from '../views.ts';

/** Returns the caller's latest proposals of another address, the newest first. */
export async function listAddressChanges(ctx: QueryContext) {
  const { accountId } = requireMember(ctx);
  const list = await addressChangesOf(ctx.tx, [accountId]);
  return {
    list: list.map(addressChangeView),
    verifiedPhone: (await findVerifiedPhone(ctx.tx, accountId)) ?? '',
  };
}
