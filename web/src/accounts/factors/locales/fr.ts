import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Second facteur',
  aside:
    'À la connexion, votre propre appareil confirme votre identité, en plus du mot de passe ou du code par e-mail.',
  loading: 'Chargement des seconds facteurs',
  added: 'Second facteur ajouté',
  removed: 'Second facteur supprimé',
  remove: 'Supprimer',
  removeText:
    'Confirmez la suppression avec un second facteur ou un code de secours. Vous recevrez un e-mail.',
  removeLast:
    'C’est votre dernier second facteur. Sans lui, le mot de passe ou un code par e-mail suffit pour se connecter, et les codes de secours ne sont plus valables.',
  since: 'ajouté le {at}',
  used: 'dernière utilisation {at}',
  cancel: 'Annuler',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  useTotp: 'Utiliser plutôt une application',
  step: {
    title: 'Seconde étape',
    text: 'Votre compte a un second facteur. Confirmez que c’est bien vous.',
    over: 'Le délai de cette connexion est dépassé. Revenez en arrière et reconnectez-vous.',
    lost: 'Appareil et codes de secours perdus ? Notre service client vérifiera votre identité.',
    back: 'Retour à la connexion',
  },
  mail: {
    title: 'Confirmation par e-mail',
    text: 'Pour confirmer que c’est bien vous, saisissez le code envoyé à {email}.',
    confirm: 'Confirmer',
  },
  dialogs: {
    addTotp: 'Configurer une application',
    addPasskey: 'Ajouter une clé d’accès',
    removeTotp: 'Supprimer l’application',
    removePasskey: 'Supprimer la clé d’accès',
    renew: 'Nouveaux codes de secours',
  },
  totp: {
    title: 'Application d’authentification',
    none: 'Non configurée',
    setUp: 'Configurer',
    removeOne: 'Supprimer l’application d’authentification',
    text: 'Scannez le code QR avec une application d’authentification, puis saisissez les six chiffres affichés. Le secret n’est affiché que cette fois.',
    code: 'Code de l’application',
    add: 'Configurer l’application',
  },
  passkey: {
    title: 'Clés d’accès',
    one: 'Clé d’accès : {name}',
    about: 'Empreinte, visage, code PIN ou clé de sécurité ; protège contre les faux sites.',
    add: 'Ajouter une clé d’accès',
    removeOne: 'Supprimer la clé d’accès : {name}',
    text: 'Le navigateur crée une clé d’accès avec votre empreinte, votre visage, votre code PIN ou votre clé de sécurité.',
    name: 'Nom',
    nameHint: 'Pour la reconnaître, par exemple « Portable du bureau ».',
    none: 'Ce navigateur ne gère pas les clés d’accès. Utilisez-en un autre ou une application.',
    dismissed: 'La clé d’accès n’a pas été créée. Réessayez.',
  },
  recovery: {
    title: 'Codes de secours',
    left: '{left} restants sur {all}',
    text: 'Ils permettent de se connecter si vous perdez votre appareil.',
    once: 'Ces codes ne sont affichés que cette fois. Conservez-les en lieu sûr ; chacun sert une fois.',
    copy: 'Copier',
    save: 'Enregistrer dans un fichier',
    stored: 'Je les ai conservés',
    renew: 'Nouveaux codes de secours',
    renewText: 'Les anciens codes ne seront plus valables. Confirmez que c’est bien vous.',
    renewed: 'Codes de secours remplacés',
  },
} satisfies Translated<typeof zh>;
