import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Instrumentos y calibración',
  lead: 'Un instrumento con la calibración vencida no puede usarse hasta registrar la siguiente.',
  instrument: 'Instrumento',
  tests: 'Sirve para',
  calibratedOn: 'Calibrado el',
  dueOn: 'Vence el',
  state: 'Estado',
  overdue: 'vencida',
  valid: 'vigente',
  open: 'Registrar calibración',
  dialog: 'Registrar una calibración de {name}',
  certificate: 'Número del certificado',
  save: 'Registrar',
  done: 'La calibración está registrada.',
} satisfies Translated<typeof zh>;
