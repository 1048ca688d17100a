import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Instruments et étalonnage',
  lead: 'Un instrument dont l’étalonnage a expiré ne sert pas avant l’enregistrement du suivant.',
  instrument: 'Instrument',
  tests: 'Sert à',
  calibratedOn: 'Étalonné le',
  dueOn: 'Échéance',
  state: 'État',
  overdue: 'expiré',
  valid: 'valable',
  open: 'Enregistrer un étalonnage',
  dialog: 'Enregistrer un étalonnage de {name}',
  certificate: 'Numéro du certificat',
  save: 'Enregistrer',
  done: 'L’étalonnage est enregistré.',
} satisfies Translated<typeof zh>;
