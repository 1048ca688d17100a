import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  quantity: 'Размер партии',
  family: 'Вид детали',
  families: {
    logic: 'Логика и аналог',
    memory: 'Память',
    programmable: 'Программируемая',
    transistor: 'Транзистор',
    capacitor: 'Конденсатор',
  },
  bad: 'Плохих деталей в партии',
  budget: 'Бюджет',
  days: 'Рабочих дней не более',
  pieces: 'Расход деталей не более',
  goods: 'Стоимость товара',
  noLimit: 'без предела',
  kinds: 'Какие виды найти',
  wrong: {
    quantity: 'Целое число от 1 до 1 000 000.',
    bad: 'Число от 0,1 до 100, не более одного знака.',
    budget: 'Сумма, не более двух знаков.',
    goods: 'Сумма, не более двух знаков.',
    days: 'Целое число от 0 до 90.',
    pieces: 'Целое число от 0 до 1 000 000.',
    kinds: 'Выберите хотя бы один вид.',
  },
} satisfies Translated<typeof zh>;
