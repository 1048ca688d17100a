import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Le laboratoire est lui-même contrôlé',
  lead: 'Un administrateur glisse des contrefaçons et des pièces authentiques connues dans la file, à l’insu du laboratoire. Pour chaque essai : combien ont été détectées, avec l’intervalle à 95 %, à partir de {min} épreuves.',
  test: 'Essai',
  truth: 'Échantillon',
  rate: 'Résultat',
  genuine: 'Authentique',
  caught: '{hits} contrefaçons connues détectées sur {trials} ({low} à {high})',
  alarms: '{hits} fausses alertes sur {trials} échantillons authentiques ({low} à {high})',
  tooFew: '{trials} épreuves ; publié à partir de {min}',
  none: 'Pas encore d’épreuve.',
  foot: 'Intervalles de Clopper et Pearson. Les types qu’un essai ne peut voir ne comptent pas.',
} satisfies Translated<typeof zh>;
