import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Qui s’en occupe',
  nobody: 'Personne ne s’en occupe',
  mine: 'Vous vous en occupez jusqu’à {until}',
  other: '{name} s’en occupe depuis {since}',
  take: 'M’en occuper',
  takeOver: 'Reprendre',
  release: 'Lâcher',
  handOver: 'Transmettre',
  handTitle: 'Transmettre {ref}',
  colleague: 'Collègue',
  choose: 'Choisir',
  note: 'Note',
  noteHint: 'Votre collègue la voit à la cloche et ici',
  handed: '{ref} est transmis à {name}',
  taken: 'Vous vous occupez de {ref}',
  released: '{ref} est de nouveau libre',
  notes: 'Notes internes',
  notesHint: 'Seul le personnel les lit. Elles ne changent plus.',
  add: 'Ajouter une note',
  added: 'La note est ajoutée',
  text: 'Note',
  took: '{name} a repris de {from}',
  gave: '{name} l’a transmis à {to}',
  nobodyElse: 'Aucun autre collègue ne peut ouvrir cette page.',
} satisfies Translated<typeof zh>;
