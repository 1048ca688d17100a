import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: {
    quoted: 'Quoted for purchase',
    unquoted: 'Unquoted purchase requests',
    underway: 'Purchases underway',
    ordered: 'Purchase orders',
  },
  kind: {
    request: 'Request',
    bid: 'Surplus bid',
  },
  stage: {
    waiting: 'Waiting for quotes',
    choosing: 'To choose',
    partly: 'Ordered in part',
    ordered: 'Ordered',
    closed: 'Closed',
  },
  bidWaiting: 'Waiting for the poster',
  from: 'from USD {price}',
  bidAt: 'bid USD {price}',
  taken: '{taken} ordered',
  offers_one: '{count} quote',
  offers_other: '{count} quotes',
  firstEnds: 'first ends {day}',
  bidUntil: 'ends {day}',
  moreOrders_one: 'and {count} more order',
  moreOrders_other: 'and {count} more orders',
  list: {
    no: 'Number',
    stage: 'Stage',
    orders: 'Orders',
    search: 'Part number or number',
    allStages: 'All but closed',
    emptyFound: 'Nothing matches.',
    failed: 'The list did not load.',
  },
  empty: {
    quoted: 'None of your requests has been quoted yet.',
    unquoted: 'No request waits for quotes.',
    underway: 'No purchase is underway.',
    ordered: 'You have not ordered on the boards yet.',
  },
  next: {
    compare: 'Compare',
    view: 'View',
    pay: 'Pay',
    goOn: 'Continue',
    track: 'Track',
  },
  order: {
    title: 'Orders from it',
    no: 'Order',
    progress: 'Progress',
    total: 'Total',
    next: 'Next step',
  },
  detail: {
    gone: 'There is no such purchase, or it is not yours.',
    failed: 'The purchase did not load.',
    back: 'Back to the list',
    deal: 'Open the surplus deal',
  },
} satisfies Translated<typeof zh>;
