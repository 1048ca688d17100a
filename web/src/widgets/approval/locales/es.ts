import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  maker: 'Prepara',
  checker: 'Revisa',
  waitsForOther: 'Usted preparó esta solicitud. Otro compañero decide.',
  mayDecide: 'Usted no preparó esta solicitud, así que puede decidir.',
  staffIsParty: 'Usted es parte del pedido. Esta solicitud la decide otra persona.',
  until: 'Decidir antes de {at}.',
  note: 'Nota',
  noteAside: 'obligatoria para devolver o rechazar',
  noteNeeded: 'Diga por qué: quien la preparó lo lee.',
  sendBack: 'Devolver a {name}',
  refuse: 'Rechazar',
  withdraw: 'Retirar mi solicitud',
  approved: '{subject} se aprobó y se ejecutó.',
  refused: '{subject} se rechazó.',
  sentBack: '{subject} se devolvió a quien la preparó.',
  withdrawn: 'La solicitud sobre {subject} se retiró.',
} satisfies Translated<typeof zh>;
