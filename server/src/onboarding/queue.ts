import type { QueueSource } from '#server/operator/public.ts';
import { type Settlement, waitingSettlements } from './store/settlements.ts';

const linkOf = ({ account_id }: Settlement): string => `/ops/settlements?id=${account_id}`;

const nameOf = ({ company }: Settlement, isChinese: boolean): string =>
  isChinese ? company.companyNameCn : company.companyNameEn;

/** Settlements that wait for a review, on support's desk. */
export const settlementQueue: QueueSource = {
  key: 'settlements',
  desk: 'support',
  record: 'settlement',
  async list(db, { lang }) {
    const waiting = await waitingSettlements(db);
    return waiting.map((settlement) => ({
      ref: settlement.company.creditCode,
      link: linkOf(settlement),
      subject: nameOf(settlement, lang === 'zh'),
      detail: settlement.company.models.join(' · '),
      amount: null,
      orderState: null,
      dueAt: settlement.due_at,
      since: settlement.submitted_at ?? settlement.updated_at,
    }));
  },
};
