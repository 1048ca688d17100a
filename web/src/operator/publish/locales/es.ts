import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  atOnce: 'En cuanto se publique',
  atTime: 'A una hora',
  effectiveTime: 'Visible desde (GMT+8)',
  beside: 'Al lado',
  besideNone: 'Nada',
  besideIn: '{language}, para comparar',
  scheduled:
    'La revisión {number} se muestra desde el {at}; hasta entonces los lectores ven la anterior. Publicar otra de inmediato la retira.',
  scheduledDone: 'La revisión {number} se mostrará desde el {at} GMT+8.',
  effectiveFrom: 'visible desde el {at}',
  state: { current: 'visible ahora', replaced: 'sustituida antes de mostrarse' },
} satisfies Translated<typeof zh>;
