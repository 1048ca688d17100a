import type { BoardSentences } from './zh.ts';

export const es = {
  'boards.replied': {
    title: 'Nueva cotización para su solicitud {postNo}',
    body: '{company} cotizó {model} (partidas cotizadas: {count}) en {replyNo}, válida hasta el {validUntil}.',
  },
  'boards.accepted': {
    title: 'Su cotización {replyNo} fue aceptada',
    body: '{company} aceptó su cotización de {model} (partidas aceptadas: {count}). Se creó el pedido {orderNo}, que espera su confirmación.',
  },
  'boards.closed': {
    title: 'La solicitud {postNo} se cerró',
    body: '{company} cerró esta solicitud; su cotización {replyNo} se cerró con ella.',
  },
  'boards.bid': {
    title: 'Nueva oferta por su excedente {postNo}',
    body: '{company} ofertó por {model} (partidas: {count}) en {replyNo}, válida hasta el {validUntil}.',
  },
  'boards.bidAccepted': {
    title: 'Su oferta {replyNo} fue aceptada',
    body: '{company} aceptó su oferta por {model} (partidas aceptadas: {count}). Se creó el pedido {orderNo}; pague cuando el vendedor lo confirme.',
  },
  'boards.surplusClosed': {
    title: 'El excedente {postNo} se cerró',
    body: '{company} cerró este excedente; su oferta {replyNo} se cerró con él.',
  },
  'boards.quoteLeft': {
    title: 'La cotización {replyNo} para la solicitud {postNo} ha terminado',
    body: '{company} cerró su cuenta; la cotización terminó con ella y ya no se puede aceptar.',
  },
  'boards.bidLeft': {
    title: 'La oferta {replyNo} por el excedente {postNo} ha terminado',
    body: '{company} cerró su cuenta; la oferta terminó con ella y ya no se puede aceptar.',
  },
  'boards.withdrawn': {
    title: 'Se retiró una cotización de su solicitud {postNo}',
    body: '{company} retiró su cotización {replyNo}; ya no se puede aceptar.',
  },
  'boards.bidWithdrawn': {
    title: 'Se retiró una oferta por su excedente {postNo}',
    body: '{company} retiró su oferta {replyNo}; ya no se puede aceptar.',
  },
  'boards.bidFreightGone': {
    title: 'Su oferta {replyNo} no se puede aceptar por ahora',
    body: '{company} quiso aceptar su oferta por el excedente {postNo}, pero la cuenta de flete que indica ya no es suya. Añada de nuevo la cuenta o haga otra oferta.',
  },
  'boards.bidTermsDeclined': {
    title: 'Su oferta {replyNo} no se puede aceptar por ahora',
    body: '{company} quiso aceptar su oferta por el excedente {postNo}, pero usted rechazó las condiciones vigentes y no puede comprar nada nuevo. Cuando acepte las condiciones, la oferta se podrá aceptar.',
  },
} satisfies BoardSentences;
