import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'The terms have changed',
  text: 'New versions of these documents apply. Read what changed; the login goes on once you accept.',
  reading: 'Loading',
  agree: 'I have read the new versions and agree to them',
  accept: 'Accept and log in',
  refuse: 'If you do not agree, call us: your balance and open orders are still dealt with.',
  back: 'Back to the login',
  since: 'Version {number}, applies from {day}',
  compare: 'Paragraphs that changed ({count})',
  whole: 'Read the whole text',
} satisfies Translated<typeof zh>;
