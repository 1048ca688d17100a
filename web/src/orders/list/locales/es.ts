import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  tabs: 'Clases de pedidos',
  tab: {
    all: 'Todos',
    mine: 'Le toca a usted',
    agree: 'Por acordar',
    pay: 'Por pagar',
    ship: 'Por enviar',
    inspect: 'Inspección',
    resolve: 'Disputa, reembolso',
    deliver: 'Por recibir',
    ended: 'Terminados',
  },
  export: 'Exportar',
  exportFailed: 'No se creó el archivo.',
  emptyTab: 'Ningún pedido en esta pestaña.',
  search: 'Número, pieza o empresa',
  searchLabel: 'Filtrar pedidos',
  clear: 'Quitar el filtro',
  emptyTrade: 'Aún no hay pedidos. Una cotización o respuesta aceptada aparece aquí.',
  emptyAgent: 'Aún no hay pedidos en custodia.',
  emptyMine: 'Ningún pedido le espera.',
  emptyFound: 'Ningún pedido coincide con «{keyword}».',
  findParts: 'Buscar piezas',
  failed: 'Los pedidos no se cargaron.',
} satisfies Translated<typeof zh>;
