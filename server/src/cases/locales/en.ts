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
  },
  open: 'Read the case',
  secret: 'Whoever has this link can read the case and reply. Do not pass it on.',
  brand: 'Assay 验芯',
  why: 'You receive this mail because somebody sent a case to Assay with this address. If it was not you, ignore it.',
  queue: { legal: 'Legal request', complaint: 'Complaint about a seller', feedback: 'Feedback' },
  anonymous: 'visitor',
} satisfies CaseWords;
