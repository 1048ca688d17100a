import type { AccountWords } from './zh.ts';

export const fr = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} est votre code Assay',
    title: 'Votre code',
    uses: {
      enter: 'Il sert à vous connecter ou à vous inscrire.',
      reset: 'Il sert à réinitialiser votre mot de passe.',
      oldEmail: 'Il confirme que vous voulez changer l’adresse de votre compte.',
      newEmail: 'Il fait de cette adresse la nouvelle adresse d’un compte.',
      prove: 'Il confirme que c’est bien vous.',
      exchange:
        'Il confirme un change : {amount} vendus, versés à {payee}, compte se terminant par {ending}. Si ce n’est pas votre souhait, ne le saisissez pas.',
      withdrawal:
        'Il confirme un retrait : {amount} versés à {payee}, compte se terminant par {ending}. Si ce n’est pas votre souhait, ne le saisissez pas.',
    },
    lead: 'Saisissez ce code sur la page :',
    valid: 'Il est valable {minutes} minutes et {tries} tentatives.',
    ignore:
      'Si vous ne l’avez pas demandé, ignorez ce message et ne communiquez le code à personne. Notre équipe ne vous le demandera jamais.',
  },
  emailChanged: {
    subject: 'L’adresse de votre compte Assay a changé',
    title: 'Adresse changée',
    lead: 'Le compte est passé de {old} à {email}. Connectez-vous avec la nouvelle adresse. Tous les autres appareils ont été déconnectés.',
    ignore: 'Si ce n’était pas vous, prévenez aussitôt notre support.',
  },
  newDevice: {
    subject: 'Un nouvel appareil s’est connecté à votre compte Assay',
    title: 'Connexion depuis un nouvel appareil',
    lead: 'Un nouvel appareil ou un nouveau réseau vient de se connecter à {email}.',
    facts: 'Appareil : {device}. Adresse : {address}. Heure : {time}.',
    unknown: 'appareil inconnu',
    yours: 'Si c’était vous, vous n’avez rien à faire.',
    ignore:
      'Si ce n’était pas vous, connectez-vous, fermez cette session dans votre espace personnel et changez le mot de passe.',
  },
  closed: {
    subject: 'Votre compte Assay a été fermé',
    title: 'Compte fermé',
    lead: 'Le compte de {email} a été fermé à votre demande et tous les appareils ont été déconnectés. Les écritures et les commandes que la loi nous oblige à garder le sont jusqu’à leur échéance.',
    ignore: 'Si ce n’était pas vous, appelez aussitôt notre support.',
  },
  reopened: {
    subject: 'Votre compte Assay est rouvert',
    title: 'Votre compte est rouvert',
    lead: 'Le compte {email}, qui était fermé, a été rouvert par deux de nos collaborateurs. Vous pouvez vous connecter comme avant.',
    ignore: 'Si vous ne l’avez pas demandé, contactez aussitôt notre support.',
  },
  passwordSet: {
    subject: 'Votre mot de passe Assay a été modifié',
    title: 'Mot de passe modifié',
    lead: 'Le mot de passe de {email} vient d’être modifié. Tous les autres appareils ont été déconnectés.',
    ignore:
      'Si ce n’était pas vous, connectez-vous tout de suite par code e-mail, choisissez un nouveau mot de passe et prévenez notre support.',
  },
  passwordFirst: {
    subject: 'Un mot de passe a été défini pour votre compte Assay',
    title: 'Mot de passe défini',
    lead: 'Un mot de passe vient d’être défini pour {email}. Tous les autres appareils ont été déconnectés.',
    ignore:
      'Si ce n’était pas vous, connectez-vous immédiatement avec un code par e-mail, définissez un nouveau mot de passe et prévenez notre support.',
  },
  factor: {
    added: {
      subject: 'Un second facteur a été ajouté à votre compte Assay',
      title: 'Second facteur ajouté',
      lead: 'Un second facteur vient d’être ajouté à {email}. Tous les autres appareils ont été déconnectés.',
    },
    removed: {
      subject: 'Un second facteur a été supprimé de votre compte Assay',
      title: 'Second facteur supprimé',
      lead: 'Un second facteur de {email} vient d’être supprimé.',
    },
    recoveryUsed: {
      subject: 'Un code de secours de votre compte Assay a été utilisé',
      title: 'Code de secours utilisé',
      lead: 'Un code de secours vient de remplacer le second facteur de {email}. Ce code n’est plus valable.',
    },
    recoveryRenewed: {
      subject: 'Les codes de secours de votre compte Assay ont été remplacés',
      title: 'Codes de secours remplacés',
      lead: 'Les codes de secours de {email} viennent d’être remplacés. Les anciens ne sont plus valables.',
    },
    ignore:
      'Si ce n’était pas vous, changez immédiatement votre mot de passe, vérifiez vos paramètres de sécurité et prévenez notre support.',
  },
  factorReset: {
    asked: {
      subject: 'La réinitialisation des seconds facteurs de votre compte Assay a été demandée',
      title: 'Réinitialisation demandée',
      lead: 'Une personne qui connaît le mot de passe ou lit le courrier de {email} a demandé le retrait de tous ses seconds facteurs. Le support vérifie l’identité, deux personnes doivent l’approuver et rien n’est retiré avant 24 heures.',
    },
    approve: {
      subject: 'Vos seconds facteurs seront retirés dans 24 heures',
      title: 'Retrait dans 24 heures',
      lead: 'Deux personnes du support ont approuvé le retrait de tous les seconds facteurs de {email}. Ils seront retirés le {time}.',
    },
    remove: {
      subject: 'Les seconds facteurs de votre compte Assay ont été retirés',
      title: 'Seconds facteurs retirés',
      lead: 'Tous les seconds facteurs et codes de secours de {email} ont été retirés et tous les appareils déconnectés. Connectez-vous et configurez-en un nouveau.',
    },
    refuse: {
      subject: 'La réinitialisation de vos seconds facteurs a été refusée',
      title: 'Demande refusée',
      lead: 'La demande de retrait des seconds facteurs de {email} a été refusée : {reason}',
    },
    cancel: {
      subject: 'La réinitialisation de vos seconds facteurs a été annulée',
      title: 'Demande annulée',
      lead: 'La demande de retrait des seconds facteurs de {email} a été annulée. Rien ne change.',
    },
    expire: {
      subject: 'La demande de réinitialisation de vos seconds facteurs a expiré',
      title: 'Demande expirée',
      lead: 'La demande de retrait des seconds facteurs de {email} n’a pas été approuvée en 7 jours et a expiré. Refaites-la à la seconde étape de la connexion si nécessaire.',
    },
    ignore:
      'Si ce n’était pas vous, connectez-vous comme d’habitude (cela annule aussitôt la demande), changez votre mot de passe et prévenez notre support.',
  },
  footer: 'Ce message a été envoyé automatiquement. Merci de ne pas y répondre.',
} satisfies AccountWords;
