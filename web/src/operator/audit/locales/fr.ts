import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  kind: 'Type d’objet',
  allKinds: 'Tous les types',
  fromDay: 'Du',
  toDay: 'Au',
  csv: 'Exporter en CSV',
  exported: '{count} lignes exportées',
  cut: 'Seules les {count} lignes les plus récentes sont exportées : affinez le filtre',
  roots: 'Racines quotidiennes',
  rootsAside: 'où en était le journal à la fin de chaque jour, GMT+8',
  day: 'Jour',
  row: 'Ligne',
  hash: 'Empreinte',
} satisfies Translated<typeof zh>;
