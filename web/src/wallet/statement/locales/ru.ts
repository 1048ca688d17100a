import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Выписка',
  from: 'С',
  to: 'По',
  wrongRange: 'Выберите два дня, конец не раньше начала.',
  opening: 'Начальный остаток',
  incoming: 'Всего поступило',
  outgoing: 'Всего списано',
  closing: 'Конечный остаток, движений: {count}',
  chart: 'Доступный остаток',
  span: 'Период',
  days: '{days} дн.',
  frozen: 'Заморожено для',
  frozenSum: 'Всего заморожено',
  until: 'Финансовый отдел обработает до {at}',
  since: 'с',
  deposit: 'Гарантийный депозит',
  depositOpen: 'Открыть',
} satisfies Translated<typeof zh>;
