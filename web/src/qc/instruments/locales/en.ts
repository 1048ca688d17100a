import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Instruments and calibration',
  lead: 'An instrument whose calibration has ended cannot be used until the next calibration is recorded.',
  instrument: 'Instrument',
  tests: 'Serves',
  calibratedOn: 'Calibrated on',
  dueOn: 'Due on',
  state: 'State',
  overdue: 'overdue',
  valid: 'valid',
  open: 'Record calibration',
  dialog: 'Record a calibration of {name}',
  certificate: 'Number of the certificate',
  save: 'Record',
  done: 'The calibration is recorded.',
} satisfies Translated<typeof zh>;
