import type { EventOf, MessageOf, Row, Span, Wait } from '../state-machine.ts';

/** The kinds of cases that members and visitors open with support. */
export const caseKinds = ['legal', 'complaint', 'feedback'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = [
  'submitted',
  'inReview',
  'withSeller',
  'answered',
  'waitingForYou',
  'closed',
] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * `author` is who brought the case, signed in or by the link of the mail; `seller` is the company
 * to which support forwarded a complaint.
 */
export const caseActors = ['author', 'support', 'seller', 'clock'] as const;
export type CaseActor = (typeof caseActors)[number];

/** An answered case, or one that waits for its author, is closed after so long without a word. */
export const caseSilence: Span = '14d';

/** A seller answers a forwarded complaint within so long. */
export const sellerReplyTime: Span = '3wd';

/** Where the forwarding of a complaint stands; a withdrawn one is no longer shown to the seller. */
export const forwardStates = ['asked', 'silent', 'answered', 'passedOn', 'withdrawn'] as const;
export type ForwardState = (typeof forwardStates)[number];

/** A closed case may be opened again for so many days. */
export const caseReopenDays = 30;

const bySupport = ['support'] as const;
const toSeller = ['seller'] as const;

/** Rows of every kind of case. A seller is notified only where a complaint was forwarded to it. */
const plainRows = [
  { event: 'take', from: 'submitted', to: 'inReview', by: ['support'] },
  // Nobody takes a case over from oneself.
  { event: 'take', from: 'inReview', to: 'inReview', by: ['support'], when: 'notMine' },
  { event: 'answer', from: 'inReview', to: 'answered', by: ['support'], notify: ['author'] },
  { event: 'answer', from: 'answered', to: 'answered', by: ['support'], notify: ['author'] },
  { event: 'askBack', from: 'inReview', to: 'waitingForYou', by: ['support'], notify: ['author'] },
  { event: 'reply', from: 'submitted', to: 'submitted', by: ['author'] },
  { event: 'reply', from: 'inReview', to: 'inReview', by: ['author'] },
  { event: 'reply', from: 'answered', to: 'inReview', by: ['author'] },
  { event: 'reply', from: 'waitingForYou', to: 'inReview', by: ['author'] },
  { event: 'close', from: 'submitted', to: 'closed', by: ['author'], notify: ['seller'] },
  { event: 'close', from: 'inReview', to: 'closed', by: ['author'], notify: ['seller'] },
  { event: 'close', from: 'answered', to: 'closed', by: ['author'], notify: ['seller'] },
  { event: 'close', from: 'waitingForYou', to: 'closed', by: ['author'], notify: ['seller'] },
  { event: 'end', from: 'inReview', to: 'closed', by: ['support'], notify: ['author', 'seller'] },
  { event: 'end', from: 'answered', to: 'closed', by: ['support'], notify: ['author', 'seller'] },
  {
    event: 'end',
    from: 'waitingForYou',
    to: 'closed',
    by: ['support'],
    notify: ['author', 'seller'],
  },
  {
    event: 'expire',
    from: 'answered',
    to: 'closed',
    by: ['clock'],
    due: caseSilence,
    notify: ['author', 'seller'],
  },
  {
    event: 'expire',
    from: 'waitingForYou',
    to: 'closed',
    by: ['clock'],
    due: caseSilence,
    notify: ['author', 'seller'],
  },
  {
    event: 'reopen',
    from: 'closed',
    to: 'inReview',
    by: ['author', 'support'],
    when: 'recentlyClosed',
    notify: ['author', 'seller'],
  },
] as const satisfies readonly Row<CaseState, CaseActor>[];

/** Rows of complaints alone: support forwards one to its seller, with the author's consent. */
const forwardRows = [
  { event: 'allowForward', from: 'submitted', to: 'submitted', by: ['author'], when: 'mayAllow' },
  { event: 'allowForward', from: 'inReview', to: 'inReview', by: ['author'], when: 'mayAllow' },
  { event: 'allowForward', from: 'answered', to: 'inReview', by: ['author'], when: 'mayAllow' },
  {
    event: 'allowForward',
    from: 'waitingForYou',
    to: 'inReview',
    by: ['author'],
    when: 'mayAllow',
  },
  {
    event: 'forward',
    from: 'inReview',
    to: 'withSeller',
    by: bySupport,
    when: 'mayForward',
    notify: ['author', 'seller'],
  },
  // After it was withdrawn from a wrong company, or allowed only then.
  {
    event: 'forward',
    from: 'answered',
    to: 'withSeller',
    by: bySupport,
    when: 'mayForward',
    notify: ['author', 'seller'],
  },
  {
    event: 'forward',
    from: 'waitingForYou',
    to: 'withSeller',
    by: bySupport,
    when: 'mayForward',
    notify: ['author', 'seller'],
  },
  {
    event: 'askSeller',
    from: 'inReview',
    to: 'withSeller',
    by: bySupport,
    when: 'mayAskSeller',
    notify: toSeller,
  },
  { event: 'sellerAnswer', from: 'withSeller', to: 'inReview', by: toSeller },
  // A late answer still counts for as long as the case is open.
  { event: 'sellerAnswer', from: 'inReview', to: 'inReview', by: toSeller, when: 'wasSilent' },
  { event: 'sellerAnswer', from: 'answered', to: 'inReview', by: toSeller, when: 'wasSilent' },
  { event: 'sellerAnswer', from: 'waitingForYou', to: 'inReview', by: toSeller, when: 'wasSilent' },
  {
    event: 'sellerSilent',
    from: 'withSeller',
    to: 'inReview',
    by: ['clock'],
    due: sellerReplyTime,
    notify: toSeller,
  },
  { event: 'withdrawForward', from: 'withSeller', to: 'inReview', by: bySupport, notify: toSeller },
  {
    event: 'withdrawForward',
    from: 'inReview',
    to: 'inReview',
    by: bySupport,
    when: 'isForwarded',
    notify: toSeller,
  },
  {
    event: 'withdrawForward',
    from: 'answered',
    to: 'answered',
    by: bySupport,
    when: 'isForwarded',
    notify: toSeller,
  },
  {
    event: 'withdrawForward',
    from: 'waitingForYou',
    to: 'waitingForYou',
    by: bySupport,
    when: 'isForwarded',
    notify: toSeller,
  },
  {
    event: 'passOn',
    from: 'inReview',
    to: 'answered',
    by: bySupport,
    when: 'sellerAnswered',
    notify: ['author'],
  },
  // Support answered or asked the author first.
  {
    event: 'passOn',
    from: 'answered',
    to: 'answered',
    by: bySupport,
    when: 'sellerAnswered',
    notify: ['author'],
  },
  {
    event: 'passOn',
    from: 'waitingForYou',
    to: 'waitingForYou',
    by: bySupport,
    when: 'sellerAnswered',
    notify: ['author'],
  },
  { event: 'reply', from: 'withSeller', to: 'withSeller', by: ['author'] },
  { event: 'close', from: 'withSeller', to: 'closed', by: ['author'], notify: toSeller },
  {
    event: 'end',
    from: 'withSeller',
    to: 'closed',
    by: bySupport,
    notify: ['author', 'seller'],
  },
] as const satisfies readonly Row<CaseState, CaseActor>[];

/** Who may do what in which state; support takes a case before it answers. */
export const caseTable = [...plainRows, ...forwardRows] as const;

/** Returns the rows that cases of a kind have: complaints alone are forwarded. */
export const caseTableOf = (kind: CaseKind): readonly CaseRow[] =>
  kind === 'complaint' ? caseTable : plainRows;

export type CaseRow = (typeof caseTable)[number];
export type CaseEvent = EventOf<CaseRow>;
/** The kinds of messages that rows send, without the slice's name before them. */
export type CaseMessage = MessageOf<CaseRow>;

type Waits = Readonly<Record<CaseState, Wait<CaseActor> | null>>;

const waitsByState = (pickupTime: Span, replyTime: Span): Waits => ({
  submitted: { on: ['support'], within: pickupTime },
  inReview: { on: ['support'], within: replyTime },
  withSeller: { on: ['seller'], within: sellerReplyTime },
  answered: { on: ['author'], within: caseSilence },
  waitingForYou: { on: ['author'], within: caseSilence },
  closed: null,
});

/** Whom each state waits for, by kind: support takes a case up and answers it in working days. */
export const caseWaits: Readonly<Record<CaseKind, Waits>> = {
  legal: waitsByState('1wd', '2wd'),
  complaint: waitsByState('1wd', '3wd'),
  feedback: waitsByState('2wd', '5wd'),
};
