import type { StaffMailWords } from './zh.ts';

const wrong = 'Si vous ne vous y attendiez pas, prévenez aussitôt un autre administrateur.';

export const fr: StaffMailWords = {
  invite: {
    subject: 'Invitation à rejoindre le personnel d’Assay',
    lead: '{by} vous invite ({name}) à rejoindre le personnel d’Assay comme : {roles}. Ouvrez le lien et choisissez votre mot de passe :',
    after:
      'Le lien est valable {hours} heures et sert une seule fois. Vous seul connaissez le mot de passe ; personne ne vous le demandera.',
  },
  passwordLink: {
    subject: 'Choisissez un nouveau mot de passe du personnel d’Assay',
    lead: 'Deux administrateurs ont approuvé que vous choisissiez un nouveau mot de passe. Ouvrez le lien :',
    after:
      'Le lien est valable {hours} heures et sert une seule fois. Si vous ne l’avez pas demandé, prévenez aussitôt un administrateur.',
  },
  passwordSet: {
    subject: 'Votre mot de passe du personnel d’Assay a changé',
    lead: 'Le mot de passe de {email} vient de changer. Les autres appareils ont été déconnectés.',
    after: wrong,
  },
  factorChanged: {
    subject: 'Le second facteur de votre compte du personnel d’Assay a changé',
    lead: 'Le second facteur de {email} vient de changer.',
    after: wrong,
  },
  rolesChanged: {
    subject: 'Vos rôles chez Assay ont changé',
    lead: 'Vos rôles sont désormais : {roles}.',
    after: wrong,
  },
  deactivated: {
    subject: 'Votre compte du personnel d’Assay a été désactivé',
    lead: '{email} a été désactivé et déconnecté partout.',
    after: 'Pour toute question, adressez-vous à un administrateur.',
  },
  reactivated: {
    subject: 'Votre compte du personnel d’Assay est de nouveau actif',
    lead: '{email} peut de nouveau se connecter.',
    after: wrong,
  },
  asked: {
    subject: '{by} demande votre approbation',
    lead: '{by} a fait une demande au sujet de {subject}, qu’un autre administrateur doit décider. Ouvrez la page du personnel :',
    after: 'Elle expire si personne ne décide sous trois jours ouvrés.',
  },
  adminInvitedAlone: {
    subject: 'Assay : {by} a invité seul un second administrateur',
    lead: 'Il n’y a qu’un administrateur : {by} a donc invité {email} comme administrateur sans seconde personne.',
    after: 'Si vous ne connaissez pas cette personne, prévenez aussitôt la direction.',
  },
  roles: {
    support: 'support',
    warehouse: 'quai',
    qc: 'laboratoire',
    finance: 'finance',
    content: 'contenu',
    admin: 'administrateur',
  },
};
