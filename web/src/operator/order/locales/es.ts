import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  cancel: 'Volver',
  reason: 'Motivo',
  recount: {
    title: 'Volver a contar',
    button: 'Registrar el segundo recuento',
    first: 'Primer recuento {count}',
    counted: 'Contado',
    effect: 'Ambas partes ven los dos recuentos y confirman de nuevo.',
  },
  rest: {
    title: 'Devolver el resto',
    button: 'Registrar la devolución',
    effect:
      'Primero esta devolución, luego el paquete del comprador. Las piezas sospechosas quedan en cuarentena.',
  },
  returnTo: 'Devolver a',
  noReturn: 'No consta la dirección del vendedor: pídala en los mensajes.',
  trace: {
    open: 'Paquete perdido o vacío: rastrear',
    title: 'Rastreo con el transportista',
    caseNo: 'Número de caso del transportista',
    note: 'Qué se sabe',
    send: 'Registrar el rastreo',
    since: 'En rastreo desde {time}, caso {caseNo}.',
    found: 'Apareció',
    giveUp: 'Dar por perdido lo que falta',
    lost: 'Declararlo perdido…',
    lostTitle: 'Declarar perdido: aprueba otra persona',
    outcome: 'Qué sigue',
    refund: 'Reembolsar al comprador',
    shipAgain: 'El vendedor envía otra vez, el dinero sigue en custodia',
    claim: 'Número de la reclamación al seguro',
    covered:
      'Perdido de camino al comprador: la custodia vuelve al comprador y la cuenta de seguro paga al vendedor; en un pedido en custodia paga al comprador.',
    ask: 'Pedir aprobación',
    asked: 'Pedido. Debe aprobarlo otra persona.',
    waits: '{name} pide declararlo perdido ({outcome}), reclamación {caseNo}. Motivo: {reason}',
    approve: 'Aprobar',
    refuse: 'Rechazar',
    withdraw: 'Retirar la solicitud',
    approved: 'Aprobado.',
    refused: 'Rechazado. El rastreo sigue.',
    withdrawn: 'La solicitud se retiró.',
  },
} satisfies Translated<typeof zh>;
