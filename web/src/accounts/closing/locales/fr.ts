import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Terminer et fermer le compte',
  loading: 'Chargement du compte',
  finish: 'À terminer d’abord',
  finishText: 'Un compte se ferme quand plus rien n’est ouvert',
  none: 'Plus rien n’est ouvert.',
  orders: 'Des commandes ne sont pas terminées',
  ordersGo: 'Aller aux commandes',
  claims: 'Des après-ventes ne sont pas terminées',
  claimsGo: 'Aller à l’après-vente',
  balance: 'Il reste de l’argent dans le portefeuille',
  balanceGo: 'Retirer',
  frozen: 'Une somme est bloquée jusqu’à la fin d’un retrait, d’un change ou d’un après-vente',
  frozenGo: 'Aller au portefeuille',
  deposit: 'La caution est encore retenue',
  depositGo: 'Demander sa restitution',
  data: 'Emportez vos données',
  dataText: 'Des fichiers pour vous seul',
  dataOrders: 'Commandes (Excel)',
  dataClaims: 'Après-vente (Excel)',
  dataStock: 'Stock (Excel)',
  dataAccount: 'Compte, société et brouillons (JSON)',
  dataStatement: 'Relevé du portefeuille',
  saved: 'Les données sont téléchargées',
  close: 'Fermer le compte',
  closeText:
    'Les écritures et les commandes que la loi oblige à garder le sont jusqu’à leur échéance ; le reste n’est plus utilisé. Un compte fermé ne peut pas être rouvert.',
  closeGo: 'Fermer le compte',
  closeTitle: 'Fermer ce compte ?',
  closeAsk:
    'Tous les appareils de {email} sont déconnectés et plus personne ne pourra s’y connecter.',
  closed: 'Le compte est fermé',
  leaveLink: 'Fermer le compte',
} satisfies Translated<typeof zh>;
