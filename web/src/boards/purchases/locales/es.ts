import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: {
    quoted: 'Solicitudes cotizadas',
    unquoted: 'Solicitudes sin cotizar',
    underway: 'Compras en curso',
    ordered: 'Pedidos de compra',
  },
  kind: {
    request: 'Solicitud',
    bid: 'Oferta por excedente',
  },
  stage: {
    waiting: 'A la espera de cotización',
    choosing: 'Por elegir',
    partly: 'Pedido en parte',
    ordered: 'Pedido',
    closed: 'Cerrada',
  },
  bidWaiting: 'A la espera del vendedor',
  from: 'desde USD {price}',
  bidAt: 'oferta USD {price}',
  taken: '{taken} pedidas',
  offers_one: '{count} cotización',
  offers_other: '{count} cotizaciones',
  firstEnds: 'la primera vence el {day}',
  bidUntil: 'vence el {day}',
  moreOrders_one: 'y {count} pedido más',
  moreOrders_other: 'y {count} pedidos más',
  list: {
    no: 'Número',
    stage: 'Etapa',
    orders: 'Pedidos',
    search: 'Pieza o número',
    allStages: 'Todas menos las cerradas',
    emptyFound: 'Nada coincide.',
    failed: 'La lista no se cargó.',
  },
  empty: {
    quoted: 'Ninguna de sus solicitudes tiene cotización todavía.',
    unquoted: 'Ninguna solicitud espera cotización.',
    underway: 'No hay compras en curso.',
    ordered: 'Todavía no ha hecho pedidos en los tablones.',
  },
  next: {
    compare: 'Comparar',
    view: 'Ver',
    pay: 'Pagar',
    goOn: 'Continuar',
    track: 'Seguir',
  },
  order: {
    title: 'Pedidos generados',
    no: 'Pedido',
    progress: 'Progreso',
    total: 'Total',
    next: 'Siguiente paso',
  },
  detail: {
    gone: 'No existe esta compra o no es suya.',
    failed: 'La compra no se cargó.',
    back: 'Volver a la lista',
    deal: 'Abrir el excedente',
  },
} satisfies Translated<typeof zh>;
