import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Adresse, contact et mobile',
  lead: 'Les marchandises qui vous reviennent partent à l’adresse de votre agrément. Si vous déménagez, ou si le contact ou le mobile change, proposez-le ici ; le pays ne peut pas être changé.',
  propose: 'Proposer un changement',
  explained:
    'Il prend effet une fois accepté. Jusque-là, les données actuelles restent en vigueur.',
  send: 'Envoyer à l’examen',
  sent: 'Le changement est envoyé à l’examen',
  waits:
    'Assay décide du changement avant le {time}. Jusque-là, les données actuelles restent en vigueur.',
  withdraw: 'Retirer le changement',
  withdrawn: 'Le changement est retiré',
  passed: 'Le dernier changement est en vigueur depuis le {time}.',
  rejected: 'Le dernier changement a été refusé le {time} : {reason}',
  table: 'Le changement',
  field: 'Rubrique',
  before: 'Actuellement',
  after: 'Changé en',
  state: {
    proposed: 'À l’examen',
    pass: 'En vigueur',
    rejected: 'Refusé',
    withdrawn: 'Retiré',
  },
} satisfies Translated<typeof zh>;
