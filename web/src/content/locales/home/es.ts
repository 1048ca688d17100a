import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  description:
    'El comprador paga a Assay y el vendedor envía a nuestro almacén. Inspeccionamos el lote; cuando ambos confirman, se envían las piezas y se libera el pago.',
  headline: 'El dinero solo se mueve cuando las piezas aprueban.',
  lead: 'Usted paga a Assay. El vendedor envía a nuestro almacén, no a usted. Nuestro laboratorio inspecciona el lote según AS6081 y emite un informe. Cuando ambas partes lo confirman, enviamos las piezas y liberamos el pago.',
  start: 'Abrir un pedido en custodia',
  verify: 'Verificar un informe',
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
  counters: {
    title: 'Cifras de hoy',
    orders: 'Pedidos de hoy',
    ordersNote: 'hasta las {time} GMT+8',
    qc: 'Ensayos en curso',
    qcNote_one: 'lote',
    qcNote_other: 'lotes',
    received: 'Recepciones de hoy',
    receivedNote_one: 'pedido',
    receivedNote_other: 'pedidos',
    partners: 'Socios',
    partnersNote: 'compradores y vendedores',
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
      text: 'El comprador paga a Assay. El vendedor cobra solo cuando ambas partes confirman el resultado.',
      term: 'hasta la doble confirmación',
    },
    inspection: {
      name: 'Inspección',
      text: 'De cada lote se ensayan muestras y se emite un informe firmado. Cualquiera puede comprobarlo con el código impreso en él.',
      term: 'desde {count} horas',
    },
    goods: {
      name: 'Devolución',
      text: 'Cuando el comprador autoriza la devolución, la mercancía sale de nuestro almacén hacia el vendedor.',
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
  bench: {
    title: 'Qué busca el laboratorio',
    aside:
      'Imágenes de muestra. Cada informe lleva las fotos de su propio lote; se comprueba con su código QR.',
    all: 'Ensayos de calidad',
    pass: 'Aprobado',
    fail: 'Fallido',
    marking: { name: 'Marcado superior', text: 'Marcado láser uniforme, punto del pin uno limpio' },
    xray: { name: 'Rayos X', text: 'Hilos completos, chip del tamaño de la referencia' },
    die: { name: 'Decapsulado', text: 'El marcado del chip coincide con la referencia' },
    solvent: {
      name: 'Ensayo con solvente',
      text: 'Bajo la capa, otro número y una fecha anterior',
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
