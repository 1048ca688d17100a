import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Ce que cela change',
  counted:
    'Compté le {at} d’après les enregistrements de ce moment. La seconde personne les voit recomptés.',
  whenProposed: 'Lors de la proposition',
  countedThen: 'Compté le {at}, lors de la proposition du changement.',
  counting: 'Comptage de ce qui est touché',
  nothing: 'Rien de ce qui est ouvert n’est touché.',
  same: 'Le réglage a déjà cette valeur : rien ne change.',
  unfilled: 'Affiché dès que les champs sont remplis.',
  more: 'Plus de {count}',
  fromThen: {
    usdCny: 'Les changes demandés dès lors utilisent {rate}.',
    exchangeFee: 'Les changes demandés dès lors coûtent {percent}.',
    exchangeLimits:
      'Dès lors, un change va de {least} à {most}, et {perDay} par membre et par jour.',
    rechargeTwoPeople: 'Dès lors, les recharges de plus de {above} demandent deux personnes.',
    rateDays: 'Dès lors, un taux est {days}.',
    commission:
      'Les commandes passées dès lors, y compris sur les devis ouverts, paient {tradePercent} (commerciales) ou {agentPercent} (séquestre).',
    cashLimits:
      'Dès lors, un retrait va de {least} à {most}, et {perDay} par membre et par jour. Le second facteur est demandé dès que les retraits et les changes d’un jour atteignent {secondFactorFrom}.',
    goodwill: 'Dès lors, les gestes commerciaux d’une commande atteignent au plus {perOrder}.',
    suspicion: 'Dès lors les constats suivent ces seuils ; ceux qui existent restent.',
    accountUsd:
      'Dès lors, les membres lisent le compte {account} chez {bank} pour les recharges, les fichiers de paiement le nomment comme payeur et seuls ses relevés sont acceptés.',
    accountCny:
      'Dès lors, les vendeurs lisent le compte {account} chez {bank} pour les dépôts et seuls ses relevés sont acceptés.',
    dock: 'Dès lors, vendeurs et acheteurs lisent cette adresse du quai sur les pages, étiquettes et documents : {address}',
    phones: 'Dès lors, les pages affichent {shenzhen}, {sales}, {sellers} et {lab}.',
    workingDays:
      'Les délais qui commencent dès lors sont comptés avec ces jours. Les délais déjà fixés restent.',
    carriers:
      'Dès lors les formulaires proposent ces transporteurs, et les pages et les messages les nomment et y renvoient : {carriers}',
    appointments:
      'Dès lors, les vendeurs réservent des créneaux de {windowMinutes} minutes de {opens} à {closes}, pour {perWindow} colis chacun, {daysAhead} jours ouvrés à l’avance. Fermé : {closures}',
    bankCharges:
      'Dès lors, des frais de la banque atteignent au plus {chargeUsd} ou {chargeCny}, et {chargePercent} de la somme due.',
  },
  effect: {
    ordersKeep_one: '{n} commande ouverte garde la commission fixée à sa création.',
    ordersKeep_other: '{n} commandes ouvertes gardent la commission fixée à leur création.',
    exchangesKeep_one: '{n} change en cours garde ce qui a été convenu.',
    exchangesKeep_other: '{n} changes en cours gardent ce qui a été convenu.',
    quotesKeep_one: '{n} devis de change encore ouvert garde son taux et ses frais.',
    quotesKeep_other: '{n} devis de change encore ouverts gardent leur taux et leurs frais.',
    claimsFollow_one:
      '{n} réclamation ouverte suit : ce qu’elle prend sur un dépôt est converti au nouveau taux.',
    claimsFollow_other:
      '{n} réclamations ouvertes suivent : ce qu’elles prennent sur un dépôt est converti au nouveau taux.',
    exchangesOutside_one:
      '{n} change en cours est hors des nouvelles limites et continue comme convenu.',
    exchangesOutside_other:
      '{n} changes en cours sont hors des nouvelles limites et continuent comme convenu.',
    sellersOverDay_one:
      '{n} membre a vendu plus que cela aujourd’hui et ne peut plus vendre avant demain.',
    sellersOverDay_other:
      '{n} membres ont vendu plus que cela aujourd’hui et ne peuvent plus vendre avant demain.',
    suspicionsMore_one: 'Sur les 90 derniers jours, elles en trouvent {n} de plus.',
    suspicionsMore_other: 'Sur les 90 derniers jours, elles en trouvent {n} de plus.',
    suspicionsFewer_one: 'Sur les 90 derniers jours, elles en trouvent {n} de moins.',
    suspicionsFewer_other: 'Sur les 90 derniers jours, elles en trouvent {n} de moins.',
    suspicionsStay_one: '{n} constat des 90 derniers jours est trouvé par les deux.',
    suspicionsStay_other: '{n} constats des 90 derniers jours sont trouvés par les deux.',
    rechargesTwo_one: '{n} recharge annoncée demande alors deux personnes, et une maintenant.',
    rechargesTwo_other:
      '{n} recharges annoncées demandent alors deux personnes, et une maintenant.',
    rechargesOne_one: '{n} recharge annoncée demande alors une personne, et deux maintenant.',
    rechargesOne_other: '{n} recharges annoncées demandent alors une personne, et deux maintenant.',
    rateUntil_one: 'Le taux est utilisable jusqu’au {until}.',
    rateUntil_other: 'Le taux est utilisable jusqu’au {until}.',
    rateTooOld_one:
      'Le taux est trop ancien depuis le {until} : personne ne peut changer avant qu’un autre soit fixé.',
    rateTooOld_other:
      'Le taux est trop ancien depuis le {until} : personne ne peut changer avant qu’un autre soit fixé.',
    withdrawalsOutside_one:
      '{n} retrait en attente est hors des nouvelles limites et est payé comme demandé.',
    withdrawalsOutside_other:
      '{n} retraits en attente sont hors des nouvelles limites et sont payés comme demandé.',
    withdrawersOverDay_one:
      '{n} membre a retiré plus que cela aujourd’hui et ne peut plus rien demander avant demain.',
    withdrawersOverDay_other:
      '{n} membres ont retiré plus que cela aujourd’hui et ne peuvent plus rien demander avant demain.',
    withdrawalsNoFactor_one:
      '{n} retrait en attente qui porte la journée de son membre à ce montant n’a pas de second facteur : il est payé 24 heures après l’ajout de son compte, comme avant.',
    withdrawalsNoFactor_other:
      '{n} retraits en attente qui portent la journée de leur membre à ce montant n’ont pas de second facteur : ils sont payés 24 heures après l’ajout de leur compte, comme avant.',
    exchangesNoFactor_one:
      '{n} change en cours qui porte la journée de son membre à ce montant n’a pas de second facteur : il est payé 24 heures après l’ajout de son compte, comme avant.',
    exchangesNoFactor_other:
      '{n} changes en cours qui portent la journée de leur membre à ce montant n’ont pas de second facteur : ils sont payés 24 heures après l’ajout de leur compte, comme avant.',
    balancesBelowLeast_one: '{n} membre ne peut plus retirer ce qu’il a.',
    balancesBelowLeast_other: '{n} membres ne peuvent plus retirer ce qu’ils ont.',
    goodwillSpent_one: '{n} commande a déjà reçu ce montant : plus rien ne peut y être versé.',
    goodwillSpent_other: '{n} commandes ont déjà reçu ce montant : plus rien ne peut y être versé.',
    goodwillRefused_one:
      '{n} remboursement qui attend sa seconde personne le dépasse et ne peut plus être approuvé.',
    goodwillRefused_other:
      '{n} remboursements qui attendent leur seconde personne le dépassent et ne peuvent plus être approuvés.',
    rechargesToOld_one: '{n} recharge est annoncée sur le compte actuel : son argent y arrive.',
    rechargesToOld_other:
      '{n} recharges sont annoncées sur le compte actuel : leur argent y arrive.',
    referencesToOld_one: '{n} référence de paiement ouverte a été donnée avec le compte actuel.',
    referencesToOld_other:
      '{n} références de paiement ouvertes ont été données avec le compte actuel.',
    payoutFilesFromOld_one:
      '{n} fichier de paiements non libéré nomme le compte actuel comme payeur : annulez-le et refaites-le.',
    payoutFilesFromOld_other:
      '{n} fichiers de paiements non libérés nomment le compte actuel comme payeur : annulez-les et refaites-les.',
    depositsToOld_one: '{n} dépôt est annoncé sur le compte actuel : son argent y arrive.',
    depositsToOld_other: '{n} dépôts sont annoncés sur le compte actuel : leur argent y arrive.',
    parcelsToOld_one: '{n} colis est en route vers l’adresse actuelle.',
    parcelsToOld_other: '{n} colis sont en route vers l’adresse actuelle.',
    parcelsToNew_one: '{n} commande pas encore expédiée montre la nouvelle adresse à son vendeur.',
    parcelsToNew_other:
      '{n} commandes pas encore expédiées montrent la nouvelle adresse à leurs vendeurs.',
    claimsToNew_one: '{n} retour pas encore envoyé montre la nouvelle adresse à son acheteur.',
    claimsToNew_other:
      '{n} retours pas encore envoyés montrent la nouvelle adresse à leurs acheteurs.',
    ordersDue_one: '{n} commande a son échéance au premier jour changé ou après et la garde.',
    ordersDue_other:
      '{n} commandes ont leur échéance au premier jour changé ou après et la gardent.',
    claimsDue_one: '{n} réclamation a son échéance au premier jour changé ou après et la garde.',
    claimsDue_other:
      '{n} réclamations ont leur échéance au premier jour changé ou après et la gardent.',
    inspectionsDue_one:
      '{n} inspection a son échéance au premier jour changé ou après et la garde.',
    inspectionsDue_other:
      '{n} inspections ont leur échéance au premier jour changé ou après et la gardent.',
    casesDue_one: '{n} dossier a son échéance au premier jour changé ou après et la garde.',
    casesDue_other: '{n} dossiers ont leur échéance au premier jour changé ou après et la gardent.',
    settlementsDue_one:
      '{n} demande d’agrément a son échéance au premier jour changé ou après et la garde.',
    settlementsDue_other:
      '{n} demandes d’agrément ont leur échéance au premier jour changé ou après et la gardent.',
    withdrawalsDue_one: '{n} retrait a son échéance au premier jour changé ou après et la garde.',
    withdrawalsDue_other:
      '{n} retraits ont leur échéance au premier jour changé ou après et la gardent.',
    parcelsOfCarrier_one:
      '{n} colis est en route avec un transporteur qui change : son nom et sa page de suivi changent aussi.',
    parcelsOfCarrier_other:
      '{n} colis sont en route avec un transporteur qui change : leurs noms et pages de suivi changent aussi.',
    claimParcelsOfCarrier_one:
      '{n} réclamation a des marchandises en retour avec un transporteur qui change : son nom et sa page de suivi changent aussi.',
    claimParcelsOfCarrier_other:
      '{n} réclamations ont des marchandises en retour avec un transporteur qui change : leurs noms et pages de suivi changent aussi.',
    ordersAskCarrier_one:
      '{n} commande ouverte demande un transporteur qui ne livre plus aux acheteurs : le quai en choisit un autre.',
    ordersAskCarrier_other:
      '{n} commandes ouvertes demandent un transporteur qui ne livre plus aux acheteurs : le quai en choisit un autre.',
    appointmentsOutside_one:
      '{n} rendez-vous n’est plus dans un créneau : il garde son heure jusqu’à ce que l’entrepôt le déplace.',
    appointmentsOutside_other:
      '{n} rendez-vous ne sont plus dans un créneau : ils gardent leur heure jusqu’à ce que l’entrepôt les déplace.',
    appointmentsOver_one:
      '{n} rendez-vous est dans un créneau qui dépasse sa capacité : il garde son heure jusqu’à ce que l’entrepôt le déplace.',
    appointmentsOver_other:
      '{n} rendez-vous sont dans des créneaux qui dépassent leur capacité : ils gardent leur heure jusqu’à ce que l’entrepôt les déplace.',
    linesMore_one:
      '{n} ligne ouverte de la banque est alors rapprochée avec frais de façon certaine.',
    linesMore_other:
      '{n} lignes ouvertes de la banque sont alors rapprochées avec frais de façon certaine.',
    linesFewer_one:
      '{n} ligne ouverte de la banque n’est alors plus certaine : une personne décide.',
    linesFewer_other:
      '{n} lignes ouvertes de la banque ne sont alors plus certaines : une personne décide.',
    matchesRefused_one:
      '{n} rapprochement qui attend sa seconde personne a des frais plus élevés et ne pourra plus être approuvé.',
    matchesRefused_other:
      '{n} rapprochements qui attendent leur seconde personne ont des frais plus élevés et ne pourront plus être approuvés.',
  },
} satisfies Translated<typeof zh>;
