import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'The seller',
  aside: 'reads only what you tick',
  status: {
    none: 'Not forwarded to the seller.',
    asked: 'Forwarded; the seller’s answer is awaited.',
    silent: 'The seller did not answer in time. It may still answer until the case is closed.',
    answered: 'The seller answered.',
    passedOn: 'The seller’s answer was passed on to the author.',
    withdrawn: 'Withdrawn; the seller reads nothing of it any more.',
  },
  noConsent:
    'The author has not allowed this to be shown to the seller. Ask by “Ask for more”; the author can allow it on the page of the case.',
  takeFirst: 'Take it up first; then it can be forwarded.',
  act: 'About the seller',
  forward: 'Forward to the seller',
  askSeller: 'Ask the seller again',
  passOn: 'Pass the answer on',
  withdraw: 'Withdraw',
  seller: 'Seller',
  chooseSeller: 'Choose a seller',
  ofOrder: '{name} (seller of the order)',
  find: 'Find a seller by name',
  findGo: 'Find',
  nobody: 'No settled seller has this name.',
  textToSeller: 'Words to the seller',
  textToAuthor: 'Words to the author',
  textWhy: 'Why (the seller reads it)',
  hint: {
    forward: 'The seller has 3 working days; the author is told',
    askSeller: 'The seller has 3 working days again',
    passOn: 'The author is told and may ask further',
    withdraw: 'The seller reads nothing of it any more and need not answer',
  },
  along: 'Goes along',
  alongHint: 'The seller never sees the author’s e-mail or telephone, nor internal notes',
  alongAuthor: 'Of the seller’s answer',
  nothing: 'There is nothing to go along.',
  go: {
    forward: 'Forward',
    askSeller: 'Send question',
    passOn: 'Pass on',
    withdraw: 'Withdraw',
  },
  done: {
    forward: '{no} was forwarded to the seller.',
    askSeller: 'The seller was asked.',
    passOn: 'The author was told.',
    withdraw: '{no} was withdrawn.',
  },
} satisfies Translated<typeof zh>;
