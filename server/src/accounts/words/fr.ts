import type { AccountWords } from './zh.ts';

export const fr = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} est votre code Assay',
    title: 'Votre code',
    lead: 'Saisissez ce code sur la page :',
    valid: 'Il est valable {minutes} minutes et {tries} essais.',
    ignore:
      'Si vous ne l’avez pas demandé, ignorez ce message et ne communiquez le code à personne. Notre équipe ne vous le demandera jamais.',
  },
  passwordSet: {
    subject: 'Votre mot de passe Assay a été modifié',
    title: 'Mot de passe modifié',
    lead: 'Le mot de passe de {email} vient d’être modifié. Tous les autres appareils ont été déconnectés.',
    ignore:
      'Si ce n’était pas vous, connectez-vous tout de suite par code e-mail, choisissez un nouveau mot de passe et prévenez notre assistance.',
  },
  footer: 'Ce message a été envoyé automatiquement. Merci de ne pas y répondre.',
} satisfies AccountWords;
