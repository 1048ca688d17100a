import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  description:
    'El comprador paga a Assay y el vendedor envía a nuestro muelle. Inspeccionamos el lote; cuando ambos confirman, se envía. Hasta entonces Assay custodia el pago.',
  headline: 'El dinero solo se mueve cuando las piezas pasan.',
  lead: 'Usted paga a Assay. El vendedor envía a nuestro muelle, no a usted. Nuestro laboratorio inspecciona el lote según AS6081 y emite un informe. Cuando ambas partes lo confirman, enviamos las piezas; hasta entonces custodiamos el pago.',
  start: 'Abrir un pedido en custodia',
  verify: 'Verificar un informe',
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
  bench: {
    title: 'Qué busca el laboratorio',
    aside:
      'Imágenes de muestra. Cada informe lleva las fotos de su propio lote; se comprueba con su código QR.',
    all: 'Ensayos de calidad',
    pass: 'Conforme',
    fail: 'No conforme',
    marking: { name: 'Marcado superior', text: 'Marcado láser uniforme, punto del pin uno limpio' },
    xray: { name: 'Rayos X', text: 'Hilos completos, chip del tamaño de la referencia' },
    die: { name: 'Decapsulado', text: 'El marcado del chip coincide con la referencia' },
    solvent: {
      name: 'Ensayo con disolvente',
      text: 'Bajo la capa, otro número y un código de fecha anterior',
    },
  },
} satisfies Translated<typeof zh>;
