import type { ContentWords } from './zh.ts';

export const es: ContentWords = {
  'content.blacklistNotice': {
    title: 'Propuesta para la lista de proveedores vetados',
    body: 'Tras el resultado del pedido {orderNo} ({mpn}), se propone incluir a {supplier} en la lista pública. Responda por escrito antes de {due}. Sin respuesta, deciden las pruebas disponibles.',
  },
  'content.blacklistPublished': {
    title: 'Publicado en la lista de proveedores vetados',
    body: 'Tras el resultado del pedido {orderNo} ({mpn}), {supplier} figura en la lista pública hasta el {endsOn}. Puede apelar.',
  },
};
