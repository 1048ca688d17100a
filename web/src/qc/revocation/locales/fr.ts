import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Révoquer le rapport',
  lead: 'Deux personnes révoquent un rapport : l’une le demande, l’autre l’approuve. Les deux parties sont averties aussitôt ; la page, le PDF et la vérification le montrent révoqué.',
  open: 'Demander la révocation',
  reason: 'Pourquoi le révoquer',
  hint: 'Les deux parties et quiconque vérifie le rapport le lisent.',
  send: 'Envoyer la demande',
  sent: 'La demande attend une autre personne du laboratoire.',
  waits: '{name} demande de révoquer ce rapport, jusqu’au {at}',
  approve: 'Approuver la révocation',
  approved: 'Le rapport est révoqué.',
  refuse: 'Refuser',
  refuseReason: 'Pourquoi la refuser',
  refused: 'La demande est refusée.',
  withdraw: 'Retirer la demande',
  withdrawn: 'La demande est retirée.',
  other: 'Vous l’avez demandée : une autre personne du laboratoire décide.',
  back: 'Retour',
} satisfies Translated<typeof zh>;
