import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Приборы и калибровка',
  lead: 'Прибор с истёкшей калибровкой не применяется, пока не записана новая.',
  instrument: 'Прибор',
  tests: 'Испытания',
  calibratedOn: 'Калиброван',
  dueOn: 'Действует до',
  state: 'Состояние',
  overdue: 'истекла',
  valid: 'действует',
  open: 'Записать калибровку',
  dialog: 'Записать калибровку: {name}',
  certificate: 'Номер сертификата',
  save: 'Записать',
  done: 'Калибровка записана.',
} satisfies Translated<typeof zh>;
