import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  cancel: 'Retour',
  reason: 'Motif',
  reasonHint: 'L’autre partie et le support le lisent.',
  count: {
    ask: 'Demander les pièces manquantes',
    askEffect: 'pièces manquent ; le vendeur peut les envoyer sous 3 jours ouvrés',
    close: 'Garder ce qui est arrivé, rembourser {money}',
    asked:
      'Vous avez demandé les pièces le {time}. Le vendeur a 3 jours ouvrés ; vous pouvez garder ce qui est arrivé à tout moment.',
    recounted: 'Une deuxième personne a recompté le {time}.',
  },
  rest: {
    title: 'À vous : envoyez les pièces manquantes',
    button: 'Saisir le second envoi',
    missing: '{count} manquantes',
    pieces: 'Pièces envoyées',
    effect: 'le quai compte aussi ce colis',
    hint: 'Après le délai, la commande continue avec ce qui est arrivé et le reste est remboursé.',
  },
  bad: {
    title: 'Litige : vos options',
    hint: 'Sans accord, le support tranche par écrit.',
    held: 'reste séquestré par Assay d’ici là',
    other: 'Pas d’accord avec ce résultat ?',
  },
  contest: {
    button: 'Nouveau test à mes frais',
    title: 'Demander un nouveau test',
    text: 'Le laboratoire teste à nouveau les lots non conformes. Le prix, {money}, est retenu sur ce que vous recevez ; sinon Assay le prend en charge. Une fois par commande.',
    send: 'Demander le test',
  },
  takeBack: {
    button: 'Reprendre la marchandise',
    title: 'Reprendre la marchandise',
    text: 'La marchandise revient chez vous et {money} sous séquestre reviennent à l’acheteur, qui autorise d’abord le retour.',
    send: 'Reprendre',
  },
  offer: {
    button: 'Proposer un accord',
    again: 'Faire une autre offre',
    title: 'Proposition d’accord',
    kept: 'L’acheteur garde',
    came: '{count} reçues',
    cut: 'Remise sur le prix',
    cutHint: 'sur le prix des pièces gardées ; 0 si aucune',
    send: 'Envoyer l’offre',
    refund: 'revient à l’acheteur',
    refundYou: 'revient sur votre portefeuille',
    receives: 'au vendeur, commission déduite',
    receivesYou: 'vous recevez, commission déduite',
    rest: 'Ce qui n’est pas gardé revient au vendeur ; le suspect reste en quarantaine.',
    yours: 'Votre offre attend l’autre partie',
    theirs: 'L’autre partie propose un accord',
    keeps: '{mpn} : l’acheteur garde {count} pcs',
    cutOf: 'Le prix baisse de {money}',
    accept: 'Accepter l’offre',
    withdraw: 'Retirer l’offre',
    wrong: 'Gardez au moins une pièce, une remise inférieure au prix, et changez quelque chose.',
  },
  dock: {
    title: 'Expédier à',
    reference: 'Inscrire sur le colis',
    demo: 'Adresse de démonstration : n’envoyez rien.',
  },
} satisfies Translated<typeof zh>;
