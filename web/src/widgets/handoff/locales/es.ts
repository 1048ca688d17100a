import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'El teléfono como cámara',
  open: 'Tomar fotos con el teléfono',
  waiting: 'A la espera del teléfono',
  hidden: 'Hay un código abierto que no se muestra de nuevo',
  joined: 'El teléfono está conectado',
  scan: 'Escanéelo con la cámara del teléfono. Allí nadie inicia sesión; solo puede añadir fotos aquí.',
  sent_one: 'Ha llegado {count} foto.',
  sent_other: 'Han llegado {count} fotos.',
  until: 'Válido hasta el {time}',
  again: 'Mostrar otro código',
  end: 'Terminar',
  copy: 'Copiar la dirección',
  over: {
    ended_one: 'El teléfono ha terminado; ha llegado {count} foto.',
    ended_other: 'El teléfono ha terminado; han llegado {count} fotos.',
    expired_one: 'Han pasado los 15 minutos; ha llegado {count} foto.',
    expired_other: 'Han pasado los 15 minutos; han llegado {count} fotos.',
    concluded_one: 'El registro está cerrado; ha llegado {count} foto.',
    concluded_other: 'El registro está cerrado; han llegado {count} fotos.',
  },
} satisfies Translated<typeof zh>;
