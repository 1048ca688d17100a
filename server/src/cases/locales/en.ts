import type { CaseWords } from './zh.ts';

export const en = {
  messages: {
    'cases.received': {
      title: '{no} is received',
      body: 'Support takes it up by {until}. You are told here and by e-mail of every step.',
    },
    'cases.answer': {
      title: '{no} is answered',
      body: 'Support answers: {text}',
    },
    'cases.askBack': {
      title: '{no} needs a reply from you',
      body: 'Support asks: {text} Reply by {until}; after that the case is closed.',
    },
    'cases.end': {
      title: '{no} is closed',
      body: 'Support closed the case: {text} You may open it again within 30 days.',
    },
    'cases.expire': {
      title: '{no} was closed',
      body: 'There was no reply from you for 14 days, so the case was closed. You may open it again within 30 days.',
    },
    'cases.forward': {
      title: '{no} was forwarded to the seller',
      body: 'Support forwarded your complaint. The seller answers by {until}.',
    },
    'cases.reopen': {
      title: '{no} is open again',
      body: 'Support opened the case again: {text}',
    },
    'cases.passOn': {
      title: '{no}: the seller’s answer',
      body: 'Support passes on what the seller says: {text}',
    },
    'cases.seller.forward': {
      title: 'Complaint {no} needs your answer',
      body: 'Support forwarded a complaint about your company: {text} Answer by {until}.',
    },
    'cases.seller.askSeller': {
      title: 'Complaint {no} needs another answer',
      body: 'Support asks: {text} Answer by {until}.',
    },
    'cases.seller.sellerSilent': {
      title: 'The time to answer complaint {no} is over',
      body: 'No answer came, and support waits no longer. You may still answer until it is closed.',
    },
    'cases.seller.withdrawForward': {
      title: 'Complaint {no} was withdrawn',
      body: 'Support took back the complaint that it had forwarded: {text} No answer is needed.',
    },
    'cases.seller.closed': {
      title: 'Complaint {no} is closed',
      body: 'This complaint is closed and takes no more answers.',
    },
    'cases.seller.reopened': {
      title: 'Complaint {no} is open again',
      body: 'This complaint was opened again. If you have not answered it yet, you may do so now.',
    },
  },
  mails: {
    received: {
      title: '{no} is received',
      body: 'We have your case {no}. Support takes it up by {until}. You get an e-mail at each answer.',
    },
    answer: {
      title: '{no} is answered',
      body: 'Support answered {no}. Read the answer by the link below; you may ask on there.',
    },
    askBack: {
      title: '{no} needs a reply from you',
      body: 'Support needs something from you for {no}. Reply by {until}; after that the case is closed.',
    },
    end: {
      title: '{no} is closed',
      body: 'Support closed {no} and wrote why. You may open it again within 30 days.',
    },
    expire: {
      title: '{no} was closed',
      body: 'There was no reply from you for 14 days, so {no} was closed. You may open it again within 30 days.',
    },
    forward: {
      title: '{no} was forwarded to the seller',
      body: 'Support forwarded {no} to the seller, which answers by {until}.',
    },
    reopen: {
      title: '{no} is open again',
      body: 'Support opened {no} again and wrote why. Read it by the link below.',
    },
    passOn: {
      title: '{no}: the seller’s answer',
      body: 'The seller answered {no}. Read it by the link below; you may ask on there.',
    },
  },
  open: 'Read the case',
  secret: 'Whoever has this link can read the case and reply. Do not pass it on.',
  brand: 'Assay 验芯',
  why: 'You receive this mail because somebody sent a case to Assay with this address. If it was not you, ignore it.',
  forward: { silent: 'seller did not answer in time', answered: 'seller answered' },
  queue: { legal: 'Legal request', complaint: 'Complaint about a seller', feedback: 'Feedback' },
  anonymous: 'visitor',
} satisfies CaseWords;
