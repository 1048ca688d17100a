import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Who is on it',
  nobody: 'Nobody is on it',
  mine: 'You are on it until {until}',
  other: '{name} is on it since {since}',
  take: 'Take it',
  takeOver: 'Take over',
  release: 'Let go',
  handOver: 'Hand over',
  handTitle: 'Hand over {ref}',
  colleague: 'Colleague',
  choose: 'Choose',
  note: 'Note',
  noteHint: 'Your colleague sees it at the bell and here',
  handed: '{ref} is handed to {name}',
  taken: 'You are on {ref}',
  released: '{ref} is free again',
  notes: 'Internal notes',
  notesHint: 'Only staff read them. They cannot be changed.',
  add: 'Add a note',
  added: 'The note is added',
  text: 'Note',
  took: '{name} took over from {from}',
  gave: '{name} handed it to {to}',
  nobodyElse: 'No other colleague can open this page.',
} satisfies Translated<typeof zh>;
