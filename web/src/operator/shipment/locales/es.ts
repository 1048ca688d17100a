import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Corregir el envío',
  button: 'Corregir el envío…',
  closed:
    'El pedido ya no está en camino al comprador. El envío no se puede corregir; indíquelo en los mensajes del pedido.',
  lead: 'Lo aprueba una segunda persona, y ambas partes leen qué cambió. Los siete días del comprador cuentan desde el final del día de entrega.',
  carrier: 'Transportista',
  trackingNo: 'Número de seguimiento',
  delivered: 'Entregado',
  deliveredOn: 'Día de entrega (GMT+8)',
  deliveredOnNeeded: 'Indique el día de entrega.',
  reason: 'Motivo',
  reasonHint: 'Lo leen ambas partes',
  ask: 'Pedir a una segunda persona',
  asked: 'Se pidió a una segunda persona.',
  waits: 'Una corrección espera a una segunda persona',
  now: 'Registrado',
  proposed: 'Será',
  recordedOn: '{parcel}, entregado el {day}',
  none: '{parcel}, no entregado',
  approve: 'Aprobar la corrección',
  compared: 'Lo comparé con el registro del transportista.',
  sentBack: '{name} lo devolvió: {note}',
  refused: '{name} lo rechazó: {note}',
  parcel: {
    inbound: 'Corregir el paquete hacia el muelle',
    return: 'Corregir el paquete devuelto',
    button: 'Corregir el paquete…',
    lead: 'Lo aprueba una segunda persona, y ambas partes leen qué cambió.',
    day: 'Día de envío (GMT+8)',
    dayNeeded: 'Indique el día de envío.',
    sentOn: '{parcel}, enviado el {day}',
  },
} satisfies Translated<typeof zh>;
