import type { WatchWords } from './zh.ts';

export const es = {
  messages: {
    'watches.stock': {
      title: '{mpn} está en stock',
      body: '{part}: {pieces} uds. en stock, vendedores: {sellers}, precio más bajo USD {lowest}.',
    },
    'watches.stockAsk': {
      title: '{mpn} está en stock',
      body: '{part}: {pieces} uds. en stock, vendedores: {sellers}, precio a consultar.',
    },
    'watches.price': {
      title: '{mpn} baja a USD {lowest}',
      body: '{part}: precio más bajo USD {lowest}; su precio deseado es USD {wanted}. {pieces} uds. en stock, vendedores: {sellers}.',
    },
    'watches.failed': {
      title: 'Un lote de {mpn} no superó la inspección',
      body: 'Usted sigue {part}. Un lote no superó la inspección de Assay el {at}. Pida una inspección cuando compre esta referencia.',
    },
    'watches.suspect': {
      title: 'Un lote de {mpn} es sospechoso de falsificación',
      body: 'Usted sigue {part}. La inspección de Assay halló un lote sospechoso de falsificación el {at}. Pida una inspección cuando compre esta referencia.',
    },
    'watches.digest': { title: '{title}', body: '{text}' },
    'watches.alarm': { title: '{title}', body: '{text}' },
  },
  mail: {
    title: 'Novedades de las referencias seguidas: {count}',
    search: 'Ver las ofertas: {url}',
    end: 'Dejar de seguir {mpn}: {url}',
    more: '{count} más: vea sus referencias seguidas.',
  },
} satisfies WatchWords;
