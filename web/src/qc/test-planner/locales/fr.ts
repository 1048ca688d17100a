import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'Indiquez la taille du lot, les types à trouver, le budget et le délai : le planificateur propose les essais qui trouvent le plus.',
  wish: 'Vos critères',
  go: 'Planifier',
  reckoning: 'Calcul du plan',
  result: 'Plan proposé',
  outweighs: 'Ces essais coûtent {tests}, plus que la marchandise à {goods}.',
  notBest:
    'Trop de combinaisons pour toutes les essayer : le plan est bon, peut-être pas le meilleur.',
  price: 'Prix par lot',
  days: 'Jours ouvrés',
  lost: 'Pièces consommées',
  chart: 'Ce que le plan trouve',
  tests: 'Essais proposés',
  test: 'Essai',
  finds: 'Trouve',
  sample: 'Échantillon',
  order: 'Commander avec ce plan',
} satisfies Translated<typeof zh>;
