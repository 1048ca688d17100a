import type { WatchWords } from './zh.ts';

export const en = {
  messages: {
    'watches.stock': {
      title: '{mpn} is in stock',
      body: '{part}: {pieces} pcs in stock, sellers: {sellers}, lowest price USD {lowest}.',
    },
    'watches.stockAsk': {
      title: '{mpn} is in stock',
      body: '{part}: {pieces} pcs in stock, sellers: {sellers}, price on request.',
    },
    'watches.price': {
      title: '{mpn} is down to USD {lowest}',
      body: '{part}: lowest price USD {lowest}, your wanted price is USD {wanted}. {pieces} pcs in stock, sellers: {sellers}.',
    },
    'watches.failed': {
      title: 'A lot of {mpn} failed inspection',
      body: 'You watch {part}. A lot of it failed inspection at Assay on {at}. Ask for an inspection when you buy this part.',
    },
    'watches.suspect': {
      title: 'A lot of {mpn} is suspect counterfeit',
      body: 'You watch {part}. Inspection at Assay found a lot of it suspect counterfeit on {at}. Ask for an inspection when you buy this part.',
    },
    'watches.digest': { title: '{title}', body: '{text}' },
    'watches.alarm': { title: '{title}', body: '{text}' },
  },
  mail: {
    title: 'News of watched parts: {count}',
    search: 'See the offers: {url}',
    end: 'Stop watching {mpn}: {url}',
    more: '{count} more: see your watched parts.',
  },
} satisfies WatchWords;
