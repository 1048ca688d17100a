import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  tabs: 'Kinds of orders',
  tab: {
    all: 'All',
    mine: 'Your move',
    agree: 'To agree',
    pay: 'To pay',
    ship: 'To ship',
    inspect: 'Inspection',
    resolve: 'Dispute, refund',
    deliver: 'To receive',
    ended: 'Ended',
  },
  export: 'Export',
  exportFailed: 'The file was not made.',
  emptyTab: 'No order in this tab.',
  search: 'Order number, part or company',
  searchLabel: 'Filter orders',
  clear: 'Clear the filter',
  emptyTrade: 'No orders yet. An accepted quote or reply becomes an order here.',
  emptyAgent: 'No escrow orders yet.',
  emptyMine: 'No order waits for you.',
  emptyFound: 'No order matches “{keyword}”.',
  findParts: 'Search parts',
  failed: 'The orders did not load.',
} satisfies Translated<typeof zh>;
