import type { StatementWords } from '../words.ts';

export const fr: StatementWords = {
  title: 'Relevé du portefeuille',
  file: 'assay-releve',
  account: 'Compte',
  period: 'Période',
  zone: 'heures en GMT+8',
  opening: 'Solde initial',
  incoming: 'Total des entrées',
  outgoing: 'Total des sorties',
  closing: 'Solde final',
  none: 'Aucun mouvement sur cette période.',
  foot: 'Mouvements du solde disponible. Les montants gelés ou sous séquestre n’en font pas partie.',
  columns: {
    no: 'N°',
    time: 'Heure (GMT+8)',
    matter: 'Objet',
    reference: 'Référence',
    change: 'Mouvement',
    balance: 'Solde',
    remark: 'Remarque',
  },
  matters: {
    recharge: 'Recharge',
    withdrawal: 'Retrait',
    exchange: 'Change',
    compensation: 'Indemnité',
    payment: 'Paiement de commande',
    refund: 'Remboursement',
    receipt: 'Encaissement',
  },
};
