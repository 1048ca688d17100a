import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  trade: 'Mis pedidos',
  agent: 'Pedidos en custodia',
  rows: {
    order: 'Pedido',
    parts: 'Piezas',
    party: 'Parte',
    progress: 'Avance',
    total: 'Total',
    more_one: 'y {count} pieza más',
    more_other: 'y {count} piezas más',
    join: ', ',
    youSell: 'usted vende',
    youBuy: 'usted compra',
    seller: 'vendedor',
    buyer: 'comprador',
  },
  placeAgent: 'Nuevo pedido en custodia',
  retry: 'Reintentar',
  loading: 'Cargando el pedido',
  failed: 'El pedido no se cargó.',
} satisfies Translated<typeof zh>;
