import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'Укажите размер партии, какие подделки найти, бюджет и срок: планировщик предложит испытания, которые находят больше всего.',
  wish: 'Ваши условия',
  go: 'Рассчитать план',
  reckoning: 'Расчёт плана',
  result: 'Предложенный план',
  outweighs: 'Эти испытания стоят {tests}, больше, чем сам товар: {goods}.',
  notBest: 'Сочетаний слишком много: план хорош, но, возможно, не лучший.',
  price: 'Цена за партию',
  days: 'Рабочие дни',
  lost: 'Расход деталей',
  chart: 'Что находит план',
  tests: 'Предложенные испытания',
  test: 'Испытание',
  finds: 'Находит',
  sample: 'Выборка',
  order: 'Заказать с этим планом',
} satisfies Translated<typeof zh>;
