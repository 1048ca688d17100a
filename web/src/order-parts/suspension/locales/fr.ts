import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  revoked: 'Le rapport {report} a été révoqué le {time}. Motif : {reason}',
  suspended: {
    open: 'La commande est suspendue : ni les marchandises ni l’argent ne bougent et aucun délai ne court. Deux personnes du support décident de la suite.',
    asked:
      'Une décision est demandée et attend une seconde personne. D’ici là la commande est suspendue.',
  },
  released: {
    claim: 'Le vendeur a été payé. Vous pouvez demander le service après-vente.',
    later:
      'Le vendeur a été payé. Une fois les marchandises reçues, vous pourrez demander le service après-vente.',
    apply: 'Demander le service après-vente',
  },
} satisfies Translated<typeof zh>;
