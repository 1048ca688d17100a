import type { QueueSource } from '#server/operator/public.ts';
import { caseWords } from './mails.ts';
import { type Case, waitingCases } from './store.ts';

const linkOf = ({ id }: Case): string => `/ops/cases/${id}`;

/** Cases that wait for support, on its desk. */
export const casesQueue: QueueSource = {
  key: 'cases',
  desk: 'support',
  record: 'case',
  async list(db, { lang }) {
    const waiting = await waitingCases(db);
    return waiting.map((one) => ({
      ref: one.no,
      link: linkOf(one),
      subject: caseWords[lang].queue[one.kind],
      detail: one.company || one.name,
      amount: null,
      orderState: null,
      dueAt: one.due_at,
      since: one.since,
    }));
  },
};
