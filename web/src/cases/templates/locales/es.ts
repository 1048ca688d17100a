import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Plantillas de respuesta',
  about:
    'Textos para responder a casos, uno en cada uno de los cinco idiomas; se insertan en el idioma del autor.',
  add: 'Añadir plantilla',
  none: 'Aún no hay plantillas.',
  name: 'Nombre',
  used: 'Veces usada',
  usedAt: 'Último uso',
  never: 'nunca',
  changed: 'Último cambio',
  history: 'Historial',
  version: 'Versión',
  number: 'Versión {number}',
  restore: 'Restaurar',
  restored: 'La versión {number} está en el formulario; guárdela para usarla.',
  edit: 'Editar',
  save: 'Guardar',
  saved: 'La plantilla está guardada.',
  remove: 'Quitar',
  removeSure: 'Quitar definitivamente',
  removed: 'La plantilla se ha quitado.',
  placeholders: 'Los nombres entre llaves se rellenan con el caso:',
  insert: 'Insertar plantilla',
  choose: 'Elija una plantilla',
  inLang: 'Se inserta en {lang}',
  example: {
    name: 'Cliente',
    seller: 'Empresa vendedora',
    handler: 'Soporte',
  },
} satisfies Translated<typeof zh>;
