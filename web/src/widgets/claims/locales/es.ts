import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Quién se ocupa',
  nobody: 'Nadie se ocupa',
  mine: 'Usted se ocupa hasta las {until}',
  other: '{name} se ocupa desde las {since}',
  take: 'Ocuparme',
  takeOver: 'Relevar',
  release: 'Soltar',
  handOver: 'Traspasar',
  handTitle: 'Traspasar {ref}',
  colleague: 'Compañero',
  choose: 'Elegir',
  note: 'Nota',
  noteHint: 'Su compañero la ve en la campana y aquí',
  handed: '{ref} se traspasó a {name}',
  taken: 'Usted se ocupa de {ref}',
  released: '{ref} vuelve a estar libre',
  notes: 'Notas internas',
  notesHint: 'Solo las lee el personal. No se pueden cambiar.',
  add: 'Añadir nota',
  added: 'La nota se añadió',
  text: 'Nota',
  took: '{name} relevó a {from}',
  gave: '{name} lo traspasó a {to}',
  nobodyElse: 'Ningún otro compañero puede abrir esta página.',
} satisfies Translated<typeof zh>;
