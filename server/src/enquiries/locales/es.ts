import type { EnquirySentences } from './zh.ts';

export const es = {
  'enquiries.asked': {
    title: 'Nueva consulta {no}',
    body: 'Un comprador pregunta por {model} (líneas: {count}). Cotice en 7 días.',
  },
  'enquiries.askedUrgent': {
    title: 'Consulta urgente {no}',
    body: 'Un comprador pregunta con urgencia por {model} (líneas: {count}). Cotice pronto.',
  },
  'enquiries.urgent': {
    title: 'La consulta {no} ahora es urgente',
    body: 'El comprador marcó la consulta {no} como urgente. Cotice pronto.',
  },
  'enquiries.reminded': {
    title: 'La consulta urgente {no} espera',
    body: 'Líneas urgentes sin su respuesta: {count}. Primera: {model}.',
  },
  'enquiries.quoted': {
    title: 'Una cotización para la consulta {no}',
    body: '{company} cotizó {model}, válida hasta el {validUntil}.',
  },
  'enquiries.quotedMany': {
    title: '{count} cotizaciones para la consulta {no}',
    body: '{company} cotizó {count} líneas; la primera, {model}.',
  },
  'enquiries.revised': {
    title: 'Se revisó una cotización de {no}',
    body: '{company} revisó su cotización de {model}, válida hasta el {validUntil}.',
  },
  'enquiries.refused': {
    title: 'Consulta {no} rechazada',
    body: '{company} no puede cotizar {model}.',
  },
  'enquiries.refusedMany': {
    title: 'Se rechazaron {count} líneas de la consulta {no}',
    body: '{company} no puede cotizar {count} líneas; la primera, {model}.',
  },
  'enquiries.countered': {
    title: 'Contraoferta para {no}',
    body: 'El comprador pagaría USD {price} por unidad de {model}. Revise su cotización o manténgala.',
  },
  'enquiries.kept': {
    title: '{no}: el precio se mantiene',
    body: '{company} mantiene su cotización de {model}.',
  },
  'enquiries.counterAccepted': {
    title: '{no}: el vendedor acepta su precio',
    body: '{company} acepta USD {price} por unidad de {model}; la cotización es válida hasta el {validUntil}.',
  },
  'enquiries.reopened': {
    title: 'El pedido {orderNo} se canceló: su cotización vuelve a valer',
    body: 'La cotización de {company} para {model} (líneas: {count}) es válida hasta el {validUntil}. Vuelva a pedir en la consulta {no} o elija otra.',
  },
  'enquiries.reopenedQuote': {
    title: 'El pedido {orderNo} se canceló: su cotización sigue en pie',
    body: 'Su cotización de {model} (líneas: {count}) se puede pedir hasta el {validUntil}. Revísela si algo ha cambiado.',
  },
  'enquiries.ordered': {
    title: 'Su cotización es ahora el pedido {orderNo}',
    body: '{company} pidió {model} (líneas: {count}) según su cotización. Confirme el pedido {orderNo}.',
  },
  'enquiries.closed': {
    title: 'La consulta {no} se cerró',
    body: 'El comprador cerró la consulta de {model}.',
  },
  'enquiries.closedMany': {
    title: 'Se cerraron {count} líneas de la consulta {no}',
    body: 'El comprador cerró {count} líneas; la primera, {model}.',
  },
  'enquiries.buyerLeft': {
    title: 'La consulta {no} ha terminado',
    body: 'El comprador cerró su cuenta; la consulta de {model} terminó con ella.',
  },
  'enquiries.buyerLeftMany': {
    title: 'El comprador de la consulta {no} cerró su cuenta',
    body: 'Líneas de sus consultas que terminaron con ella: {count}. La primera: {model}.',
  },
  'enquiries.sellerLeft': {
    title: 'Consulta {no}: {company} cerró su cuenta',
    body: 'Ya no cotiza ni vende {model}. Los demás vendedores siguen igual.',
  },
  'enquiries.sellerLeftMany': {
    title: 'Consulta {no}: {company} cerró su cuenta',
    body: 'Ya no cotiza ni vende {count} líneas; la primera, {model}. Los demás vendedores siguen igual.',
  },
  'enquiries.expiredUnanswered': {
    title: 'Consulta {no}: líneas sin respuesta',
    body: 'Nadie respondió en 7 días (líneas: {count}). Primera: {model}. Una solicitud de compra llega a más vendedores.',
  },
  'enquiries.expiredQuote': {
    title: 'Cotizaciones de {no} vencidas',
    body: 'La validez de la cotización de {model} terminó (cotizaciones: {count}).',
  },
} satisfies EnquirySentences;
