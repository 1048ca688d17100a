import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  amount: 'Amount to transfer',
  reference: 'Payment reference',
  why: 'Write the payment reference into the transfer exactly so: finance finds your money by it, and its check digits show a mistyped sign.',
  written: 'Reference that you wrote',
  writtenHint: 'As it stands in your transfer',
} satisfies Translated<typeof zh>;
