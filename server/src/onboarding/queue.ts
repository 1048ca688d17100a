import type { SellerCompany } from '#contract/onboarding/schemas.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { waitingChanges } from './store/address-changes.ts';
import { waitingSettlements } from './store/settlements.ts';

/** Names the seller that a piece of work is on, whatever waits of it. */
const workOn = (accountId: string, company: SellerCompany, isChinese: boolean) => ({
  ref: company.creditCode,
  link: `/ops/settlements?id=${accountId}`,
  subject: isChinese ? company.companyNameCn : company.companyNameEn,
  amount: null,
  orderState: null,
});

/**
 * Settlements that wait for a review, and changed addresses of settled sellers, on support's desk. A
 * seller has one of the two at most: only a settlement that passed is changed.
 */
export const settlementQueue: QueueSource = {
  key: 'settlements',
  desk: 'support',
  record: 'settlement',
  async list(db, { lang }) {
    const isChinese = lang === 'zh';
    const settlements = await waitingSettlements(db);
    const changes = await waitingChanges(db);
    return [
      ...settlements.map((settlement) => ({
        ...workOn(settlement.accountId, settlement.company, isChinese),
        detail: settlement.company.models.join(' · '),
        dueAt: settlement.dueAt,
        since: settlement.submittedAt ?? settlement.updatedAt,
      })),
      ...changes.map(({ accountId, company, after, proposedAt, dueAt }) => ({
        ...workOn(accountId, company, isChinese),
        detail: [after.city, after.address].join(' · '),
        dueAt,
        since: proposedAt,
      })),
    ];
  },
};
