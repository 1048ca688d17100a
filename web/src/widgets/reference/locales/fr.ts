import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  amount: 'Montant à virer',
  reference: 'Référence de paiement',
  why: 'Indiquez la référence telle quelle dans le virement : le service financier retrouve votre argent grâce à elle, et ses chiffres de contrôle signalent une faute de frappe.',
  written: 'Référence indiquée',
  writtenHint: 'Telle qu’elle figure dans votre virement',
} satisfies Translated<typeof zh>;
