import {
  type CorrectionKind,
  correctionAnchors,
  staffCorrectionPath,
  staffOrderPath,
} from '#contract/addresses.ts';
import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderActor, OrderState } from '#contract/orders/table.ts';
import { listOpenRequests } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Desk, QueueSource, Work } from '#server/operator/public.ts';
import { filled, queueWords } from './locales/words.ts';
import { parcelApprovals } from './parcel-approvals.ts';
import {
  headsEscalated,
  headsWaiting,
  type OrderHead,
  ordersByIds,
  ordersEscalated,
  ordersWaiting,
  type SummaryRead,
} from './store/list.ts';

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
  /** Work that orders need besides those which wait for the desk in these states. */
  readonly also?: {
    readonly word: WordKey;
    readonly find: (db: Db) => Promise<SummaryRead[]>;
    readonly heads: (db: Db) => Promise<OrderHead[]>;
  };
}

/** The heads of a queue; their keys are the word of the work and the order. */
const headsOf = ({ key, desk, states, also }: Queue): NonNullable<QueueSource['heads']> => ({
  list: async (db) => {
    const waiting = await headsWaiting(db, { states, on: [desk] });
    const more = also ? await also.heads(db) : [];
    const headOf = ({ id, state: _, ...head }: OrderHead, word: WordKey) => ({
      ...head,
      key: `${word} ${id}`,
    });
    return [
      ...waiting.map((head) => headOf(head, head.state === 'suspended' ? 'suspensions' : key)),
      ...more.map((head) => headOf(head, also?.word ?? key)),
    ];
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

const queueOf = (queue: Queue): QueueSource => ({ ...listOf(queue), heads: headsOf(queue) });

const listOf = ({ key, desk, states, also }: Queue): QueueSource => ({
  key,
  desk,
  record: 'order',
  list: async (db, { lang }) => {
    const on: OrderActor[] = [desk];
    const waiting = await ordersWaiting(db, { states, on });
    const more = also ? await also.find(db) : [];
    return [
      ...waiting.map((order) =>
        workOf(order, order.state === 'suspended' ? 'suspensions' : key, lang),
      ),
      ...more.map((order) => workOf(order, also?.word ?? key, lang)),
    ];
  },
});

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
    also: { word: 'late', find: ordersEscalated, heads: headsEscalated },
  }),
  queueOf({ key: 'deliver', desk: 'warehouse', states: ['dispatched'] }),
  queueOf({ key: 'send', desk: 'warehouse', states: ['cleared'] }),
  correctionsQueue,
  queueOf({ key: 'sendBack', desk: 'warehouse', states: ['returning'] }),
  queueOf({ key: 'refunds', desk: 'finance', states: ['quarantined', 'returned', 'refunding'] }),
];
