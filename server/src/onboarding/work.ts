import type { FindSource, QueueSource } from '#server/operator/public.ts';
import { findSettlements, type Settlement, waitingSettlements } from './store.ts';

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

/** Companies by name or credit code, for the staff's search. */
export const settlementFind: FindSource = {
  async find(db, keyword, limit) {
    const found = await findSettlements(db, keyword, limit);
    return found.map((settlement) => ({
      kind: 'settlement',
      ref: settlement.company.creditCode,
      subject: settlement.company.companyNameEn || settlement.company.companyNameCn,
      link: linkOf(settlement),
    }));
  },
};
