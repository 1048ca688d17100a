import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  atOnce: 'Сразу после публикации',
  atTime: 'В заданное время',
  effectiveTime: 'Показывать с (GMT+8)',
  beside: 'Рядом',
  besideNone: 'Ничего',
  besideIn: '{language} для сравнения',
  scheduled:
    'Редакция {number} будет показана с {at}; до этого читатели видят предыдущую. Если сразу опубликовать другую, эта отменяется.',
  scheduledDone: 'Редакция {number} будет показана с {at} GMT+8.',
  effectiveFrom: 'показ с {at}',
  state: { current: 'показывается', replaced: 'заменена до показа' },
} satisfies Translated<typeof zh>;
