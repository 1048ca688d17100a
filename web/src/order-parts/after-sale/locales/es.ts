import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Posventa',
  until: 'Garantía hasta el {time}',
  over: 'La garantía venció el {time}',
  apply: 'Solicitar posventa',
  held: '{count} uds. reclamadas',
  state: {
    applied: 'Debe responder el vendedor',
    refused: 'Rechazada por el vendedor',
    negotiating: 'En negociación',
    arbitrating: 'Decide soporte',
    returnAuthorised: 'Debe devolver el comprador',
    returning: 'En camino al muelle',
    returned: 'Contada en el muelle',
    replacing: 'Sustitución en curso',
    refunded: 'Reembolsada',
    replaced: 'Sustituida',
    compensated: 'Compensada',
    rejected: 'Desestimada',
    withdrawn: 'Retirada',
  },
} satisfies Translated<typeof zh>;
