import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  cancel: 'Back',
  reason: 'Reason',
  recount: {
    title: 'Count again',
    button: 'Record the second count',
    first: 'First count {count}',
    counted: 'Counted',
    effect: 'Both parties see both counts and acknowledge anew.',
  },
  rest: {
    title: 'Send back the rest',
    button: 'Record the return',
    effect: 'First this return, then the buyer’s parcel. Suspect pieces stay in quarantine.',
  },
  returnTo: 'Return to',
  noReturn: 'The seller has no address on file: ask in the messages.',
  trace: {
    open: 'Parcel missing or empty: trace it',
    title: 'Trace with the carrier',
    caseNo: 'Carrier’s case number',
    note: 'What is known',
    send: 'Record the trace',
    since: 'Traced since {time}, case {caseNo}.',
    found: 'It was found',
    giveUp: 'Give up what is missing',
    lost: 'Declare it lost…',
    lostTitle: 'Declare lost: a second person approves',
    outcome: 'What follows',
    refund: 'Refund the buyer',
    shipAgain: 'The seller ships again, the money stays held',
    claim: 'Number of the insurance claim',
    covered:
      'Lost on its way to the buyer: escrow goes back to the buyer and the insurance account pays the seller; on an escrow order it pays the buyer.',
    ask: 'Ask for approval',
    asked: 'Asked. A second person has to approve it.',
    waits: '{name} asks to declare it lost ({outcome}), claim {caseNo}. Reason: {reason}',
    approve: 'Approve',
    refuse: 'Refuse',
    withdraw: 'Withdraw the request',
    approved: 'Approved.',
    refused: 'Refused. The trace goes on.',
    withdrawn: 'The request is withdrawn.',
  },
} satisfies Translated<typeof zh>;
