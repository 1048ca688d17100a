import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Sécurité du compte',
  staff: {
    newPassword: 'Nouveau mot de passe',
    rule: '12 à 64 caractères quelconques ; une longue phrase se retient bien.',
    changed: 'Le mot de passe a changé et les autres appareils sont déconnectés.',
    passwordText: 'Un changement déconnecte les autres appareils et vous est signalé par e-mail.',
    forgot: 'Oublié ? Demandez un lien à un administrateur ; deux doivent l’approuver.',
  },
  link: {
    title: 'Choisir un mot de passe',
    reading: 'Lecture du lien',
    welcome: 'Bienvenue, {name}',
    newTitle: 'Choisir un nouveau mot de passe',
    joinText:
      'Choisissez votre mot de passe pour {email}. Vous configurez ensuite le second facteur.',
    newText:
      'Choisissez un nouveau mot de passe pour {email}. Les autres appareils sont déconnectés.',
    choose: 'Enregistrer et continuer',
  },
} satisfies Translated<typeof zh>;
