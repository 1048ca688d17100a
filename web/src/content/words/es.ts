import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  headline: 'El dinero solo se mueve cuando las piezas aprueban.',
  lead: 'Usted paga a Assay. El vendedor envía a nuestro almacén, no a usted. Nuestro laboratorio inspecciona el lote según AS6081 y emite un informe. Cuando ambas partes lo confirman, enviamos las piezas y liberamos el pago.',
  start: 'Abrir un pedido en custodia',
  verify: 'Verificar un informe',
  example: {
    title: 'Pedido de ejemplo',
    next: 'Sigue',
    lab: 'Laboratorio Assay',
    bench: 'rayos X 31 de 45',
    counted: '480 de 480 contadas',
    toAssay: 'a Assay, no a usted',
    both: 'ambas partes, 3 días hábiles cada una',
    carriers: 'DHL, UPS, FedEx o TNT',
    toSeller: 'al monedero del vendedor',
    together: 'piezas e informe llegan juntos',
    report: 'emite el informe',
  },
  fail: {
    label: 'Si falla',
    text: 'La mercancía vuelve al vendedor y el pago al comprador, cada uno en 3 días hábiles.',
  },
  safety: {
    title: 'Garantía de seguridad',
    aside: 'Vale para cada pedido.',
    what: 'Garantía',
    how: 'Cómo funciona',
    term: 'Plazo o importe',
    escrow: {
      name: 'Pago en custodia',
      text: 'El comprador paga a Assay. El vendedor cobra solo cuando ambas partes confirman la inspección.',
      term: 'hasta la doble confirmación',
    },
    inspection: {
      name: 'Cada pedido inspeccionado',
      text: 'De cada lote se ensayan muestras y se emite un informe firmado que cualquiera puede verificar con su número y código.',
      term: 'desde 24 horas',
    },
    confirm: {
      name: 'Ambos confirman',
      text: 'Comprador y vendedor confirman el informe. El silencio sobre un lote aprobado vale como confirmación.',
      term: '3 días hábiles',
    },
    goods: {
      name: 'Devolución',
      text: 'Cuando el comprador autoriza la devolución, nuestro almacén envía la mercancía al vendedor.',
      term: '3 días hábiles',
    },
    refund: {
      name: 'Reembolso',
      text: 'El pago vuelve al monedero del comprador en Assay.',
      term: '3 días hábiles',
    },
    sellers: {
      name: 'Vendedores revisados',
      text: 'Un vendedor opera solo tras la revisión de su empresa y existencias. El depósito de integridad se paga por transferencia de empresa.',
      term: 'CNY 10,000',
    },
  },
  steps: {
    title: 'Cómo avanza un pedido',
    buyer: 'Comprador',
    seller: 'Vendedor',
    assay: 'Assay',
    order:
      'Busca una pieza o publica una solicitud, acuerda con un vendedor y pide; o abre directamente un pedido en custodia.',
    pay: 'Paga a Assay. El pago queda en custodia hasta que ambas partes confirman la inspección.',
    ship: 'Envía al almacén de Assay y anota el número de seguimiento.',
    inspect: 'Cuenta la mercancía, ensaya muestras y emite el informe.',
    both: 'Leen el informe y confirman o rechazan.',
    release: 'Envía al comprador y libera el pago al monedero del vendedor.',
  },
  none: {
    title: 'Esta página no existe',
    text: 'La dirección puede haber cambiado o estar mal escrita.',
    home: 'Ir al inicio',
    search: 'Buscar piezas',
  },
} satisfies Translated<typeof zh>;
