import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ofParent:
    'Nobody disputes the lines of this order. They are sent, received and paid out apart from the order that they were split off:',
  child: 'The lines that nobody disputes go on by themselves, as order',
  is: ': {state}, {money}',
  held: '; {money} of it still in escrow',
  refundedBefore: '{money} was refunded for these lines before the split.',
} satisfies Translated<typeof zh>;
