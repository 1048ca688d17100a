import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ask: 'Ask to accept {name} = {value}',
  accepted: '{name} = {value} was accepted by a second person',
  waits: '{name} = {value} waits for a second person',
  title: 'Value outside its limits: {name} = {value}',
  lead: 'Limits {limits}. Once accepted, this value alone may stand in a pass, with the reason in the report.',
  reason: 'Why it can be accepted',
  hint: 'Both parties read this in the report.',
  send: 'Send the request',
  sent: 'The request waits for another person of the lab.',
  approve: 'Accept {value}',
} satisfies Translated<typeof zh>;
