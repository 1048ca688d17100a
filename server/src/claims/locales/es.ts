import type { ClaimSentences } from './zh.ts';

export const es = {
  'claims.apply': {
    title: 'Reclamación posventa {no}',
    body: '{buyer} reclama por {pieces} uds. de {mpn}, pedido {order}: {text} Responda antes del {dueAt}.',
  },
  'claims.write': {
    title: 'Nuevo mensaje en la reclamación {no}',
    body: '{text}',
  },
  'claims.soon': {
    title: 'La reclamación {no} le espera',
    body: '{mpn}: actúe antes del {dueAt}; después seguirá sin usted.',
  },
  'claims.late': {
    title: 'La reclamación {no} va con retraso',
    body: '{mpn}: el plazo terminó el {dueAt}. Actúe ahora.',
  },
  'claims.after': {
    title: 'La reclamación {no} aún le espera',
    body: '{mpn}: el plazo terminó el {dueAt} y la reclamación aún le espera. Actúe ahora.',
  },
  'claims.rest': {
    title: 'Reclamación {no}: aún se deben {owed}',
    body: '{mpn}: su saldo y su depósito no cubrieron lo que se debe al comprador. Pague el resto, {owed}; el plazo termina el {dueAt}. La mercancía devuelta queda en el muelle hasta entonces.',
  },
  'claims.restLate': {
    title: 'Reclamación {no}: {owed} sin pagar fuera de plazo',
    body: '{mpn}: el plazo para pagar el resto, {owed}, terminó el {dueAt}. La mercancía devuelta queda en el muelle hasta que lo pague.',
  },
  'claims.otherSoon': {
    title: 'Reclamación {no}: a la otra parte le queda medio día',
    body: '{mpn}: el plazo de la otra parte termina el {dueAt}. Usted no tiene que hacer nada; aquí leerá cómo sigue la reclamación.',
  },
  'claims.shipSoon': {
    title: 'Reclamación {no}: envíe la mercancía antes del {dueAt}',
    body: '{mpn}: si el paquete no se envía antes del {dueAt}, la reclamación se cierra y el dinero reservado vuelve al vendedor.',
  },
  'claims.otherShipSoon': {
    title: 'Reclamación {no}: al comprador le queda medio día para enviar',
    body: '{mpn}: sin paquete antes del {dueAt} la reclamación se cierra y el dinero reservado vuelve al vendedor. El vendedor no tiene que hacer nada.',
  },
  'claims.deskSoon': {
    title: 'Reclamación {no}: a Assay le queda medio día para su paso',
    body: '{mpn}: el plazo de Assay termina el {dueAt}. Usted no tiene que hacer nada; aquí leerá cómo sigue la reclamación.',
  },
  'claims.otherLate': {
    title: 'Reclamación {no}: el siguiente paso se retrasa',
    body: '{mpn}: el plazo de ese paso terminó el {dueAt}. Usted no tiene que hacer nada; aquí leerá cómo sigue la reclamación.',
  },
  'claims.agree': {
    title: 'El vendedor acepta la reclamación {no}',
    body: '{seller} acepta; quedan reservados {held} de su dinero. Envíe la mercancía al muelle de Assay con {no} en el paquete, antes del {dueAt}.',
  },
  'claims.agreeShort': {
    title: 'El vendedor acepta la reclamación {no}',
    body: '{seller} acepta {amount}. Quedan reservados {held}; su dinero no cubrió los otros {uncovered}, que deberá cuando el muelle haya contado. Envíe la mercancía al muelle de Assay con {no} en el paquete, antes del {dueAt}.',
  },
  'claims.acceptOffer': {
    title: 'Reclamación {no}: oferta aceptada',
    body: 'Ambas partes acuerdan {amount}; quedan reservados {held} del dinero del vendedor. El comprador envía la mercancía al muelle de Assay con {no} en el paquete, antes del {dueAt}.',
  },
  'claims.acceptOfferShort': {
    title: 'Reclamación {no}: oferta aceptada',
    body: 'Ambas partes acuerdan {amount}. Quedan reservados {held}; el dinero del vendedor no cubrió los otros {uncovered}, que deberá cuando el muelle haya contado. El comprador envía la mercancía al muelle de Assay con {no} en el paquete, antes del {dueAt}.',
  },
  'claims.compensated': {
    title: 'Reclamación {no} pagada',
    body: 'Ambas partes acordaron {amount}; se pagaron {paid}. No hay que devolver nada.',
  },
  'claims.refuse': {
    title: 'El vendedor rechaza la reclamación {no}',
    body: '{seller} escribe: {text} Hasta el {dueAt} puede hacer una oferta, pedir que decida soporte o retirarla.',
  },
  'claims.offer': {
    title: 'Nueva oferta en la reclamación {no}',
    body: 'Oferta de {amount}: {text} Responda antes del {dueAt}.',
  },
  'claims.withdraw': {
    title: 'Reclamación {no} retirada',
    body: '{buyer} retiró la reclamación. El dinero reservado vuelve al vendedor.',
  },
  'claims.escalate': {
    title: 'Soporte decide la reclamación {no}',
    body: 'El plazo terminó. Soporte decide antes del {dueAt} con lo que consta.',
  },
  'claims.requestRuling': {
    title: 'Soporte decide la reclamación {no}',
    body: 'Una parte pidió que decida soporte: {text} Soporte decide antes del {dueAt}.',
  },
  'claims.rule': {
    title: 'Decisión en la reclamación {no}',
    body: 'Soporte decide por escrito: {text}',
  },
  'claims.ruleShort': {
    title: 'Decisión en la reclamación {no}',
    body: 'Soporte decide por escrito: {text} De {amount} quedan reservados {held}; el dinero del vendedor no cubrió los otros {uncovered}, que deberá cuando el muelle haya contado.',
  },
  'claims.shipBack': {
    title: 'Reclamación {no}: mercancía en camino',
    body: 'El comprador la envió: {text}. El muelle la cuenta al llegar.',
  },
  'claims.expire': {
    title: 'Reclamación {no} cerrada',
    body: 'La mercancía no se envió antes del {dueAt}. El dinero reservado ha vuelto al vendedor.',
  },
  'claims.recordArrival': {
    title: 'Reclamación {no}: el paquete está en el muelle',
    body: 'Llegó antes de que el comprador registrara su envío. Ahora el muelle cuenta {mpn}; la reclamación ya no se puede retirar. Si el comprador no envió nada, dígalo en la reclamación.',
  },
  'claims.cancelArrival': {
    title: 'Reclamación {no}: el paquete no está en el muelle',
    body: 'La llegada se registró por error en esta reclamación y queda anulada. El comprador puede enviar {mpn} antes del {dueAt} o retirar la reclamación. {text}',
  },
  'claims.receive': {
    title: 'Reclamación {no}: el muelle ha contado',
    body: 'El muelle contó {pieces} uds. de {mpn}.',
  },
  'claims.recount': {
    title: 'Reclamación {no}: nuevo recuento',
    body: 'Una segunda persona contó {pieces} uds.',
  },
  'claims.surplus': {
    title: 'Reclamación {no}: {surplus} uds. más de lo acordado',
    body: 'El muelle contó {pieces} uds. de {mpn}, {surplus} más de lo acordado. Siguen siendo del comprador: no se paga nada por ellas y el muelle se las devuelve.',
  },
  'claims.reportLost': {
    title: 'Reclamación {no}: el paquete no llegó',
    body: 'El muelle informa: {text} Decide soporte.',
  },
  'claims.refund': {
    title: 'Reclamación {no} reembolsada',
    body: 'Se pagaron {paid} al comprador.',
  },
  'claims.replace': {
    title: 'Reclamación {no}: pedido de sustitución {replacement}',
    body: 'El vendedor envía {pieces} uds. de {mpn} en sustitución, que pasan por el muelle y el laboratorio antes de llegar al comprador. Su dinero queda reservado.',
  },
  'claims.completeReplacement': {
    title: 'Reclamación {no} sustituida',
    body: 'El comprador tiene la sustitución (pedido {replacement}). El dinero reservado ha vuelto al vendedor.',
  },
  'claims.completeInPart': {
    title: 'Reclamación {no}: sustitución conservada en parte',
    body: 'El comprador conserva {kept} de {replaced} uds. del pedido de sustitución {replacement}. Del dinero reservado, {refunded} fueron al comprador y el resto ha vuelto al vendedor.',
  },
  'claims.loseReplacement': {
    title: 'Reclamación {no}: sustitución perdida',
    body: 'El pedido de sustitución {replacement} se perdió de camino al comprador. La cobertura de pérdidas pagó {covered} al comprador; el dinero reservado ha vuelto al vendedor.',
  },
  'claims.loseReplacementPart': {
    title: 'Reclamación {no}: sustitución perdida',
    body: 'El pedido de sustitución {replacement} se perdió de camino al comprador. La cobertura de pérdidas pagó {covered} al comprador. Del dinero reservado, {refunded} fueron al comprador y el resto ha vuelto al vendedor.',
  },
  'claims.failReplacement': {
    title: 'Reclamación {no}: sin sustitución, reembolsada',
    body: 'El pedido de sustitución {replacement} no se cumplió. El dinero reservado fue al comprador.',
  },
  'claims.forward': {
    title: 'Reclamación {no}: mercancía reenviada',
    body: 'El muelle reenvió la mercancía: {text}',
  },
  'claims.returnSurplus': {
    title: 'Reclamación {no}: el excedente vuelve al comprador',
    body: 'El muelle devolvió al comprador las {surplus} uds. de {mpn} que superaban lo acordado: {text}',
  },
  'claims.quarantine': {
    title: 'Reclamación {no}: mercancía en cuarentena',
    body: '{pieces} uds. de {mpn}, reclamadas como falsificadas, no se devuelven. El muelle las guarda aparte.',
  },
  'claims.payRest': {
    title: 'Reclamación {no}: resto pagado',
    body: 'El vendedor pagó lo que debía; {paid} en total.',
  },
} satisfies ClaimSentences;
