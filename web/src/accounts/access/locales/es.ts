import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Consultas del personal de Assay',
  text: 'Cuando el personal consulta su cuenta como usted la ve, o sus datos privados, da un motivo, que figura aquí.',
  loading: 'Cargando las consultas',
  none: 'Nadie del personal ha consultado su cuenta.',
  now: 'Consultando ahora',
  why: 'Motivo: {reason}',
  kind: {
    view: 'Consultó la cuenta como usted la ve, solo en lectura',
    bankAccounts: 'Consultó las cuentas bancarias',
    documents: 'Consultó los documentos de identidad',
    contacts: 'Consultó los contactos',
  },
  banner: {
    label: 'Ver como cliente',
    as: 'Está viendo como {name}.',
    readOnly: 'Solo lectura: no se puede cambiar nada.',
    reason: 'Motivo: {reason}',
    left: 'Tiempo restante',
    over: 'El tiempo ha terminado',
    end: 'Terminar la consulta',
  },
} satisfies Translated<typeof zh>;
