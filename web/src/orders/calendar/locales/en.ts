import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Calendar of deadlines',
  none: 'Get a secret address and subscribe to it in your own calendar: deadlines of orders and after-sale claims that wait for you, with an alarm half a day before.',
  since: 'The secret address works since {time}.',
  create: 'Get a calendar address',
  again: 'Replace it by a new address',
  copy: 'Copy the address',
  once: 'It is shown this once. Who knows it reads your deadlines; a new address stops the old one.',
  revoke: 'Revoke the calendar address',
  revokeNow: 'Revoke',
  revokeText:
    'Calendars that subscribe to it are not updated any more. You may get a new address later.',
  keep: 'Keep it',
  revoked: 'The calendar address is revoked.',
} satisfies Translated<typeof zh>;
