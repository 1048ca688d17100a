import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Prix des affaires contrôlées et conclues',
  caption: 'Prix de {model} par mois, USD',
  medianUsd: 'Médiane par mois ; barres du plus bas au plus haut, USD',
  month: 'Mois',
  deals: 'Affaires',
  lowest: 'Plus bas',
  median: 'Médiane',
  highest: 'Plus haut',
  note: 'Commandes conclues dont la marchandise est conforme. Un mois de moins de {count} affaires n’est pas affiché.',
  empty: 'Aucun mois ne compte encore {count} affaires contrôlées pour cette pièce.',
} satisfies Translated<typeof zh>;
