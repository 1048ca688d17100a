import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Qué cambia',
  counted:
    'Contado {at} con los registros de ese momento. La segunda persona los ve contados de nuevo.',
  whenProposed: 'Cuando se propuso',
  countedThen: 'Contado {at}, al proponer el cambio.',
  counting: 'Contando lo que afecta',
  nothing: 'No afecta a nada abierto.',
  same: 'El ajuste ya tiene este valor: nada cambia.',
  unfilled: 'Se muestra en cuanto los campos estén completos.',
  more: 'Más de {count}',
  fromThen: {
    usdCny: 'Los cambios de divisa solicitados desde entonces usan {rate}.',
    exchangeFee: 'Los cambios de divisa solicitados desde entonces cuestan {percent}.',
    exchangeLimits:
      'Desde entonces un cambio de divisa va de {least} a {most}, y {perDay} por miembro y día.',
    rechargeTwoPeople: 'Desde entonces las recargas de más de {above} requieren dos personas.',
    rateDays: 'Desde entonces un tipo es {days}.',
    commission:
      'Los pedidos hechos desde entonces, también con cotizaciones ya abiertas, pagan {tradePercent} (comerciales) o {agentPercent} (en custodia).',
    cashLimits:
      'Desde entonces una retirada va de {least} a {most}, y {perDay} por miembro y día. El segundo factor se pide cuando las retiradas y los cambios de un día alcanzan {secondFactorFrom}.',
    goodwill:
      'Desde entonces los reembolsos de cortesía de un pedido llegan como máximo a {perOrder}.',
    suspicion: 'Desde entonces los hallazgos siguen estos umbrales; los existentes se mantienen.',
    accountUsd:
      'Desde entonces los miembros leen la cuenta {account} en {bank} para recargas, los archivos de pagos la nombran como pagadora y solo se aceptan sus extractos.',
    accountCny:
      'Desde entonces los vendedores leen la cuenta {account} en {bank} para depósitos y solo se aceptan sus extractos.',
    dock: 'Desde entonces vendedores y compradores leen esta dirección del muelle en páginas, etiquetas y documentos: {address}',
    phones: 'Desde entonces las páginas muestran {shenzhen}, {sales}, {sellers} y {lab}.',
    workingDays:
      'Los plazos que empiezan desde entonces cuentan con estos días. Los plazos ya fijados se mantienen.',
    carriers:
      'A partir de entonces los formularios ofrecen estos transportistas, y las páginas y los correos los nombran y enlazan: {carriers}',
    appointments:
      'Desde entonces los vendedores reservan franjas de {windowMinutes} minutos de {opens} a {closes}, para {perWindow} paquetes cada una, con {daysAhead} días hábiles de antelación. Cerrado: {closures}',
    bankCharges:
      'Desde entonces una comisión del banco es de {chargeUsd} o {chargeCny} como máximo, y del {chargePercent} de aquello de lo que se retuvo.',
  },
  effect: {
    ordersKeep_one: '{n} pedido abierto conserva la otra comisión con la que se hizo.',
    ordersKeep_other: '{n} pedidos abiertos conservan la otra comisión con la que se hicieron.',
    exchangesKeep_one: '{n} cambio de divisa en curso conserva lo acordado.',
    exchangesKeep_other: '{n} cambios de divisa en curso conservan lo acordado.',
    quotesKeep_one:
      '{n} cotización de cambio que aún puede aceptarse conserva su tipo y su comisión.',
    quotesKeep_other:
      '{n} cotizaciones de cambio que aún pueden aceptarse conservan su tipo y su comisión.',
    claimsFollow_one:
      '{n} reclamación abierta se ve afectada: lo que toma de un depósito se convierte al nuevo tipo.',
    claimsFollow_other:
      '{n} reclamaciones abiertas se ven afectadas: lo que toman de un depósito se convierte al nuevo tipo.',
    exchangesOutside_one:
      '{n} cambio de divisa en curso queda fuera de los nuevos límites y sigue como se acordó.',
    exchangesOutside_other:
      '{n} cambios de divisa en curso quedan fuera de los nuevos límites y siguen como se acordaron.',
    sellersOverDay_one:
      '{n} miembro ha vendido hoy más que eso y no puede vender más hasta mañana.',
    sellersOverDay_other:
      '{n} miembros han vendido hoy más que eso y no pueden vender más hasta mañana.',
    suspicionsMore_one: 'En los últimos 90 días encuentran {n} más.',
    suspicionsMore_other: 'En los últimos 90 días encuentran {n} más.',
    suspicionsFewer_one: 'En los últimos 90 días encuentran {n} menos.',
    suspicionsFewer_other: 'En los últimos 90 días encuentran {n} menos.',
    suspicionsStay_one: '{n} hallazgo de los últimos 90 días lo encuentran ambas.',
    suspicionsStay_other: '{n} hallazgos de los últimos 90 días los encuentran ambas.',
    rechargesTwo_one: '{n} recarga anunciada requiere entonces dos personas, y ahora una.',
    rechargesTwo_other: '{n} recargas anunciadas requieren entonces dos personas, y ahora una.',
    rechargesOne_one: '{n} recarga anunciada requiere entonces una persona, y ahora dos.',
    rechargesOne_other: '{n} recargas anunciadas requieren entonces una persona, y ahora dos.',
    rateUntil_one: 'El tipo puede usarse hasta {until}.',
    rateUntil_other: 'El tipo puede usarse hasta {until}.',
    rateTooOld_one:
      'El tipo es demasiado antiguo desde {until}: nadie puede cambiar hasta que se fije otro.',
    rateTooOld_other:
      'El tipo es demasiado antiguo desde {until}: nadie puede cambiar hasta que se fije otro.',
    withdrawalsOutside_one:
      '{n} retirada pendiente queda fuera de los nuevos límites y se paga como se solicitó.',
    withdrawalsOutside_other:
      '{n} retiradas pendientes quedan fuera de los nuevos límites y se pagan como se solicitaron.',
    withdrawersOverDay_one:
      '{n} miembro ha retirado hoy más que eso y no puede solicitar más hasta mañana.',
    withdrawersOverDay_other:
      '{n} miembros han retirado hoy más que eso y no pueden solicitar más hasta mañana.',
    withdrawalsNoFactor_one:
      '{n} retirada pendiente que lleva el día de su miembro a ese importe no tiene segundo factor: se paga 24 horas después de añadir su cuenta, como antes.',
    withdrawalsNoFactor_other:
      '{n} retiradas pendientes que llevan el día de su miembro a ese importe no tienen segundo factor: se pagan 24 horas después de añadir su cuenta, como antes.',
    exchangesNoFactor_one:
      '{n} cambio de divisa en curso que lleva el día de su miembro a ese importe no tiene segundo factor: se paga 24 horas después de añadir su cuenta, como antes.',
    exchangesNoFactor_other:
      '{n} cambios de divisa en curso que llevan el día de su miembro a ese importe no tienen segundo factor: se pagan 24 horas después de añadir su cuenta, como antes.',
    balancesBelowLeast_one: '{n} miembro ya no puede retirar lo que tiene.',
    balancesBelowLeast_other: '{n} miembros ya no pueden retirar lo que tienen.',
    goodwillSpent_one: '{n} pedido ya ha recibido esa cortesía: no se puede pagar más en él.',
    goodwillSpent_other:
      '{n} pedidos ya han recibido esa cortesía: no se puede pagar más en ellos.',
    goodwillRefused_one:
      '{n} reembolso que espera a su segunda persona lo supera y ya no puede aprobarse.',
    goodwillRefused_other:
      '{n} reembolsos que esperan a su segunda persona lo superan y ya no pueden aprobarse.',
    rechargesToOld_one: '{n} recarga está anunciada a la cuenta actual: su dinero llega allí.',
    rechargesToOld_other: '{n} recargas están anunciadas a la cuenta actual: su dinero llega allí.',
    referencesToOld_one: '{n} referencia de pago abierta se dio con la cuenta actual.',
    referencesToOld_other: '{n} referencias de pago abiertas se dieron con la cuenta actual.',
    payoutFilesFromOld_one:
      '{n} archivo de pagos sin liberar nombra la cuenta actual como pagadora: cancélelo y hágalo de nuevo.',
    payoutFilesFromOld_other:
      '{n} archivos de pagos sin liberar nombran la cuenta actual como pagadora: cancélelos y hágalos de nuevo.',
    depositsToOld_one: '{n} depósito está anunciado a la cuenta actual: su dinero llega allí.',
    depositsToOld_other: '{n} depósitos están anunciados a la cuenta actual: su dinero llega allí.',
    parcelsToOld_one: '{n} paquete está en camino a la dirección actual.',
    parcelsToOld_other: '{n} paquetes están en camino a la dirección actual.',
    parcelsToNew_one: '{n} pedido aún no enviado muestra la dirección nueva a su vendedor.',
    parcelsToNew_other: '{n} pedidos aún no enviados muestran la dirección nueva a sus vendedores.',
    claimsToNew_one: '{n} devolución aún no enviada muestra la dirección nueva a su comprador.',
    claimsToNew_other:
      '{n} devoluciones aún no enviadas muestran la dirección nueva a sus compradores.',
    ordersDue_one: '{n} pedido tiene su plazo en el primer día cambiado o después y lo conserva.',
    ordersDue_other:
      '{n} pedidos tienen su plazo en el primer día cambiado o después y lo conservan.',
    claimsDue_one:
      '{n} reclamación tiene su plazo en el primer día cambiado o después y lo conserva.',
    claimsDue_other:
      '{n} reclamaciones tienen su plazo en el primer día cambiado o después y lo conservan.',
    inspectionsDue_one:
      '{n} inspección tiene su plazo en el primer día cambiado o después y lo conserva.',
    inspectionsDue_other:
      '{n} inspecciones tienen su plazo en el primer día cambiado o después y lo conservan.',
    casesDue_one: '{n} caso tiene su plazo en el primer día cambiado o después y lo conserva.',
    casesDue_other: '{n} casos tienen su plazo en el primer día cambiado o después y lo conservan.',
    settlementsDue_one:
      '{n} acreditación tiene su plazo en el primer día cambiado o después y lo conserva.',
    settlementsDue_other:
      '{n} acreditaciones tienen su plazo en el primer día cambiado o después y lo conservan.',
    withdrawalsDue_one:
      '{n} retirada tiene su plazo en el primer día cambiado o después y lo conserva.',
    withdrawalsDue_other:
      '{n} retiradas tienen su plazo en el primer día cambiado o después y lo conservan.',
    parcelsOfCarrier_one:
      '{n} paquete está en camino con un transportista que cambia: su nombre y su página de seguimiento cambian también.',
    parcelsOfCarrier_other:
      '{n} paquetes están en camino con un transportista que cambia: sus nombres y páginas de seguimiento cambian también.',
    claimParcelsOfCarrier_one:
      '{n} reclamación tiene mercancía en devolución con un transportista que cambia: su nombre y su página de seguimiento cambian también.',
    claimParcelsOfCarrier_other:
      '{n} reclamaciones tienen mercancía en devolución con un transportista que cambia: sus nombres y páginas de seguimiento cambian también.',
    ordersAskCarrier_one:
      '{n} pedido abierto pide un transportista que ya no llega a los compradores: el muelle elige otro.',
    ordersAskCarrier_other:
      '{n} pedidos abiertos piden un transportista que ya no llega a los compradores: el muelle elige otro.',
    appointmentsOutside_one:
      '{n} cita queda fuera de las franjas: conserva su hora hasta que el almacén la cambie.',
    appointmentsOutside_other:
      '{n} citas quedan fuera de las franjas: conservan su hora hasta que el almacén las cambie.',
    appointmentsOver_one:
      '{n} cita está en una franja que superará su capacidad: conserva su hora hasta que el almacén la cambie.',
    appointmentsOver_other:
      '{n} citas están en franjas que superarán su capacidad: conservan su hora hasta que el almacén las cambie.',
    linesMore_one:
      '{n} movimiento abierto del banco queda entonces conciliado con comisión con certeza.',
    linesMore_other:
      '{n} movimientos abiertos del banco quedan entonces conciliados con comisión con certeza.',
    linesFewer_one:
      '{n} movimiento abierto del banco deja entonces de ser seguro: decide una persona.',
    linesFewer_other:
      '{n} movimientos abiertos del banco dejan entonces de ser seguros: decide una persona.',
    matchesRefused_one:
      '{n} conciliación que espera a su segunda persona tiene una comisión mayor y ya no podrá aprobarse.',
    matchesRefused_other:
      '{n} conciliaciones que esperan a su segunda persona tienen una comisión mayor y ya no podrán aprobarse.',
  },
} satisfies Translated<typeof zh>;
