import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Borradores',
  aside: 'como máximo {max}; se eliminan tras {days} días sin cambios',
  empty: 'No hay borradores',
  supplier: 'Proveedor',
  parts: 'Piezas',
  changedAt: 'Cambiado',
  expiresAt: 'Se guarda hasta',
  acts: 'Acciones',
  unnamed: 'Aún sin datos',
  open: 'Abrir el borrador: {name}',
  openNow: 'abierto en esta página',
  lines_one: '{count} pieza',
  lines_other: '{count} piezas',
  deleteOf: 'Eliminar el borrador: {name}',
  deleteTitle: '¿Eliminar el borrador?',
  deleteText: 'Un borrador eliminado no se puede recuperar.',
  delete: 'Eliminar',
  keep: 'Conservarlo',
  deleted: 'El borrador se eliminó.',
  startNew: 'Empezar otro',
  changed:
    'Este borrador se cambió, envió o eliminó en otro lugar. Lo que hay aquí no está guardado.',
  openOther: 'Abrir ese',
  keepMine: 'Guardar esto como borrador nuevo',
  notSaved: 'El borrador no está guardado. Sigue en este navegador.',
  again: 'Guardar de nuevo',
  state: {
    none: 'Se guarda como borrador mientras escribe.',
    waiting: 'Aún sin guardar…',
    saved: 'Guardado: {time}',
    failed: 'Sin guardar',
    changed: 'Sin guardar',
  },
} satisfies Translated<typeof zh>;
