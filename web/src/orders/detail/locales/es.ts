import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  notFound: 'El pedido no existe o no es suyo.',
  back: 'Volver a la lista',
  progress: 'Avance',
  seller: 'Vendedor {name}',
  buyer: 'Comprador {name}',
  supplier: 'Proveedor {name}, aún no está en la plataforma',
  placed: 'hecho el {time}',
  documents: 'Documentos',
  support: 'Consultar a soporte',
  parcels_one: '{count} paquete',
  parcels_other: '{count} paquetes',
  reports_one: '{count} informe',
  reports_other: '{count} informes',
  to: '{carrier} a {place}',
  doneBy: '{party}: {time}',
  confirmed: 'confirmado',
} satisfies Translated<typeof zh>;
