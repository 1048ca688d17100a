import type { Language } from '#contract/option-schemas.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { caseWords } from './mails.ts';
import { type Case, waitingCases } from './store/cases.ts';

const linkOf = ({ id }: Case): string => `/ops/cases/${id}`;

/** Who wrote, and whether the seller left support without an answer. */
const detailOf = (one: Case, lang: Language): string => {
  const author = one.company || one.name;
  const forward = one.forward === 'silent' || one.forward === 'answered' ? one.forward : null;
  return forward === null ? author : `${author} · ${caseWords[lang].forward[forward]}`;
};

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
      detail: detailOf(one, lang),
      amount: null,
      orderState: null,
      dueAt: one.dueAt,
      since: one.since,
    }));
  },
};
