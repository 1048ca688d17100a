import type { Translated } from '#web/i18n/words.ts';
import type zh from './zh.ts';

export default {
  maker: 'Fabricante',
  condition: 'Estado',
  packaging: 'Embalaje',
  any: 'cualquiera',
  lead: 'Plazo',
  warranty: 'Garantía',
  none: 'ninguna',
  dateCode: 'Código de fecha',
  leadTime: { now: 'En existencia', any: 'Envío en cualquier momento' },
  days_one: '{count} día',
  days_other: '{count} días',
} satisfies Translated<typeof zh>;
