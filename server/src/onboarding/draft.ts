import { SellerCompany } from '#contract/onboarding/schemas.ts';
import { accountCard } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';

/** The draft that a seller starts from: what the account already says. */
export async function firstDraft(db: Db, accountId: string): Promise<SellerCompany> {
  const card = (await accountCard(db, [accountId])).get(accountId);
  return SellerCompany.parse({
    companyNameEn: card?.company ?? '',
    country: card?.country || 'CN',
    contactName: card?.name ?? '',
  });
}
