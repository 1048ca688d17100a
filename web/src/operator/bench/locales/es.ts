import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  leaveOut: {
    open: 'Omitir',
    title: '{test}: omitir el ensayo',
    hint: 'Ambas partes leen el motivo. El precio de un ensayo comprado se devuelve al emitir el informe.',
    save: 'Omitir',
    done: 'El ensayo queda omitido. El motivo consta en el informe.',
    state: 'omitido',
    because: 'Omitido porque',
    again: 'Registre un resultado abajo para hacerlo después de todo.',
    refunded: 'Estaba comprado: su precio vuelve al comprador al emitir el informe.',
  },
  reassign: {
    open: 'Asumir el lote',
    title: 'Asumir el lote de {name}',
    text: 'Usted pasa a ser el inspector de este lote. {name} ya no podrá continuar ni revisarlo.',
    hint: 'Por qué el inspector no puede seguir. Queda registrado.',
    save: 'Asumir',
    done: 'Ahora usted es el inspector de este lote.',
    was: 'Asumido de {name}: {reason}',
  },
  missing: {
    instrument: 'Elija el instrumento.',
    photo: 'Añada una foto del hallazgo.',
    limits: 'Un valor fuera de límites no es conforme.',
  },
  revocations: {
    title: 'Revocaciones que esperan a una segunda persona',
    report: 'Informe',
    reason: 'Motivo',
    by: 'Pedido por, hasta',
  },
  overdue: 'calibración vencida',
  before: 'Primer resultado',
  other: 'Reensayo',
  plan: {
    bought: 'comprado',
  },
  scale: 'Escala',
  scaleHint: 'Por ejemplo, 1 mm o ×40; figura en el informe.',
  subjectLabel: 'Muestra',
} satisfies Translated<typeof zh>;
