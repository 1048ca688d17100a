import type { EventOf, MessageOf, Row, Span, Wait } from '../state-machine.ts';

/** What members and visitors bring to support: three kinds of one thing, a case. */
export const caseKinds = ['legal', 'complaint', 'feedback'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = ['submitted', 'inReview', 'answered', 'waitingForYou', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** `author` is who brought the case, signed in or by the link of the mail. */
export const caseActors = ['author', 'support', 'clock'] as const;
export type CaseActor = (typeof caseActors)[number];

/** An answered case, or one that waits for its author, is closed after so long without a word. */
export const caseSilence: Span = '14d';

/** A closed case may be opened again for so many days. */
export const caseReopenDays = 30;

/** Who may do what in which state; support takes a case before it answers. */
export const caseTable = [
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
  { event: 'close', from: 'submitted', to: 'closed', by: ['author'] },
  { event: 'close', from: 'inReview', to: 'closed', by: ['author'] },
  { event: 'close', from: 'answered', to: 'closed', by: ['author'] },
  { event: 'close', from: 'waitingForYou', to: 'closed', by: ['author'] },
  { event: 'end', from: 'inReview', to: 'closed', by: ['support'], notify: ['author'] },
  { event: 'end', from: 'answered', to: 'closed', by: ['support'], notify: ['author'] },
  { event: 'end', from: 'waitingForYou', to: 'closed', by: ['support'], notify: ['author'] },
  {
    event: 'expire',
    from: 'answered',
    to: 'closed',
    by: ['clock'],
    due: caseSilence,
    notify: ['author'],
  },
  {
    event: 'expire',
    from: 'waitingForYou',
    to: 'closed',
    by: ['clock'],
    due: caseSilence,
    notify: ['author'],
  },
  {
    event: 'reopen',
    from: 'closed',
    to: 'inReview',
    by: ['author', 'support'],
    when: 'recentlyClosed',
  },
] as const satisfies readonly Row<CaseState, CaseActor>[];

export type CaseRow = (typeof caseTable)[number];
export type CaseEvent = EventOf<CaseRow>;
/** The kinds of messages that rows send, without the slice's name before them. */
export type CaseMessage = MessageOf<CaseRow>;

type Waits = Readonly<Record<CaseState, Wait<CaseActor> | null>>;

const waits = (take: Span, answer: Span): Waits => ({
  submitted: { on: ['support'], within: take },
  inReview: { on: ['support'], within: answer },
  answered: { on: ['author'], within: caseSilence },
  waitingForYou: { on: ['author'], within: caseSilence },
  closed: null,
});

/** Whom each state waits for, by kind: support takes a case up and answers it in working days. */
export const caseWaits: Readonly<Record<CaseKind, Waits>> = {
  legal: waits('1wd', '2wd'),
  complaint: waits('1wd', '3wd'),
  feedback: waits('2wd', '5wd'),
};
