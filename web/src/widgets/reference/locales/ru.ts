import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  amount: 'Сумма перевода',
  reference: 'Номер платежа',
  why: 'Укажите номер платежа в переводе без изменений: по нему финансовый отдел находит ваши деньги, а контрольные цифры выявляют опечатку.',
  written: 'Указанный вами номер',
  writtenHint: 'Как он стоит в вашем переводе',
} satisfies Translated<typeof zh>;
