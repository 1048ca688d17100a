import type { WatchWords } from './zh.ts';

export const fr = {
  messages: {
    'watches.stock': {
      title: '{mpn} est en stock',
      body: '{part} : {pieces} pièces en stock, vendeurs : {sellers}, prix le plus bas {lowest} USD.',
    },
    'watches.stockAsk': {
      title: '{mpn} est en stock',
      body: '{part} : {pieces} pièces en stock, vendeurs : {sellers}, prix sur demande.',
    },
    'watches.price': {
      title: '{mpn} baisse à {lowest} USD',
      body: '{part} : prix le plus bas {lowest} USD, votre prix souhaité est {wanted} USD. {pieces} pièces en stock, vendeurs : {sellers}.',
    },
    'watches.failed': {
      title: 'Un lot de {mpn} a été refusé à l’inspection',
      body: 'Vous suivez {part}. Un lot a été refusé à l’inspection d’Assay le {at}. Demandez une inspection en achetant cette référence.',
    },
    'watches.suspect': {
      title: 'Un lot de {mpn} est suspect de contrefaçon',
      body: 'Vous suivez {part}. L’inspection d’Assay a trouvé un lot suspect de contrefaçon le {at}. Demandez une inspection en achetant cette référence.',
    },
    'watches.digest': { title: '{title}', body: '{text}' },
    'watches.alarm': { title: '{title}', body: '{text}' },
  },
  mail: {
    title: 'Nouvelles des références suivies : {count}',
    search: 'Voir les offres : {url}',
    end: 'Ne plus suivre {mpn} : {url}',
    more: '{count} de plus : voyez vos références suivies.',
  },
} satisfies WatchWords;
