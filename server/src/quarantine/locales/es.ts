import type { QuarantineSentences } from './zh.ts';

export const es: QuarantineSentences = {
  'quarantine.sendSample': {
    title: 'Pedido {no}: la muestra se ha enviado',
    body: 'Una muestra del lote {lot} ({mpn}) viaja con {carrier} {trackingNo}.',
  },
  'quarantine.clear': {
    title: 'Pedido {no}: un lote sospechoso queda exculpado',
    body: 'El lote {lot} ({mpn}) queda exculpado y vuelve al vendedor. Motivo: {reason}',
  },
  'quarantine.confirm': {
    title: 'Pedido {no}: lote confirmado como falsificado',
    body: 'El lote {lot} ({mpn}, {pieces} uds.) se confirma falsificado y se guarda hasta {keptUntil}. Motivo: {reason}',
  },
  'quarantine.sendBack': {
    title: 'Pedido {no}: la mercancía exculpada se ha devuelto',
    body: 'El lote {lot} ({mpn}) vuelve con {carrier} {trackingNo}.',
  },
  'quarantine.scrap': {
    title: 'Pedido {no}: mercancía en cuarentena destruida',
    body: 'El lote {lot} ({mpn}) fue destruido. El certificado está en la página del pedido.',
  },
};
