import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Phone as camera',
  open: 'Take photos with the phone',
  waiting: 'Waiting for the phone',
  hidden: 'A code is open and is not shown again',
  joined: 'The phone is connected',
  scan: 'Scan it with the camera of the phone. Nobody signs in there; it can add photos here and nothing else.',
  sent_one: '{count} photo came.',
  sent_other: '{count} photos came.',
  until: 'Valid until {time}',
  again: 'Show a new code',
  end: 'End',
  copy: 'Copy the address',
  over: {
    ended_one: 'The phone has ended; {count} photo came.',
    ended_other: 'The phone has ended; {count} photos came.',
    expired_one: 'The 15 minutes are over; {count} photo came.',
    expired_other: 'The 15 minutes are over; {count} photos came.',
    concluded_one: 'The record is closed; {count} photo came.',
    concluded_other: 'The record is closed; {count} photos came.',
  },
} satisfies Translated<typeof zh>;
