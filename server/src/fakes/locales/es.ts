import type { FakeSentences } from './zh.ts';

const found = '{no}: su {mpn} se parece a un lote que no superó la inspección';
const next = 'Soporte lo está revisando. En la página de avisos puede impugnarlo con pruebas.';

export const es: FakeSentences = {
  'fakes.found.lot': {
    title: found,
    body: `El código de lote y el de fecha son iguales. ${next}`,
  },
  'fakes.found.label': {
    title: found,
    body: `El código de lote de una etiqueta es igual. ${next}`,
  },
  'fakes.found.photo': {
    title: found,
    body: `Una foto suya es de la inspección de ese lote. ${next}`,
  },
  'fakes.found.seller': {
    title: found,
    body: `Un lote de esta pieza que usted entregó antes no superó la inspección. ${next}`,
  },
  'fakes.held': {
    title: 'Pedido {order}: el pago está retenido',
    body: '{mpn} se parece a un lote que no superó la inspección. Soporte lo revisa hasta {until}; antes no se cobra nada.',
  },
  'fakes.upheld': { title: '{no}: el aviso sobre {mpn} se confirma', body: 'Motivo: {reason}' },
  'fakes.dismissed': { title: '{no}: el aviso sobre {mpn} se retira', body: 'Motivo: {reason}' },
  'fakes.refused': {
    title: 'Pedido {order}: no se puede pagar',
    body: 'Soporte considera que {mpn} es mercancía que no superó la inspección. Puede cancelar el pedido; un pedido sin pagar no cuesta nada.',
  },
  'fakes.freed': {
    title: 'Pedido {order}: el aviso se ha retirado',
    body: 'Soporte revisó {mpn} y no encontró nada en contra. El pedido continúa.',
  },
};
