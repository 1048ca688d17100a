import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  trade: 'My order',
  agent: 'Escrow order',
  rows: {
    order: 'Order',
    parts: 'Parts',
    party: 'Party',
    progress: 'Progress',
    total: 'Total',
    more_one: 'and {count} more part',
    more_other: 'and {count} more parts',
    join: ', ',
    youSell: 'you sell',
    youBuy: 'you buy',
    seller: 'seller',
    buyer: 'buyer',
  },
  placeAgent: 'Place an escrow order',
  retry: 'Try again',
  loading: 'Loading the order',
  failed: 'The order did not load.',
} satisfies Translated<typeof zh>;
