import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Réclamations après-vente',
  tabs: 'Travail',
  tab: {
    open: 'En cours',
    support: 'À trancher',
    warehouse: 'Au quai',
    ended: 'Terminées',
    all: 'Toutes',
  },
  empty: 'Aucune réclamation.',
  rule: {
    title: 'Trancher par écrit',
    staffIsParty: 'Vous êtes partie à cette réclamation. Une autre personne tranche.',
    decision: 'Décision',
    reject: 'Rejeter',
    pay: 'Payer l’acheteur',
    counted: 'Compté, {pieces} : {money}',
    whole: 'Tout ce qui était convenu : {money}',
    reason: 'Motifs ; lus par les deux parties',
    send: 'Soumettre à une seconde personne',
    sent: 'La décision attend la seconde personne',
    approve: 'Approuver la décision',
    compared: 'J’ai lu les deux parties et les preuves',
    effect: 'En vigueur après l’accord d’une seconde personne ; l’argent suit.',
  },
  arrival: {
    title: 'Colis arrivé avant la saisie de l’acheteur',
    text: 'Saisissez le transporteur et le numéro que porte le colis ; laissez vide ce qu’il ne montre pas. Comparez l’expéditeur et l’acheteur. Une fois l’arrivée enregistrée, l’acheteur ne peut plus retirer la réclamation, et vous pouvez compter.',
    send: 'Enregistrer l’arrivée',
    staffIsParty: 'Vous êtes partie à cette réclamation. Une autre personne s’occupe du colis.',
    expected: '{count} pcs attendues ; le colis est là',
  },
  cancelArrival: {
    title: 'Colis d’une autre réclamation',
    text: 'L’arrivée est annulée. L’acheteur peut envoyer la marchandise ou retirer la réclamation, comme avant.',
    send: 'Annuler l’arrivée',
  },
  receive: {
    title: 'Compter le retour',
    expected: '{count} pcs attendues, {carrier} {trackingNo}',
    more: 'S’il en est arrivé plus, comptez-les toutes et mettez l’excédent à part : il repart chez l’acheteur.',
    late: 'Le colis est finalement arrivé',
    send: 'Enregistrer le comptage',
  },
  recount: {
    title: 'Recompter, autre personne',
    counted: '{count} pcs ont été comptées.',
  },
  lost: {
    title: 'Colis non arrivé',
    send: 'Transmettre au support',
  },
  forward: {
    seller: 'Envoyer au vendeur',
    buyer: 'Renvoyer à l’acheteur (rejetée)',
    pieces: '{count} pcs repartent ; les {surplus} pcs au-delà de l’accord, non.',
    noAddress: 'Le vendeur n’a pas encore d’adresse ; demandez-la.',
    send: 'Enregistrer l’envoi',
  },
  returnSurplus: {
    title: 'Renvoyer l’excédent à l’acheteur : {count} pcs',
    send: 'Enregistrer le renvoi à l’acheteur',
  },
  quarantine: {
    title: 'Mettre en quarantaine',
    text: 'Contrefaçon présumée : ne doit pas revenir au vendeur.',
    send: 'Enregistrer la quarantaine',
  },
  done: 'Enregistré',
} satisfies Translated<typeof zh>;
