import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Chiffrer par tableur',
  step: {
    download: '1. Télécharger ce qui attend',
    upload: '2. Envoyer la feuille remplie',
    look: '3. Vérifier et confirmer',
  },
  downloadText:
    'Une ligne par demande ; référence, fabricant et quantité sont repris de votre stock. Un prix unitaire vaut devis, un motif vaut refus, une ligne sans l’un ni l’autre reste telle quelle. Triez et supprimez des lignes à votre gré ; gardez les numéros de demande.',
  download: 'Télécharger les demandes : {count}',
  uploadText:
    'Vous voyez d’abord ce que ferait chaque ligne. Rien n’est envoyé avant votre accord.',
  lost: 'La feuille n’est pas arrivée. Réessayez.',
  nothing: 'Aucune ligne n’a de prix unitaire ni de motif de refus.',
  faults_one: '{count} ligne est erronée et ne sera pas envoyée.',
  faults_other: '{count} lignes sont erronées et ne seront pas envoyées.',
  leaveOut_one: 'Laisser {count} ligne erronée de côté et envoyer les autres',
  leaveOut_other: 'Laisser {count} lignes erronées de côté et envoyer les autres',
  keepFaults: 'Télécharger les erreurs',
  faultFile: 'erreurs dans les devis',
  changed:
    'Une demande a changé après votre vérification. Rien n’a été envoyé ; la feuille a été relue. Vérifiez-la encore une fois.',
  send: 'Envoyer les devis : {quotes}, refus : {refusals}',
  done: 'Devis envoyés : {quoted}, refus : {refused}.',
  close: 'Annuler',
  show: 'Lignes affichées',
  shown: {
    all: 'Toutes',
    quote: 'Devis',
    refuse: 'Refus',
    left: 'Inchangées',
    over: 'Terminées',
    fault: 'Erronées',
  },
  rows: 'Ce que ferait chaque ligne',
  head: {
    row: 'Ligne',
    part: 'Référence, numéro',
    outcome: 'Résultat',
    what: 'Détail',
    no: 'N° de demande',
    column: 'Colonne',
    value: 'Valeur',
    why: 'Motif',
  },
  outcome: {
    quote: 'Devis',
    refuse: 'Refus',
    left: 'Inchangée',
    over: 'Terminée',
    fault: 'Erronée',
  },
  over: 'Cette demande est maintenant « {state} » ; la ligne ne fait rien.',
  left: 'Non remplie ; reste à chiffrer.',
  breaks_one: 'et {count} prix par quantité',
  breaks_other: 'et {count} prix par quantité',
  fault: {
    priceAndReason: 'Une ligne ne peut pas à la fois chiffrer et refuser.',
    choice: 'Choisissez une des valeurs proposées.',
    days: 'Saisissez un des nombres de jours proposés.',
    breaks: 'Écrivez « quantité : prix », plusieurs séparés par des points-virgules.',
    formula: 'La cellule contient une erreur, ou une formule sans résultat.',
    enquiryUnknown: 'Vous n’avez pas de demande portant ce numéro.',
    rowTwice: 'Ce numéro figure déjà dans une ligne plus haut.',
  },
} satisfies Translated<typeof zh>;
