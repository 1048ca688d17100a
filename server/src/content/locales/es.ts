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
};
