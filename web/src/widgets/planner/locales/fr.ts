import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  quantity: 'Taille du lot',
  family: 'Sorte de pièce',
  families: {
    logic: 'Logique et analogique',
    memory: 'Mémoire',
    programmable: 'Programmable',
    transistor: 'Transistor',
    capacitor: 'Condensateur',
  },
  bad: 'Pièces mauvaises du lot',
  budget: 'Budget',
  days: 'Jours ouvrés au plus',
  pieces: 'Pièces consommées au plus',
  goods: 'Valeur de la marchandise',
  noLimit: 'sans limite',
  kinds: 'Types à trouver',
  wrong: {
    quantity: 'Un entier de 1 à 1 000 000.',
    bad: 'Un nombre de 0,1 à 100, une décimale au plus.',
    budget: 'Un montant, deux décimales au plus.',
    goods: 'Un montant, deux décimales au plus.',
    days: 'Un entier de 0 à 90.',
    pieces: 'Un entier de 0 à 1 000 000.',
    kinds: 'Choisissez au moins un type.',
  },
} satisfies Translated<typeof zh>;
