import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'After-sale',
  until: 'Warranty until {time}',
  over: 'The warranty ended on {time}',
  apply: 'Apply for after-sale',
  held: '{count} pcs are claimed',
  state: {
    applied: 'Seller to answer',
    refused: 'Refused by the seller',
    negotiating: 'In negotiation',
    arbitrating: 'Support decides',
    returnAuthorised: 'Buyer to send back',
    returning: 'On the way to the dock',
    returned: 'Counted at the dock',
    replacing: 'Replacement under way',
    refunded: 'Refunded',
    replaced: 'Replaced',
    compensated: 'Compensated',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
} satisfies Translated<typeof zh>;
