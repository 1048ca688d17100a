import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  notFound: 'Такого заказа нет, или он не ваш.',
  back: 'К списку',
  progress: 'Ход',
  seller: 'Продавец {name}',
  buyer: 'Покупатель {name}',
  supplier: 'Поставщик {name}, ещё не на площадке',
  placed: 'размещён {time}',
  documents: 'Документы',
  support: 'В поддержку',
  parcels_one: '{count} место',
  parcels_few: '{count} места',
  parcels_many: '{count} мест',
  parcels_other: '{count} места',
  reports_one: '{count} отчёт',
  reports_few: '{count} отчёта',
  reports_many: '{count} отчётов',
  reports_other: '{count} отчёта',
  to: '{carrier}, {place}',
  doneBy: '{party}: {time}',
  confirmed: 'подтверждено',
} satisfies Translated<typeof zh>;
