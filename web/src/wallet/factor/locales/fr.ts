import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  label: 'Second facteur',
  hint: 'Les 6 chiffres de votre application, ou une clé d’accès.',
  offered: 'Facultatif : un nouveau compte est payé sans attendre 24 h.',
  passkey: 'Confirmer avec une clé d’accès',
  passkeyDone: 'Confirmé avec votre clé d’accès.',
  passkeyFailed: 'La clé d’accès n’a pas été confirmée. Réessayez ou utilisez l’application.',
} satisfies Translated<typeof zh>;
