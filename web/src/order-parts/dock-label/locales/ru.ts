import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  print: 'Печать этикетки посылки',
  title: 'Этикетка посылки',
  order: {
    hint: 'Распечатайте и наклейте снаружи каждой посылки: склад сканирует код и находит заказ.',
    back: 'К заказу',
  },
  claim: {
    hint: 'Распечатайте и наклейте снаружи посылки: склад сканирует код и находит претензию.',
    back: 'К претензии',
    pieces: '{count} шт.',
    none: 'Сейчас по этой претензии ничего не нужно отправлять на склад.',
  },
  from: 'От',
  to: 'Кому',
  printButton: 'Печать',
  loading: 'Загрузка',
  visit: 'Запись: {time}',
  hours: 'Часы работы: {hours}',
  shipTo: 'Куда отправить',
  reference: 'Напишите на посылке',
  demo: 'Демо-адрес: ничего не отправляйте.',
} satisfies Translated<typeof zh>;
