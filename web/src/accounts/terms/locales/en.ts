import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'The terms have changed',
  text: 'New versions of these documents apply. Read what changed; the login goes on once you accept.',
  reading: 'Loading',
  agree: 'I have read the new versions and agree to them',
  accept: 'Accept and log in',
  refuse:
    'If you do not agree you can still log in to finish open orders, take your balance out, download your data and close the account. Nothing new can be begun.',
  decline: 'Do not accept, log in to finish',
  declined: {
    label: 'Terms not accepted',
    title: 'You did not accept the terms in force.',
    text: 'You can finish what is open under the former terms and take your balance out, but begin nothing new.',
    wayOut: 'Finish and close the account',
    accept: 'Accept after all',
    submit: 'I have read and accept them',
    done: 'Accepted: your account is whole again',
  },
  back: 'Back to the login',
  since: 'Version {number}, applies from {day}',
  compare: 'Paragraphs that changed ({count})',
  whole: 'Read the whole text',
} satisfies Translated<typeof zh>;
