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
} satisfies BoardSentences;
