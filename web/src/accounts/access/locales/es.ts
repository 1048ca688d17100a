import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Consultas del personal de Assay',
  text: 'Cuando el personal mira su cuenta como usted la ve, o sus datos privados, da un motivo, que figura aquí.',
  loading: 'Cargando las consultas',
  none: 'Nadie del personal ha mirado su cuenta.',
  now: 'Mirando ahora',
  why: 'Motivo: {reason}',
  kind: {
    view: 'Miró la cuenta como usted la ve, solo en lectura',
    bankAccounts: 'Miró las cuentas bancarias',
    documents: 'Miró los documentos de identidad',
    contacts: 'Miró los contactos',
  },
  banner: {
    label: 'Mirar como cliente',
    as: 'Está mirando como {name}.',
    readOnly: 'Solo lectura: no se puede cambiar nada.',
    reason: 'Motivo: {reason}',
    left: 'Tiempo restante',
    over: 'El tiempo ha terminado',
    end: 'Terminar la consulta',
  },
} satisfies Translated<typeof zh>;
