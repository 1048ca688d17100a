import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Probabilité de trouver chaque type',
  kind: {
    recycled: 'Recyclé',
    remarked: 'Marquage refait',
    overproduced: 'Surproduit',
    cloned: 'Cloné',
    defective: 'Défectueux',
    forgedDocuments: 'Faux papiers',
    tampered: 'Altéré',
  },
  level: {
    covered: 'couvert',
    underCovered: 'insuffisant',
    notCovered: 'non couvert',
  },
  over: 'plus de {share}',
  measured:
    'Mesuré sur échantillons aveugles : {share} (de {low} à {high}) ; épreuves : {trials}, essais avec chiffres : {tests}',
  tooFew:
    'Mesuré sur échantillons aveugles : épreuves jusqu’ici : {trials} ; affiché à partir de {min} par essai',
  note: 'Pour un lot mauvais à {bad} : échantillons par la formule hypergéométrique, multipliés par le taux de détection de chaque essai, estimé par le laboratoire. Le trait marque 90 %.',
} satisfies Translated<typeof zh>;
