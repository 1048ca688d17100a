import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Reclamaciones posventa',
  tabs: 'Trabajo',
  tab: {
    open: 'Abiertas',
    support: 'Por decidir',
    warehouse: 'En el muelle',
    ended: 'Terminadas',
    all: 'Todas',
  },
  empty: 'No hay reclamaciones.',
  rule: {
    title: 'Decidir por escrito',
    staffIsParty: 'Usted es parte de esta reclamación. La decide otra persona.',
    decision: 'Decisión',
    reject: 'Desestimar',
    pay: 'Pagar al comprador',
    counted: 'Contado, {pieces}: {money}',
    whole: 'Todo lo acordado: {money}',
    reason: 'Motivos; los leen ambas partes',
    send: 'Enviar a una segunda persona',
    sent: 'La decisión espera a la segunda persona',
    approve: 'Aprobar la decisión',
    compared: 'He leído a ambas partes y las pruebas',
    effect: 'En vigor cuando la apruebe una segunda persona; después se mueve el dinero.',
  },
  arrival: {
    title: 'El paquete llegó antes de que el comprador lo registrara',
    text: 'Indique el transportista y el número que muestra el paquete; deje vacío lo que no muestre. Compare el remitente con el comprador. Una vez registrada la llegada, el comprador ya no puede retirar la reclamación y se puede contar.',
    send: 'Registrar la llegada',
    staffIsParty: 'Usted es parte de esta reclamación. Otra persona se ocupa del paquete.',
    expected: 'se esperan {count} uds.; el paquete está aquí',
  },
  cancelArrival: {
    title: 'El paquete es de otra reclamación',
    text: 'La llegada queda anulada. El comprador puede enviar la mercancía o retirar la reclamación, como antes.',
    send: 'Anular la llegada',
  },
  receive: {
    title: 'Contar la devolución',
    expected: 'se esperan {count} uds., {carrier} {trackingNo}',
    more: 'Si llegaron más, cuéntelas todas y guarde aparte el excedente: vuelve al comprador.',
    late: 'El paquete llegó después',
    send: 'Registrar el recuento',
  },
  recount: {
    title: 'Contar de nuevo, otra persona',
    counted: 'Se contaron {count} uds.',
  },
  lost: {
    title: 'El paquete no llegó',
    send: 'Pasar a soporte',
  },
  forward: {
    seller: 'Enviar al vendedor',
    buyer: 'Devolver al comprador (desestimada)',
    pieces: 'Se reenvían {count} uds.; las {surplus} uds. que superan lo acordado, no.',
    noAddress: 'El vendedor aún no tiene dirección; pídasela antes.',
    send: 'Registrar el envío',
  },
  returnSurplus: {
    title: 'Devolver el excedente al comprador: {count} uds.',
    send: 'Registrar la devolución al comprador',
  },
  quarantine: {
    title: 'Poner en cuarentena',
    text: 'Posible falsificación: no debe volver al vendedor.',
    send: 'Registrar la cuarentena',
  },
  done: 'Registrado',
} satisfies Translated<typeof zh>;
