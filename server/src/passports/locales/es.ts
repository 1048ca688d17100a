import type { PassportSentences } from './zh.ts';

export const es: PassportSentences = {
  'passports.offered': {
    title: '{company} le entrega el pasaporte de lote {no}',
    body: '{mpn}, {pieces} uds. Abra el pasaporte, lea el resultado y acéptelo o rechácelo.',
  },
  'passports.accepted': {
    title: '{company} aceptó el pasaporte de lote {no}',
    body: '{mpn}, {pieces} uds. Ahora es su titular; el enlace sigue abierto para usted.',
  },
  'passports.declined': {
    title: 'El pasaporte de lote {no} fue rechazado',
    body: '{mpn}, {pieces} uds. {company} no lo aceptó. Usted sigue siendo el titular.',
  },
  'passports.withdrawn': {
    title: '{company} retiró el pasaporte de lote {no}',
    body: '{mpn}, {pieces} uds. Usted no tiene que hacer nada más.',
  },
  'passports.expired': {
    title: 'La oferta del pasaporte de lote {no} ha caducado',
    body: '{mpn}, {pieces} uds. {company} no respondió en 14 días. Usted sigue siendo el titular y puede ofrecerlo de nuevo.',
  },
  'passports.offerExpired': {
    title: 'La oferta de {company} del pasaporte de lote {no} ha caducado',
    body: '{mpn}, {pieces} uds. Usted no respondió en 14 días. Si tiene las piezas, pida que se lo ofrezcan de nuevo.',
  },
};
