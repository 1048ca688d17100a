import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  maker: 'Maker',
  checker: 'Checker',
  waitsForOther: 'You prepared this item. Another colleague decides it.',
  mayDecide: 'You did not prepare this item, so you may decide it.',
  staffIsParty: 'You are a party to the order. Another person decides this item.',
  until: 'To be decided by {at}.',
  note: 'Note',
  noteAside: 'required to send back or reject',
  noteNeeded: 'Say why: the maker reads it.',
  sendBack: 'Send back to {name}',
  refuse: 'Reject',
  withdraw: 'Withdraw my request',
  approved: '{subject} is approved and carried out.',
  refused: '{subject} is rejected.',
  sentBack: '{subject} is sent back to its maker.',
  withdrawn: 'The request about {subject} is withdrawn.',
} satisfies Translated<typeof zh>;
