import type { Row, Span, Wait } from '../table.ts';

/** The order pipeline of domain section 6: one set of rows for both kinds, the differences named. */
export const orderKinds = ['trade', 'agent'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderStates = [
  'placed',
  'priced',
  'confirmed',
  'paid',
  'inbound',
  'received',
  'inspecting',
  'reported',
  'disputed',
  'quarantined',
  'cleared',
  'dispatched',
  'returning',
  'returned',
  'refunding',
  'completed',
  'refunded',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActors = [
  'buyer',
  'seller',
  'support',
  'warehouse',
  'qc',
  'finance',
  'clock',
] as const;
export type OrderActor = (typeof orderActors)[number];

/** What moves when a row is taken: hold all, release the rest, refund the rest, refund a part. */
export const orderMoves = ['hold', 'release', 'refund', 'refundPart'] as const;
export type OrderMove = (typeof orderMoves)[number];

type OrderRowShape = Row<OrderState, OrderActor, OrderMove>;

const shared = [
  { event: 'decline', from: 'placed', to: 'cancelled', by: ['seller'], tell: ['buyer'] },
  { event: 'cancel', from: 'placed', to: 'cancelled', by: ['buyer'], tell: ['seller'] },
  {
    event: 'cancel',
    from: 'confirmed',
    to: 'cancelled',
    by: ['buyer', 'seller'],
    tell: ['buyer', 'seller'],
  },
  {
    event: 'lapse',
    from: 'confirmed',
    to: 'cancelled',
    by: ['clock'],
    due: '5wd',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'pay',
    from: 'confirmed',
    to: 'paid',
    by: ['buyer', 'finance'],
    money: 'hold',
    tell: ['seller', 'buyer'],
  },
  { event: 'ship', from: 'paid', to: 'inbound', by: ['seller'], tell: ['buyer', 'warehouse'] },
  {
    event: 'cancelLate',
    from: 'paid',
    to: 'refunding',
    by: ['buyer'],
    when: 'shipmentLate',
    tell: ['seller', 'finance'],
  },
  {
    event: 'receive',
    from: 'inbound',
    to: 'received',
    by: ['warehouse'],
    tell: ['buyer', 'seller', 'qc'],
  },
  {
    event: 'acknowledge',
    from: 'received',
    to: 'received',
    by: ['buyer', 'seller'],
    when: 'countDiffers',
    tell: ['qc'],
  },
  {
    event: 'inspect',
    from: 'received',
    to: 'inspecting',
    by: ['qc'],
    when: 'countSettled',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'report',
    from: 'inspecting',
    to: 'reported',
    by: ['qc'],
    when: 'everyLotReported',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'accept',
    from: 'reported',
    to: 'reported',
    by: ['buyer', 'seller'],
    when: 'otherPending',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'accept',
    from: 'reported',
    to: 'cleared',
    by: ['buyer', 'seller'],
    when: 'otherAccepted',
    tell: ['buyer', 'seller', 'warehouse'],
  },
  { event: 'reject', from: 'reported', to: 'disputed', by: ['buyer'], tell: ['seller', 'support'] },
  {
    event: 'presume',
    from: 'reported',
    to: 'cleared',
    by: ['clock'],
    when: 'verdictPass',
    due: '3wd',
    tell: ['buyer', 'seller', 'warehouse'],
  },
  {
    event: 'doubt',
    from: 'reported',
    to: 'disputed',
    by: ['clock'],
    when: 'verdictNotPass',
    due: '3wd',
    tell: ['buyer', 'seller', 'support'],
  },
  {
    event: 'settle',
    from: 'disputed',
    to: 'cleared',
    by: ['support'],
    tell: ['buyer', 'seller', 'warehouse'],
  },
  {
    event: 'settlePart',
    from: 'disputed',
    to: 'cleared',
    by: ['support'],
    when: 'partAccepted',
    money: 'refundPart',
    tell: ['buyer', 'seller', 'warehouse'],
  },
  {
    event: 'retest',
    from: 'disputed',
    to: 'inspecting',
    by: ['support'],
    tell: ['buyer', 'seller', 'qc'],
  },
  {
    event: 'turnBack',
    from: 'disputed',
    to: 'returning',
    by: ['support'],
    tell: ['buyer', 'seller', 'warehouse'],
  },
  {
    event: 'quarantine',
    from: 'disputed',
    to: 'quarantined',
    by: ['support'],
    tell: ['buyer', 'seller', 'finance'],
  },
  {
    event: 'refund',
    from: 'quarantined',
    to: 'refunded',
    by: ['finance'],
    money: 'refund',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'deliver',
    from: 'dispatched',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'notDelivered',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'authorise',
    from: 'returning',
    to: 'returning',
    by: ['buyer', 'support'],
    when: 'notAuthorised',
    tell: ['seller', 'warehouse'],
  },
  {
    event: 'sendBack',
    from: 'returning',
    to: 'returned',
    by: ['warehouse'],
    when: 'returnAuthorised',
    tell: ['buyer', 'seller', 'finance'],
  },
  {
    event: 'refund',
    from: 'returned',
    to: 'refunded',
    by: ['finance'],
    money: 'refund',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'refunding',
    to: 'refunded',
    by: ['finance'],
    money: 'refund',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'refunding',
    to: 'refunded',
    by: ['clock'],
    when: 'nothingShipped',
    due: 'now',
    money: 'refund',
    tell: ['buyer', 'seller'],
  },
] as const satisfies readonly OrderRowShape[];

/** A trade order's money leaves when the buyer has received (domain section 6). */
const trade = [
  { event: 'confirm', from: 'placed', to: 'confirmed', by: ['seller'], tell: ['buyer'] },
  {
    event: 'dispatch',
    from: 'cleared',
    to: 'dispatched',
    by: ['warehouse'],
    tell: ['buyer', 'seller'],
  },
  {
    event: 'take',
    from: 'dispatched',
    to: 'completed',
    by: ['buyer'],
    money: 'release',
    tell: ['seller', 'buyer'],
  },
  {
    event: 'take',
    from: 'dispatched',
    to: 'completed',
    by: ['clock'],
    when: 'delivered',
    due: '7d',
    money: 'release',
    tell: ['seller', 'buyer'],
  },
] as const satisfies readonly OrderRowShape[];

/** An agent order is priced by support first, and its money leaves when the carrier collects. */
const agent = [
  { event: 'price', from: 'placed', to: 'priced', by: ['support'], tell: ['buyer', 'seller'] },
  {
    event: 'price',
    from: 'priced',
    to: 'priced',
    by: ['support'],
    when: 'termsOpen',
    tell: ['buyer', 'seller'],
  },
  {
    event: 'agree',
    from: 'priced',
    to: 'priced',
    by: ['buyer'],
    when: 'termsOpen',
    tell: ['seller', 'support'],
  },
  {
    event: 'confirm',
    from: 'priced',
    to: 'confirmed',
    by: ['seller'],
    when: 'termsAgreed',
    tell: ['buyer'],
  },
  {
    event: 'cancel',
    from: 'priced',
    to: 'cancelled',
    by: ['buyer', 'seller'],
    tell: ['buyer', 'seller', 'support'],
  },
  {
    event: 'dispatch',
    from: 'cleared',
    to: 'dispatched',
    by: ['warehouse'],
    money: 'release',
    tell: ['buyer', 'seller'],
  },
  { event: 'take', from: 'dispatched', to: 'completed', by: ['buyer'], tell: ['seller'] },
  {
    event: 'take',
    from: 'dispatched',
    to: 'completed',
    by: ['clock'],
    when: 'delivered',
    due: '7d',
    tell: ['buyer', 'seller'],
  },
] as const satisfies readonly OrderRowShape[];

/** The rows of each kind of order. */
export const orderTable = {
  trade: [...trade, ...shared],
  agent: [...agent, ...shared],
} as const;

export type OrderRow = (typeof trade)[number] | (typeof agent)[number] | (typeof shared)[number];
export type OrderEvent = OrderRow['event'];
export type OrderGuard = Extract<OrderRow, { when: string }>['when'];

/**
 * Whom each state waits for and within which time (domain section 6: each state names who must act
 * and by when). Lateness alone moves nothing: a reminder half a day before, then support is told.
 */
export const orderWaits: Record<OrderState, Wait<OrderActor> | null> = {
  placed: { on: ['seller'], within: '2wd' },
  priced: { on: ['buyer'], within: '3wd' },
  confirmed: { on: ['buyer'], within: '5wd' },
  paid: { on: ['seller'], within: '5wd' },
  inbound: { on: ['warehouse'], within: '5wd' },
  received: { on: ['qc'], within: '1wd' },
  inspecting: { on: ['qc'], within: '3wd' },
  reported: { on: ['buyer', 'seller'], within: '3wd' },
  disputed: { on: ['support'], within: '2wd' },
  quarantined: { on: ['finance'], within: '3wd' },
  cleared: { on: ['warehouse'], within: '1wd' },
  dispatched: { on: ['buyer'] },
  returning: { on: ['buyer'], within: '1wd' },
  returned: { on: ['finance'], within: '3wd' },
  refunding: { on: ['finance'], within: '3wd' },
  completed: null,
  refunded: null,
  cancelled: null,
};

/** States of an agent order that wait for another than a trade order's do. */
export const agentWaits: Partial<Record<OrderState, Wait<OrderActor>>> = {
  placed: { on: ['support'], within: '1wd' },
};

/** How long a count that differs waits for both parties before the bench may go on. */
export const countSeenWithin: Span = '1wd';

/** How long the warehouse has to send goods back once the return is authorised. */
export const sendBackWithin: Span = '3wd';
