import type { PassportSentences } from './zh.ts';

export const ru: PassportSentences = {
  'passports.offered': {
    title: '{company} передаёт вам паспорт партии {no}',
    body: '{mpn}, {pieces} шт. Откройте паспорт, прочитайте результат и примите его или откажитесь.',
  },
  'passports.accepted': {
    title: '{company} принимает паспорт партии {no}',
    body: '{mpn}, {pieces} шт. Теперь паспорт у этой компании; ссылка по-прежнему открыта для вас.',
  },
  'passports.declined': {
    title: 'От паспорта партии {no} отказались',
    body: '{mpn}, {pieces} шт. {company} не принимает его. Держатель паспорта по-прежнему вы.',
  },
  'passports.withdrawn': {
    title: '{company} отзывает паспорт партии {no}',
    body: '{mpn}, {pieces} шт. Вам больше ничего не нужно делать.',
  },
  'passports.expired': {
    title: 'Срок предложения паспорта партии {no} истёк',
    body: '{mpn}, {pieces} шт. {company}: ответа за 14 дней не было. Паспорт по-прежнему у вас, его можно предложить снова.',
  },
  'passports.offerExpired': {
    title: 'Срок предложения паспорта партии {no} от {company} истёк',
    body: '{mpn}, {pieces} шт. За 14 дней вы не ответили. Если детали у вас, попросите предложить паспорт снова.',
  },
};
