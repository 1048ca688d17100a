import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  crumb: 'Inventario',
  update: 'Actualizar con hoja',
  title: 'Claves para subir',
  text: 'Con una clave, su propio sistema sube listas de existencias solo. Una clave sube inventario y nada más: ni pedidos ni dinero.',
  add: {
    title: 'Clave nueva',
    name: 'Nombre',
    nameHint: 'Para distinguirlas: «ERP, diario».',
    send: 'Crear clave',
    full: 'Tiene {count} claves. Revoque una primero.',
  },
  shown: {
    title: 'Clave «{name}»',
    text: 'La clave se muestra esta única vez. Cópiela y guárdela bien.',
    copy: 'Copiar la clave',
    done: 'Ya la guardé',
  },
  list: {
    title: 'Sus claves',
    count: '{count} de {max}',
    none: 'Todavía no hay claves.',
    name: 'Nombre',
    hint: 'Empieza por',
    mode: 'Qué hace',
    created: 'Creada (GMT+8)',
    used: 'Último uso (GMT+8)',
    never: 'nunca',
    acts: 'Acciones',
  },
  revoke: {
    action: 'Revocar',
    of: 'Revocar la clave «{name}»',
    title: 'Revocar la clave «{name}»',
    text: 'Los programas con esta clave dejan de poder subir de inmediato. Una clave revocada no vuelve.',
    keep: 'Conservarla',
    done: 'La clave «{name}» está revocada.',
  },
  how: {
    title: 'Cómo usar una clave',
    upload:
      'Suba un archivo; ponga su clave en lugar de {key}. La respuesta trae un identificador.',
    uploadLabel: 'Comando para subir',
    status: 'Pregunte por {id} qué pasó con él.',
    statusLabel: 'Comando para preguntar',
    clear:
      'Un archivo de columnas claras se escribe solo. Cualquier otro le espera en «Actualizar con hoja», y un mensaje le avisa.',
  },
} satisfies Translated<typeof zh>;
