import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  example: {
    title: 'Pedido de ejemplo',
    next: 'Sigue',
    lab: 'Laboratorio Assay',
    bench: 'rayos X {done} de {all}',
    counted: '{done} de {all} contadas',
    toAssay: 'a Assay, no a usted',
    both: 'cada parte, {span}',
    carriers: '{carriers}',
    toSeller: 'al monedero del vendedor',
    together: 'piezas e informe llegan juntos',
    report: 'emite el informe',
  },
  fail: {
    label: 'Si falla',
    text: 'La mercancía vuelve al vendedor en {goods} y el pago al comprador en {money}.',
    each: 'La mercancía vuelve al vendedor y el pago al comprador, cada uno en {span}.',
  },
  popular: {
    title: 'Piezas populares',
    aside: 'Cada fila se pagó a través de Assay y se inspeccionó antes de liberar el pago.',
    all: 'Todas las operaciones recientes',
    none: 'Todavía no hay operaciones publicadas.',
    noneText: 'Aquí aparecen los pedidos completados con informe emitido.',
  },
  safety: {
    title: 'Garantía de seguridad',
    all: 'Seguridad de la transacción',
    escrow: {
      name: 'Pago en custodia',
      text: 'El comprador paga a Assay; se envía cuando ambas partes confirman el resultado. El pago de un pedido en custodia se libera {agent}; el de un pedido comercial, {trade}.',
      term: 'antes, doble confirmación',
    },
    inspection: {
      name: 'Inspección',
      text: 'De cada lote se ensayan muestras y se emite un informe firmado. Cualquiera puede comprobarlo con el código impreso en él.',
      term: 'desde {count} horas',
    },
    goods: {
      name: 'Devolución',
      text: 'Cuando el comprador autoriza la devolución, la mercancía sale de nuestro muelle hacia el vendedor.',
    },
    refund: { name: 'Reembolso', text: 'El pago vuelve al monedero del comprador en Assay.' },
    sellers: {
      name: 'Depósito del vendedor',
      text: 'Cada vendedor acreditado ha pasado una revisión de empresa y existencias. La página de cada vendedor indica si su depósito de integridad está retenido.',
    },
    legal: {
      name: 'Apoyo legal',
      text: 'Un equipo de abogados en China actúa cuando se niega o se demora una devolución o un reembolso.',
      term: 'solicitud en línea',
    },
  },
  blacklist: {
    title: 'Proveedores en lista negra',
    aside: 'Se publica al cerrar la disputa, con el informe en que se basa.',
    all: 'Lista negra completa',
    none: 'Ahora no hay proveedores en la lista.',
    noneText:
      'Una entrada se publica tras el aviso, la respuesta del vendedor y la aprobación de una segunda persona.',
  },
} satisfies Translated<typeof zh>;
