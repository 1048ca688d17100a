import type { InvitationWords, OrderSentences, QueueWords } from './words.ts';

/** The message about a price in which somebody bears a service fee. */
const priced = (bearer: string) => ({
  title: 'Pedido {no}: precio del servicio',
  body: `Servicio {service}, a cargo ${bearer}, flete {freight}. El comprador acepta las condiciones y después confirma el vendedor.`,
});

export const es = {
  'orders.placed': {
    title: 'Nuevo pedido {no}: {mpn}',
    body: '{buyer} ha hecho un pedido. Confírmelo o rechácelo antes del {dueAt}.',
  },
  'orders.placedFrom': {
    title: 'Nuevo pedido {no}: {mpn}',
    body: '{buyer} ha hecho un pedido a partir de {source}. Confírmelo o rechácelo antes del {dueAt}.',
  },
  'orders.placedFromBid': {
    title: 'Nuevo pedido {no}: {mpn}',
    body: 'Aceptó la oferta {source} de {buyer} y así se creó este pedido. Confírmelo o rechácelo antes del {dueAt}.',
  },
  'orders.split': {
    title: 'Pedido {no}: {mpn} sigue sin la disputa de {parent}',
    body: 'Las líneas de {parent} que nadie disputa siguen como pedido {no}. Con ellas pasan {amount} de la custodia, y Assay envía la mercancía al comprador antes del {dueAt}. En {parent} quedan solo las líneas en disputa.',
  },
  'orders.price': {
    title: 'Pedido {no}: precio del servicio',
    body: 'Servicio {service}, flete {freight}. El comprador acepta las condiciones y después confirma el vendedor.',
  },
  'orders.priceBuyer': priced('del comprador'),
  'orders.priceSeller': priced('del vendedor'),
  'orders.priceHalf': priced('de comprador y vendedor por mitades'),
  'orders.acceptTerms': {
    title: 'Pedido {no}: el comprador acepta las condiciones',
    body: '{buyer} ha aceptado las condiciones. El vendedor confirma el pedido antes del {dueAt}.',
  },
  'orders.confirm': {
    title: 'Pedido {no}: confirmado por el vendedor',
    body: '{seller} ha confirmado {mpn}. Pague antes del {dueAt}; Assay custodia el dinero.',
  },
  'orders.decline': {
    title: 'Pedido {no}: rechazado',
    body: '{seller} no acepta el pedido. Motivo: {reason}',
  },
  'orders.cancel': {
    title: 'Pedido {no}: cancelado',
    body: 'El pedido de {mpn} está cancelado. No se pagó nada.',
  },
  'orders.expire': {
    title: 'Pedido {no}: cancelado por falta de pago',
    body: 'El comprador no pagó en 5 días hábiles y el pedido se canceló.',
  },
  'orders.pay': {
    title: 'Pedido {no}: pagado, {amount} en custodia',
    body: 'Assay custodia el dinero. El vendedor envía la mercancía al muelle de Assay antes del {dueAt}.',
  },
  'orders.ship': {
    title: 'Pedido {no}: en camino a Assay',
    body: '{seller} ha enviado {pieces} piezas por {carrier}, número de seguimiento {trackingNo}.',
  },
  'orders.shipParcels': {
    title: 'Pedido {no}: en camino a Assay',
    body: '{seller} ha enviado {pieces} piezas en {parcels} paquetes: {carrier} {trackingNo}, los demás {moreTrackingNos}.',
  },
  'orders.cancelLate': {
    title: 'Pedido {no}: cancelado por envío tardío',
    body: '{buyer} ha cancelado el pedido atrasado. El dinero vuelve al comprador.',
  },
  'orders.receiveParcel': {
    title: 'Pedido {no}: {receivedParcels} de {parcels} paquetes están en el muelle de Assay',
    body: 'Llegó {carrier} {trackingNo}, contadas {pieces} piezas. El recuento se compara cuando hayan llegado los demás paquetes.',
  },
  'orders.receive': {
    title: 'Pedido {no}: la mercancía está en el muelle de Assay',
    body: 'Contadas {pieces}, declaradas por el vendedor {shipped}, pedidas {ordered}. Si los números difieren, ambas partes reconocen el recuento en la página del pedido.',
  },
  'orders.acknowledge': {
    title: 'Pedido {no}: recuento reconocido',
    body: 'Una de las partes ha reconocido el recuento del muelle. La inspección empieza cuando lo hagan ambas o cuando se acabe el plazo.',
  },
  'orders.inspect': {
    title: 'Pedido {no}: ha empezado la inspección',
    body: '{mpn} está en el banco de ensayos en {lots} lote(s).',
  },
  'orders.report': {
    title: 'Pedido {no}: el informe está emitido',
    body: 'Lea el informe y confirme el resultado antes del {dueAt}. El comprador también puede rechazarlo.',
  },
  'orders.accept': {
    title: 'Pedido {no}: una parte ha confirmado el resultado',
    body: 'La otra parte confirma antes del {dueAt}.',
  },
  'orders.cleared': {
    title: 'Pedido {no}: ambas partes han confirmado el resultado',
    body: 'Assay embala {mpn} y lo envía al comprador.',
  },
  'orders.reject': {
    title: 'Pedido {no}: el comprador rechaza el resultado',
    body: 'Motivo: {reason}. Responda u ofrezca un acuerdo antes del {dueAt}; desde entonces el soporte de Assay puede decidir.',
  },
  'orders.autoAccept': {
    title: 'Pedido {no}: el resultado se da por confirmado',
    body: 'El dictamen es conforme y nadie se opuso a tiempo. Assay embala {mpn} y lo envía al comprador.',
  },
  'orders.autoDispute': {
    title: 'Pedido {no}: el resultado está en disputa',
    body: 'El dictamen no es conforme en todo y las partes no confirmaron a tiempo. Responda u ofrezca un acuerdo antes del {dueAt}; desde entonces el soporte de Assay puede decidir.',
  },
  'orders.settle': {
    title: 'Pedido {no}: decidido, se acepta la mercancía',
    body: 'Motivo: {reason}. Assay embala {mpn} y lo envía al comprador.',
  },
  'orders.settlePart': {
    title: 'Pedido {no}: decidido, se acepta una parte',
    body: 'Motivo: {reason}. El comprador se queda con {pieces} piezas. El resto se reembolsa y vuelve al vendedor; las piezas sospechosas quedan en cuarentena.',
  },
  'orders.retest': { title: 'Pedido {no}: se repiten los ensayos', body: 'Motivo: {reason}' },
  'orders.orderReturn': {
    title: 'Pedido {no}: decidido, devolución y reembolso',
    body: 'Motivo: {reason}. El comprador autoriza la devolución antes del {dueAt}; después llega el reembolso, menos los ensayos a cargo del comprador según las condiciones.',
  },
  'orders.quarantine': {
    title: 'Pedido {no}: mercancía en cuarentena',
    body: 'Se sospecha que la mercancía es falsificada y no vuelve al mercado. Motivo: {reason}. El comprador recibe el reembolso antes del {dueAt}.',
  },
  'orders.authorise': {
    title: 'Pedido {no}: devolución autorizada',
    body: 'Assay devuelve la mercancía al vendedor antes del {dueAt}.',
  },
  'orders.authoriseBySupport': {
    title: 'Pedido {no}: soporte autorizó la devolución',
    body: 'El soporte de Assay la autorizó en lugar del comprador. Motivo: {reason}. Assay devuelve la mercancía al vendedor antes del {dueAt}.',
  },
  'orders.sendBack': {
    title: 'Pedido {no}: la mercancía vuelve al vendedor',
    body: '{carrier}, número de seguimiento {trackingNo}. El comprador recibe el reembolso antes del {dueAt}.',
  },
  'orders.refund': {
    title: 'Pedido {no}: reembolsado, {amount}',
    body: 'El reembolso está en el saldo disponible del comprador.',
  },
  'orders.dispatch': {
    title: 'Pedido {no}: en camino al comprador',
    body: '{mpn} ha salido por {carrier}, número de seguimiento {trackingNo}.',
  },
  'orders.deliver': {
    title: 'Pedido {no}: entregado',
    body: 'El transportista ha entregado. El comprador confirma la recepción; después del {dueAt} cuenta como confirmada.',
  },
  'orders.confirmReceipt': {
    title: 'Pedido {no}: completado',
    body: 'El comprador ha recibido {mpn}. La operación está completa.',
  },
  'orders.dispatchReleased': {
    title: 'Pedido {no}: en camino al comprador',
    body: '{mpn} ha salido por {carrier}, número de seguimiento {trackingNo}. El pago se ha liberado al vendedor.',
  },
  'orders.receiptReleased': {
    title: 'Pedido {no}: completado',
    body: 'El comprador ha recibido {mpn}. La operación está completa. El pago se ha liberado al vendedor.',
  },
  'orders.complete': {
    title: 'Pedido {no}: terminado sin envío',
    body: 'Los ensayos consumieron todas las piezas de {mpn} que conserva el comprador, así que no se envía ningún paquete. El pago se ha liberado al vendedor; la página del pedido muestra los importes de cada parte.',
  },
  'orders.lossCovered': {
    title: 'Pedido {no}: el paquete se perdió',
    body: 'Confirmado por dos personas. Reclamación {caseNo}. {reason} El vendedor cobró al despacharse; el seguro de Assay paga al comprador.',
  },
  'orders.requestRest': {
    title: 'Pedido {no}: el comprador pide las piezas que faltan',
    body: 'Envíelas antes del {dueAt}. Después el pedido sigue con lo recibido y el resto se reembolsa.',
  },
  'orders.shipRest': {
    title: 'Pedido {no}: las piezas que faltaban van en camino',
    body: '{seller} envió {pieces} piezas por {carrier}, número de seguimiento {trackingNo}.',
  },
  'orders.shipRestParcels': {
    title: 'Pedido {no}: las piezas que faltaban van en camino',
    body: '{seller} envió {pieces} piezas en {parcels} paquetes: {carrier} {trackingNo}, los demás {moreTrackingNos}.',
  },
  'orders.closeShort': {
    title: 'Pedido {no}: cerrado con lo recibido, {amount} reembolsado',
    body: 'El precio de las piezas que faltan volvió al comprador. El resto pasa a inspección.',
  },
  'orders.recount': {
    title: 'Pedido {no}: el muelle ha vuelto a contar',
    body: 'Una segunda persona contó {pieces}; declarado por el vendedor {shipped}, pedido {ordered}. Motivo: {reason}',
  },
  'orders.contest': {
    title: 'Pedido {no}: el vendedor pide otro ensayo a su costa',
    body: 'Motivo: {reason}. Assay vuelve a ensayar lo que queda de los lotes.',
  },
  'orders.acceptReturn': {
    title: 'Pedido {no}: el vendedor acepta la devolución',
    body: 'El comprador autoriza la devolución antes del {dueAt}; después llega el reembolso, menos los ensayos a cargo del comprador según las condiciones.',
  },
  'orders.offer': {
    title: 'Pedido {no}: se ofrece un acuerdo',
    body: 'El comprador conserva {pieces} piezas, el precio baja {cut}. El vendedor asume {sellerCosts} de flete y ensayos. Motivo: {reason}. Responda antes del {dueAt}; después decide soporte.',
  },
  'orders.offerRuling': {
    title: 'Pedido {no}: se ofrece un acuerdo',
    body: 'El comprador conserva {pieces} piezas, el precio baja {cut}. El vendedor asume {sellerCosts} de flete y ensayos. Motivo: {reason}. El soporte de Assay ya puede decidir y debe hacerlo antes del {dueAt}; mientras no decida, la oferta se puede aceptar.',
  },
  'orders.requestRuling': {
    title: 'Pedido {no}: se pide una decisión',
    body: 'Soporte puede decidir en cuanto ambas partes lo pidan o, si no, a partir del {dueAt}.',
  },
  'orders.rulingRequested': {
    title: 'Pedido {no}: ambas partes piden una decisión',
    body: 'El soporte de Assay puede decidir desde ahora y debe hacerlo antes del {dueAt}. Mientras no decida, las partes aún pueden llegar a un acuerdo.',
  },
  'orders.withdrawOffer': {
    title: 'Pedido {no}: la oferta se retiró',
    body: 'La disputa sigue. Responda u ofrezca un acuerdo antes del {dueAt}; desde entonces el soporte de Assay puede decidir.',
  },
  'orders.withdrawOfferRuling': {
    title: 'Pedido {no}: la oferta se retiró',
    body: 'La disputa sigue. El soporte de Assay ya puede decidir y debe hacerlo antes del {dueAt}; mientras no decida, las partes aún pueden llegar a un acuerdo.',
  },
  'orders.acceptOffer': {
    title: 'Pedido {no}: ambas partes llegaron a un acuerdo',
    body: 'El comprador conserva {pieces} piezas, el precio baja {cut}. El vendedor asume {sellerCosts} de flete y ensayos. El reembolso está hecho.',
  },
  'orders.sendBackRest': {
    title: 'Pedido {no}: el resto vuelve al vendedor',
    body: '{pieces} piezas por {carrier}, número de seguimiento {trackingNo}.',
  },
  'orders.trace': {
    title: 'Pedido {no}: el transportista busca el paquete',
    body: 'Caso {caseNo}. {reason}',
  },
  'orders.traceParcel': {
    title: 'Pedido {no}: el transportista busca el paquete',
    body: 'Paquete {carrier} {trackingNo}, caso {caseNo}. {note}',
  },
  'orders.endTrace': {
    title: 'Pedido {no}: el paquete apareció',
    body: 'El pedido sigue como antes.',
  },
  'orders.abandonRest': {
    title: 'Pedido {no}: los paquetes que faltaban se perdieron',
    body: 'El pedido sigue con lo recibido. Si faltan piezas, ambas partes confirman el recuento en la página del pedido, y el comprador puede pedirlas otra vez o cerrar con reembolso.',
  },
  'orders.parcelAbandoned': {
    title: 'Pedido {no}: un paquete se perdió',
    body: 'Ya no se espera el paquete {carrier} {trackingNo}. Los demás siguen en camino; el recuento se compara cuando lleguen.',
  },
  'orders.correctShipment': {
    title: 'Pedido {no}: se corrigió el registro del envío',
    body: 'Dos personas lo corrigieron: {before} → {after}. {reason} El pedido espera ahora hasta el {dueAt}.',
  },
  'orders.correctInbound': {
    title: 'Pedido {no}: se corrigió el registro del paquete hacia el muelle',
    body: 'Dos personas lo corrigieron: {before} → {after}. {reason}',
  },
  'orders.correctReturn': {
    title: 'Pedido {no}: se corrigió el registro del paquete devuelto',
    body: 'Dos personas lo corrigieron: {before} → {after}. {reason}',
  },
  'orders.updateTracking': {
    title: 'Pedido {no}: el vendedor corrigió el número de seguimiento',
    body: '{before} → {after}. Lo demás no cambia.',
  },
  'orders.declareLost': {
    title: 'Pedido {no}: el paquete se perdió',
    body: 'Confirmado por dos personas. Reclamación {caseNo}. {reason} El dinero vuelve al comprador.',
  },
  'orders.shipAgain': {
    title: 'Pedido {no}: el paquete se perdió, envíe de nuevo',
    body: 'Reclamación {caseNo}. El vendedor envía otra vez antes del {dueAt}; Assay conserva el dinero.',
  },
  'orders.suspend': {
    title: 'Pedido {no}: se revocó un informe, el pedido está suspendido',
    body: 'El informe {report} fue revocado: {reason}. Ni la mercancía ni el dinero se mueven y ningún plazo corre hasta que dos personas de soporte decidan cómo sigue.',
  },
  'orders.reinstate': {
    title: 'Pedido {no}: continúa',
    body: 'Dos personas de soporte decidieron que el pedido continúa. Motivo: {reason}. El paso actual vence el {dueAt}.',
  },
  'orders.recordReturn': {
    title: 'Pedido {no}: la mercancía volvió al vendedor',
    body: 'La mercancía del comprador volvió por {carrier}, número de seguimiento {trackingNo}. Motivo: {reason}. El reembolso llega antes del {dueAt}.',
  },
  'orders.revokedAfterRelease': {
    title: 'Pedido {no}: se revocó su informe',
    body: 'El informe {report} fue revocado: {reason}. El vendedor ya cobró; puede presentar una reclamación posventa en la página del pedido.',
  },
  'orders.transferShort': {
    title: 'Pedido {no}: la transferencia es inferior al pedido',
    body: 'Está en su saldo disponible, pero el pedido cuesta {amount}. Pague con el saldo en la página del pedido o transfiera el resto.',
  },
  'orders.soon': {
    title: 'El pedido {no} le espera',
    body: 'El plazo termina el {dueAt}. Abra el pedido y dé el siguiente paso.',
  },
  'orders.late': {
    title: 'El pedido {no} lleva retraso',
    body: 'El plazo terminó el {dueAt}. El soporte de Assay lo sabe y le da seguimiento.',
  },
  'orders.after': {
    title: 'El pedido {no} aún le espera',
    body: 'El plazo terminó el {dueAt} y el pedido aún le espera. El soporte de Assay le da seguimiento.',
  },
  'orders.otherSoon': {
    title: 'Pedido {no}: a la otra parte le queda medio día',
    body: 'El plazo de la otra parte termina el {dueAt}. Usted no tiene que hacer nada; aquí leerá cuándo da el paso o si se retrasa.',
  },
  'orders.deskSoon': {
    title: 'Pedido {no}: a Assay le queda medio día para su paso',
    body: 'El plazo de Assay termina el {dueAt}. No tiene que hacer nada; aquí leerá cuándo se da el paso o si se retrasa.',
  },
  'orders.otherLate': {
    title: 'Pedido {no}: el siguiente paso se retrasa',
    body: 'El plazo de ese paso terminó el {dueAt}. Usted no tiene que hacer nada: el soporte de Assay lo sabe y le da seguimiento.',
  },
  'orders.thread': { title: 'Pedido {no}: mensaje nuevo', body: '{from}: {text}' },
} satisfies OrderSentences;

/** Work on the desks of the provider. */
export const queueEs = {
  receive: 'Recibir {mpn}',
  send: 'Enviar {mpn} al comprador',
  sendBack: 'Devolver {mpn} al vendedor',
  inspect: 'Poner {mpn} en el banco de ensayos',
  deliver: 'Registrar la entrega de {mpn}',
  trace: 'Seguir el paquete perdido de {mpn}',
  approveLoss: 'Aprobar la pérdida del paquete de {mpn}',
  approveCorrection: 'Aprobar la corrección del paquete de {mpn}',
  price: 'Fijar el precio del servicio para {mpn}',
  disputes: 'Decidir la disputa sobre {mpn}',
  suspensions: 'Decidir cómo sigue {mpn}: se revocó su informe',
  late: 'Seguimiento: {mpn} lleva retraso',
  refunds: 'Reembolsar a {buyer}',
  detail: '{seller} → {buyer} · {count} uds.',
} satisfies QueueWords;

/** The mail that asks an agent order's supplier to join. */
export const invitationEs = {
  subject: '{buyer} le invita a operar con Assay',
  body: '{buyer} quiere comprarle {mpn} con el servicio de custodia de Assay (pedido {no}). Regístrese como vendedor con esta dirección de correo y complete su acreditación; después podrá confirmar el pedido. Assay custodia el pago y lo libera cuando la mercancía ha pasado la inspección.',
  open: 'Registrarse como vendedor',
} satisfies InvitationWords;
