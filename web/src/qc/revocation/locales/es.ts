import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Revocar el informe',
  lead: 'Revocan un informe dos personas: una lo pide y otra lo aprueba. Ambas partes reciben aviso al momento; la página, el PDF y la verificación lo muestran revocado.',
  open: 'Pedir la revocación',
  reason: 'Por qué se revoca',
  hint: 'Lo leen ambas partes y quien verifique el informe.',
  send: 'Enviar la petición',
  sent: 'La petición espera a otra persona del laboratorio.',
  waits: '{name} pide revocar este informe, hasta {at}',
  approve: 'Aprobar la revocación',
  approved: 'El informe está revocado.',
  refuse: 'Rechazar',
  refuseReason: 'Por qué se rechaza',
  refused: 'La petición se ha rechazado.',
  withdraw: 'Retirar la petición',
  withdrawn: 'La petición se ha retirado.',
  other: 'Usted la pidió; decide otra persona del laboratorio.',
  back: 'Volver',
} satisfies Translated<typeof zh>;
