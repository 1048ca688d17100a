import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  guest: 'Inicie sesión para ver lo cotizado en la plataforma en los últimos {months} meses.',
  logIn: 'Iniciar sesión',
  explain:
    'Cotizaciones de los últimos {months} meses, primero las más recientes. No se nombra a las partes y las cantidades se dan por rangos. El precio unitario se muestra cuando han cotizado {count} vendedores.',
  maker: 'Fabricante',
  anyMaker: 'Todos los fabricantes',
  label: 'Cotizaciones de {model}',
  mpn: 'Pieza, fabricante',
  day: 'Cotizado el',
  quantity: 'Cantidad',
  price: 'Precio unitario, USD',
  kept: 'pocos vendedores',
  empty: 'Ninguna cotización de {keyword} en este tiempo.',
  bounded: 'Solo se muestran las {count} más recientes.',
} satisfies Translated<typeof zh>;
