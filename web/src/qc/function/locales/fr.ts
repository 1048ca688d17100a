import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'Une pièce conforme à 25 °C peut échouer au chaud ou au froid. On décide d’abord quoi mesurer, puis à quelle température.',
  description:
    'Essais électriques, fonctionnels, cycles thermiques et vieillissement : échantillons, conditions et mesures de chaque niveau, et essais par plage de température.',
  levels: 'Niveaux',
  condition: 'Condition',
  measures: 'Ce qui est mesuré',
  sample: '{lot} ou plus',
  electrical: {
    condition: '25 °C, courant continu',
    measures: 'valeurs continues, fuites, courbe de chaque broche',
  },
  functional: {
    condition: '25 °C, application type',
    measures: 'fonctions, temps, valeurs alternatives',
  },
  thermalCycling: {
    condition: 'cycles entre limites convenues',
    measures: 'aspect et valeurs électriques ensuite',
  },
  ageing: {
    condition: 'alimenté à chaud, heures au rapport',
    measures: 'dérive des valeurs avant et après',
  },
  ranges: 'Plages de température usuelles des fabricants',
  range: 'Plage',
  from: 'De',
  to: 'À',
  commercial: 'Commerciale',
  industrial: 'Industrielle',
  automotive: 'Automobile',
  military: 'Militaire',
  rangesNote:
    'La fiche technique de la pièce décide. Les prix listés valent à 25 °C ; le support chiffre d’autres températures avec la commande.',
  rules: 'Comment on juge',
  rule1:
    'Les limites viennent de la fiche technique ; les lectures sont au rapport avec unité et limites.',
  rule2: 'Une bonne pièce valide programme et montage avant chaque série.',
  rule3: 'À une température, on mesure quand la lecture s’est stabilisée.',
  rule4: 'Une pièce hors limites est mesurée à nouveau ; elle échoue si les deux lectures le sont.',
  rule5: 'Températures et fonctions non testées sont nommées au rapport comme non couvertes.',
} satisfies Translated<typeof zh>;
