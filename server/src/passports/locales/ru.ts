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
};
