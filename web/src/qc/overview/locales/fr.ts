import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  steps: {
    title: 'Déroulement d’un contrôle',
    receive: {
      name: 'Réception',
      text: 'Le quai compte, pèse, photographie et contrôle les scellés. Les deux parties voient tout écart de nombre.',
    },
    plan: {
      name: 'Plan',
      text: 'Type de marchandise et taille du lot fixent essais et échantillons. Un date code fait un lot.',
    },
    test: {
      name: 'Essais',
      text: 'Chaque essai note échantillon, échecs, lectures, instrument avec date d’étalonnage et photos.',
    },
    stop: {
      name: 'Arrêt au soupçon',
      text: 'Un constat suspect arrête le plan jusqu’à ce que l’inspecteur le reprenne avec un motif.',
    },
    review: {
      name: 'Relecture',
      text: 'Un second inspecteur relit photos et lectures, puis émet le rapport avec verdict et grade.',
    },
    confirm: {
      name: 'Double accord',
      text: 'Acheteur et vendeur ont {days} jours ouvrés. Le silence sur un résultat conforme vaut accord.',
    },
  },
  advice: {
    title: 'Essais conseillés par type de marchandise',
    type: 'Type de marchandise',
    tests: 'Essais conseillés',
    note: 'Chaque lot reçoit sans frais le contrôle des documents et de l’emballage et le visuel général. Au lieu de l’essai électrique, on peut choisir le fonctionnel ou les rayons X.',
  },
} satisfies Translated<typeof zh>;
