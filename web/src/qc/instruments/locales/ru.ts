import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Приборы и поверка',
  lead: 'Прибор с истёкшей поверкой не применяется, пока не записана новая.',
  instrument: 'Прибор',
  tests: 'Испытания',
  calibratedOn: 'Поверен',
  dueOn: 'Действует до',
  state: 'Состояние',
  overdue: 'истекла',
  valid: 'действует',
  open: 'Записать поверку',
  dialog: 'Записать поверку: {name}',
  certificate: 'Номер свидетельства',
  save: 'Записать',
  done: 'Поверка записана.',
} satisfies Translated<typeof zh>;
