import type { ContentWords } from './zh.ts';

export const es: ContentWords = {
  'content.blacklistNotice': {
    title: 'Propuesta para la lista negra de proveedores',
    body: 'Tras el resultado del pedido {orderNo} ({mpn}), se propone incluir a {supplier} en la lista negra pública. Responda por escrito antes del {due}. Sin respuesta, deciden las pruebas disponibles.',
  },
  'content.blacklistPublished': {
    title: 'Publicado en la lista negra de proveedores',
    body: 'Tras el resultado del pedido {orderNo} ({mpn}), {supplier} figura en la lista negra pública hasta el {endsOn}. Puede apelar.',
  },
  'content.blacklistStayed': {
    title: 'Su apelación no fue aceptada',
    body: 'La apelación sobre el pedido {orderNo} ({mpn}) no fue aceptada: {supplier} sigue en la lista negra pública hasta el {endsOn}. Los motivos están en la página de la entrada.',
  },
  'content.blacklistEnded': {
    title: 'Ya no figura en la lista negra de proveedores',
    body: 'La entrada de {supplier} tras el resultado del pedido {orderNo} ({mpn}) terminó. Ya no es pública.',
  },
  'content.blacklistDropped': {
    title: 'No se incluye en la lista negra de proveedores',
    body: 'La propuesta de incluir a {supplier} en la lista negra pública tras el resultado del pedido {orderNo} ({mpn}) se descartó. Nunca fue pública.',
  },
};
