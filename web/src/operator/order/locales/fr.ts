import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  cancel: 'Retour',
  reason: 'Motif',
  recount: {
    title: 'Recompter',
    button: 'Enregistrer le second comptage',
    first: 'Premier comptage {count}',
    counted: 'Compté',
    effect: 'Les deux parties voient les deux comptages et en prennent acte à nouveau.',
  },
  rest: {
    title: 'Renvoyer le reste',
    button: 'Enregistrer le retour',
    effect:
      'D’abord ce retour, puis le colis de l’acheteur. Les pièces suspectes restent en quarantaine.',
  },
  returnTo: 'Renvoyer à',
  noReturn: 'Le vendeur n’a pas d’adresse : demandez dans les messages.',
  trace: {
    open: 'Colis perdu ou vide : rechercher',
    title: 'Recherche auprès du transporteur',
    caseNo: 'Numéro de dossier du transporteur',
    note: 'Ce qu’on sait',
    send: 'Enregistrer la recherche',
    since: 'Recherche depuis le {time}, dossier {caseNo}.',
    found: 'Retrouvé',
    giveUp: 'Abandonner ce qui manque',
    lost: 'Le déclarer perdu…',
    lostTitle: 'Déclarer perdu : une seconde personne approuve',
    outcome: 'La suite',
    refund: 'Rembourser l’acheteur',
    shipAgain: 'Le vendeur réexpédie, l’argent reste séquestré',
    claim: 'Numéro du dossier d’assurance',
    covered:
      'Perdu en route vers l’acheteur : le séquestre lui revient et le compte d’assurance paie le vendeur ; pour une commande sous séquestre, il paie l’acheteur.',
    ask: 'Demander l’approbation',
    asked: 'Demandé. Une seconde personne doit approuver.',
    waits: '{name} demande de le déclarer perdu ({outcome}), dossier {caseNo}. Motif : {reason}',
    approve: 'Approuver',
    refuse: 'Refuser',
    withdraw: 'Retirer la demande',
    approved: 'Approuvé.',
    refused: 'Refusé. La recherche continue.',
    withdrawn: 'La demande est retirée.',
  },
} satisfies Translated<typeof zh>;
