import type { Span, Wait } from '../state-machine.ts';
import type { OrderActor, OrderKind, OrderState } from './table.ts';

/** Guards and moments that waits name besides those of the rows. */
export type OrderWaitGuard =
  | 'termsAgreed'
  | 'traced'
  | 'restOpen'
  | 'countOpen'
  | 'buyerOffered'
  | 'sellerOffered'
  | 'rulingOpen'
  | 'negotiating'
  | 'returnAuthorised'
  | 'delivered';
export type OrderWaitMoment =
  | 'priced'
  | 'termsAgreed'
  | 'traced'
  | 'counted'
  | 'restRequested'
  | 'offered'
  | 'rulingOpen'
  | 'returnAuthorised'
  | 'delivered';

/** Whom a state of an order waits for. */
export type OrderWait = Wait<OrderActor, OrderWaitGuard, OrderWaitMoment>;

/** How long a count that differs waits for both parties before the bench may go on. */
export const acknowledgeCountWithin: Span = '1wd';

/** How long the seller has to send the pieces that the buyer asks for after a short count. */
export const restWithin: Span = '3wd';

/** How long a settlement offer waits for the other side before support may rule. */
export const offerWithin: Span = '2wd';

/** How long a party of a dispute may be silent before support may rule: the evidence window. */
export const evidenceWithin: Span = '2wd';

/** How long the parties of a dispute negotiate before support rules, unless both ask for a ruling. */
export const negotiationWithin: Span = '3wd';

/** How long the carrier is traced before support is notified. */
export const traceWithin: Span = '5wd';

/** How long the warehouse has to send goods back once the return is authorised. */
export const sendBackWithin: Span = '3wd';

/**
 * Whom each state waits for and within which time (domain section 6: each state names who must act
 * and by when). Lateness alone moves nothing: a reminder half a day before, then support is notified.
 */
export const orderWaits: Record<OrderState, OrderWait | null> = {
  placed: { on: ['seller'], within: '2wd' },
  priced: {
    on: ['buyer'],
    within: '3wd',
    since: 'priced',
    instead: [{ on: ['seller'], within: '3wd', when: 'termsAgreed', since: 'termsAgreed' }],
  },
  confirmed: { on: ['buyer'], within: '5wd' },
  paid: { on: ['seller'], within: '5wd' },
  inbound: {
    on: ['warehouse'],
    within: '5wd',
    instead: [{ on: ['warehouse'], within: traceWithin, when: 'traced', since: 'traced' }],
  },
  received: {
    on: ['qc'],
    within: '1wd',
    instead: [
      {
        on: ['seller'],
        for: 'shipRest',
        within: restWithin,
        when: 'restOpen',
        since: 'restRequested',
      },
      {
        on: ['buyer', 'seller'],
        for: 'acknowledge',
        within: acknowledgeCountWithin,
        when: 'countOpen',
        since: 'counted',
      },
    ],
  },
  inspecting: { on: ['qc'], within: '3wd' },
  reported: { on: ['buyer', 'seller'], for: 'accept', within: '3wd' },
  // Negotiation and ruling together have five days; each of them waits for those whose turn it is.
  disputed: {
    on: ['support'],
    within: '5wd',
    instead: [
      { on: ['support'], within: '2wd', when: 'rulingOpen', since: 'rulingOpen' },
      { on: ['seller'], until: 'rulingOpen', when: 'buyerOffered', since: 'offered' },
      { on: ['buyer'], until: 'rulingOpen', when: 'sellerOffered', since: 'offered' },
      { on: ['buyer', 'seller'], until: 'rulingOpen', when: 'negotiating' },
    ],
  },
  quarantined: { on: ['finance'], within: '3wd' },
  cleared: { on: ['warehouse'], within: '1wd' },
  // The carrier's delivery is recorded by a desk, or the parcel is traced.
  dispatched: {
    on: ['buyer', 'warehouse'],
    within: '10wd',
    instead: [
      { on: ['buyer'], within: '7d', when: 'delivered', since: 'delivered' },
      { on: ['warehouse'], within: traceWithin, when: 'traced', since: 'traced' },
    ],
  },
  suspended: { on: ['support'], within: '2wd' },
  returning: {
    on: ['buyer'],
    within: '1wd',
    instead: [
      {
        on: ['warehouse'],
        within: sendBackWithin,
        when: 'returnAuthorised',
        since: 'returnAuthorised',
      },
    ],
  },
  returned: { on: ['finance'], within: '3wd' },
  refunding: { on: ['finance'], within: '3wd' },
  completed: null,
  refunded: null,
  cancelled: null,
};

/** States of an agent order that wait for another than a trade order's do. */
export const agentWaits: Partial<Record<OrderState, OrderWait>> = {
  placed: { on: ['support'], within: '1wd' },
};

/** Returns whom a state of a kind of order waits for; null where it has ended. */
export const orderWaitOf = (kind: OrderKind, state: OrderState): OrderWait | null =>
  (kind === 'agent' ? agentWaits[state] : undefined) ?? orderWaits[state];
