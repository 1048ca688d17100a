import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  held: 'Ce lot ressemble à un lot refusé à l’inspection. Le support l’examine jusqu’au {time} ; il ne peut pas être payé avant.',
  open: 'Ce lot ressemble à un lot refusé à l’inspection, et le support n’a pas encore décidé. L’inspection contrôle les marchandises avant tout versement.',
  refused:
    'Le support considère que ce lot est un lot refusé : il ne peut pas être payé. La commande peut être annulée ; impayée, elle ne coûte rien.',
  upheld: 'Le support considère que ce lot est un lot refusé à l’inspection.',
  toWarnings: 'Voir les avertissements',
} satisfies Translated<typeof zh>;
