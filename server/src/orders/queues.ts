import {
  type CorrectionKind,
  correctionAnchors,
  staffCorrectionPath,
  staffOrderPath,
} from '#contract/addresses.ts';
import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import { listOpenRequests } from '#server/approvals/public.ts';
import type { Desk, QueueSource, Work } from '#server/operator/public.ts';
import { filled, queueWords } from './locales/words.ts';
import { parcelApprovals } from './parcel-approvals.ts';
import { listDeskHeads, ordersByIds, type SummaryRead } from './store/list.ts';

type WordKey = Exclude<keyof (typeof queueWords)['zh'], 'detail'>;

const linkOf = (order: SummaryRead): string => staffOrderPath(order.id);

const models = ({ lines }: SummaryRead): string =>
  lines.length > 1 ? `${lines[0]?.mpn} +${lines.length - 1}` : (lines[0]?.mpn ?? '');

function workOf(order: SummaryRead, word: WordKey, lang: Language): Work {
  const words = queueWords[lang];
  const values = {
    mpn: models(order),
    buyer: order.buyerName,
    seller: order.sellerName,
    count: order.lines.reduce((all, line) => all + line.quantity, 0).toLocaleString('en'),
  };
  const inEscrow = order.held - order.released - order.refunded;
  return {
    ref: order.no,
    link: linkOf(order),
    subject: filled(words[word], values),
    detail: filled(words.detail, values),
    amount: wire(word === 'refunds' ? inEscrow : order.total),
    orderState: order.state,
    dueAt: order.dueAt,
    since: order.waitsFrom ?? order.placedAt,
  };
}

interface Queue {
  readonly key: QueueSource['key'] & WordKey;
  readonly desk: Exclude<Desk, 'admin' | 'content'>;
  readonly states: readonly OrderState[];
  /** The word for late orders that wait for somebody else; none where they are not its work. */
  readonly escalated?: WordKey;
}

/** The heads of a queue; their keys are the word of the work and the order. */
const headsOf = ({
  key,
  desk,
  states,
  escalated,
}: Queue): Required<Pick<QueueSource, 'heads'>>['heads'] => ({
  list: async (db, reading) => {
    const work = { states, desk, escalated: escalated !== undefined };
    const orders = await listDeskHeads(db, work, reading);
    const { count, late, nextDueAt } = orders[0] ?? { count: 0, late: 0, nextDueAt: null };
    const wordOf = ({ state, isEscalated }: (typeof orders)[number]): WordKey => {
      if (isEscalated) return escalated ?? key;
      return state === 'suspended' ? 'suspensions' : key;
    };
    const heads = orders.map((order) => {
      const { id, ref, dueAt, since } = order;
      return { ref, dueAt, since, key: `${wordOf(order)} ${id}` };
    });
    return { heads, count, late, nextDueAt };
  },
  read: async (db, keys, lang) => {
    const requested = keys.map((one) => {
      const [word = '', id = ''] = one.split(' ');
      return { one, word: word as WordKey, id };
    });
    const orders = await ordersByIds(db, [...new Set(requested.map(({ id }) => id))]);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return new Map(
      requested.flatMap(({ one, word, id }) => {
        const order = byId.get(id);
        return order === undefined ? [] : [[one, workOf(order, word, lang)]];
      }),
    );
  },
});

const ALL = 1_000_000;

const queueOf = (queue: Queue): QueueSource => {
  const heads = headsOf(queue);
  const { key, desk } = queue;
  return {
    key,
    desk,
    record: 'order',
    heads,
    list: async (db, { now, lang }) => {
      const all = await heads.list(db, { now, limit: ALL, filter: {} });
      const keys = all.heads.map((head) => head.key);
      const works = await heads.read(db, keys, lang);
      return keys.flatMap((one) => works.get(one) ?? []);
    },
  };
};

const isCorrection = (kind: string): kind is CorrectionKind => kind in correctionAnchors;

/** Losses and corrections of parcels that wait for a second person. */
const correctionsQueue: QueueSource = {
  key: 'corrections',
  desk: 'warehouse',
  record: 'order',
  list: async (db, { lang }) => {
    const requests = await listOpenRequests(db, parcelApprovals);
    const orders = await ordersByIds(db, [...new Set(requests.map(({ subject }) => subject))]);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return requests.flatMap(({ kind, subject, since, expiresAt }): Work[] => {
      const order = byId.get(subject);
      if (order === undefined) return [];
      const facts = { amount: null, since, dueAt: expiresAt };
      if (!isCorrection(kind)) return [{ ...workOf(order, 'approveLoss', lang), ...facts }];
      const link = staffCorrectionPath(order.id, kind);
      return [{ ...workOf(order, 'approveCorrection', lang), ...facts, link }];
    });
  },
};

/** The work that orders give to the desks of the provider. */
export const queues: readonly QueueSource[] = [
  queueOf({ key: 'price', desk: 'support', states: ['placed'] }),
  queueOf({ key: 'receive', desk: 'warehouse', states: ['inbound'] }),
  queueOf({ key: 'inspect', desk: 'qc', states: ['received'] }),
  queueOf({
    key: 'disputes',
    desk: 'support',
    states: ['disputed', 'suspended'],
    escalated: 'late',
  }),
  queueOf({ key: 'deliver', desk: 'warehouse', states: ['dispatched'] }),
  queueOf({ key: 'send', desk: 'warehouse', states: ['cleared'] }),
  correctionsQueue,
  queueOf({ key: 'sendBack', desk: 'warehouse', states: ['returning'] }),
  queueOf({ key: 'refunds', desk: 'finance', states: ['quarantined', 'returned', 'refunding'] }),
];
