import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  number: 'Número',
  owner: 'Cuenta',
  status: 'Estado',
  back: 'Volver',
  bankReference: 'Referencia bancaria',
  decidedBy: 'Decidido por',
  decidedAt: 'Decidido',
  proposedBy: 'Propuesto por',
  proposedAt: 'Propuesto',
  until: 'Aprobar antes de',
  waitsForOther: 'Debe aprobarlo otra persona de finanzas.',
  waitsSecond: 'Espera a una segunda persona',
  takeBack: 'Retirar',
  takenBack: 'Retirado',
  sendBack: 'Devolver',
  sendBackReason: 'Motivo de la devolución',
  sentBack: 'Devuelto',
  compared: 'He comparado cada línea con el original',
  payee: {
    accountName: 'Titular',
    accountNumber: 'Número de cuenta',
    bankName: 'Banco',
    branch: 'Sucursal',
    bankCode: 'Código interbancario',
  },
  exchange: {
    title: 'Cambios',
    one: 'Cambio',
    none: 'No existe ese cambio.',
    find: 'Número o beneficiario',
    state: {
      frozen: 'En curso',
      success: 'Realizado',
      returned: 'Devuelto',
      failed: 'No realizado',
      all: 'Todos',
    },
    agreed: 'Acordado',
    sell: 'Vendido',
    pays: 'A pagar',
    payee: 'Beneficiario',
    fee: 'Comisión, {percent} %',
    rate: 'Tipo',
    source: 'Fuente del tipo',
    rateToday: 'Tipo de hoy',
    at: 'Solicitado',
    due: 'Plazo',
    second: 'El pago espera a una segunda persona',
    approve: 'Aprobar el pago de {money}',
    done: 'El cambio {no} se ha realizado',
    referenceHint: 'Como figura en el aviso de pago del banco',
    heldBy:
      'Lo retiene una actividad sospechosa ({finding}). No ordene aún el pago en el banco. Lo aprueba un administrador, o dos personas descartan antes el hallazgo.',
    payableFrom: 'La cuenta es nueva: no ordene el pago en el banco antes de {at}.',
    payeeChanged:
      'La cuenta se cambió o eliminó después de la solicitud: no ordene el pago en el banco. Marque el cambio como no realizado o pida al miembro que restablezca la cuenta. Si ya se había pagado, concilie la línea del banco.',
    payeeChangedSince:
      'La cuenta se cambió o eliminó después de la solicitud: apruebe el pago solo si fue a la cuenta de abajo.',
    propose: 'Pagado en el banco, enviar a otra persona',
    proposed: 'El cambio {no} espera a otra persona',
    fail: 'El cambio no se realizó',
    bankReturn: 'El banco lo devolvió',
    returnedWhy: 'Motivo, que lee el miembro',
    returnReference: 'Referencia de la devolución',
    proposeReturn: 'Enviar la devolución a otra persona',
    returnProposed: 'La devolución de {no} espera a otra persona',
    returnSecond: 'La devolución del banco espera a una segunda persona',
    approveReturn: 'Registrar la devolución de {money}',
    sentBackNote: 'La segunda persona lo devolvió: {note}',
    returnedNow: 'El dinero de {no} vuelve a estar congelado',
    reopen: 'Reabrir para pagar de nuevo',
    reopened: '{no} está abierto de nuevo',
    returnReason: 'Motivo de la devolución',
    failReason: 'Motivo, que lee el miembro',
    failedNow: 'El cambio {no} no se realizó; el dinero ha vuelto',
  },
  setting: {
    title: 'Tipos, comisiones y contactos',
    label: 'Ajuste',
    value: 'Valor',
    nothing: 'Sin definir',
    never: 'Nunca cambiado',
    from: 'Desde',
    by: 'Quién y por qué',
    open: 'Abrir',
    two: 'Cada cambio lo propone una persona y lo aprueba otra.',
    change: 'Proponer un cambio',
    proposed: 'Cambio propuesto',
    propose: 'Enviar a otra persona',
    sent: 'El cambio espera a otra persona',
    approve: 'Aprobar, se aplica ya',
    changed: 'El ajuste se aplica',
    reason: 'Motivo',
    history: 'Historial',
    dryRun: {
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
        suspicion:
          'Desde entonces los hallazgos siguen estos umbrales; los existentes se mantienen.',
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
        rechargesToOld_other:
          '{n} recargas están anunciadas a la cuenta actual: su dinero llega allí.',
        referencesToOld_one: '{n} referencia de pago abierta se dio con la cuenta actual.',
        referencesToOld_other: '{n} referencias de pago abiertas se dieron con la cuenta actual.',
        payoutFilesFromOld_one:
          '{n} archivo de pagos sin liberar nombra la cuenta actual como pagadora: cancélelo y hágalo de nuevo.',
        payoutFilesFromOld_other:
          '{n} archivos de pagos sin liberar nombran la cuenta actual como pagadora: cancélelos y hágalos de nuevo.',
        depositsToOld_one: '{n} depósito está anunciado a la cuenta actual: su dinero llega allí.',
        depositsToOld_other:
          '{n} depósitos están anunciados a la cuenta actual: su dinero llega allí.',
        parcelsToOld_one: '{n} paquete está en camino a la dirección actual.',
        parcelsToOld_other: '{n} paquetes están en camino a la dirección actual.',
        parcelsToNew_one: '{n} pedido aún no enviado muestra la dirección nueva a su vendedor.',
        parcelsToNew_other:
          '{n} pedidos aún no enviados muestran la dirección nueva a sus vendedores.',
        claimsToNew_one: '{n} devolución aún no enviada muestra la dirección nueva a su comprador.',
        claimsToNew_other:
          '{n} devoluciones aún no enviadas muestran la dirección nueva a sus compradores.',
        ordersDue_one:
          '{n} pedido tiene su plazo en el primer día cambiado o después y lo conserva.',
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
        casesDue_other:
          '{n} casos tienen su plazo en el primer día cambiado o después y lo conservan.',
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
    },
    name: {
      usdCny: 'Tipo de USD en CNY',
      exchangeFee: 'Comisión de cambio',
      exchangeLimits: 'Límites de cambio',
      rechargeTwoPeople: 'Recargas para dos personas',
      rateDays: 'Antigüedad del tipo de cambio',
      commission: 'Comisión de los pedidos',
      cashLimits: 'Límites de retirada',
      suspicion: 'Reglas de actividad sospechosa',
      goodwill: 'Reembolsos de cortesía',
      accountUsd: 'Nuestra cuenta en USD',
      accountCny: 'Nuestra cuenta en CNY',
      dock: 'Dirección del muelle',
      phones: 'Teléfonos de atención',
      workingDays: 'Calendario de días hábiles',
      carriers: 'Transportistas',
      appointments: 'Citas en el muelle',
      bankCharges: 'Comisiones bancarias',
    },
    closures: {
      none: 'ninguno',
      line: '{day} · {reason}',
      days_one: '{count} día',
      days_other: '{count} días',
    },
    carriers: {
      hint: 'Un transportista permanece en la lista porque hay paquetes que lo nombran; se puede dejar de ofrecer. La página de seguimiento lleva {hole} en el lugar del número.',
      add: 'Añadir un transportista',
      remove: 'Quitar',
      new: 'Nuevo transportista',
      key: 'Clave, no cambia nunca',
      name: 'Nombre',
      nameZh: 'Nombre en chino, si es distinto',
      offered: 'Se ofrece',
      tracking: 'Dirección de su página de seguimiento',
      noPage: 'sin página de seguimiento',
      offer: {
        all: 'en todos los trayectos',
        inland: 'hacia y desde el muelle',
        none: 'ya no',
      },
    },
    calendar: {
      none: 'Como el calendario público',
      line: '{day} · {kind} · {reason}',
      day: 'Fecha',
      as: 'Cuenta como',
      reason: 'Motivo',
      add: 'Añadir un día',
      remove: 'Quitar',
      removeOne: 'Quitar {day}',
      kind: {
        off: 'día inhábil',
        working: 'día hábil',
      },
      more_one: 'y {n} más',
      more_other: 'y {n} más',
    },
    days: 'válido {days} días hábiles tras el día de su lectura',
    of: '{field}: {value}',
    pair: '1 USD = {rate} CNY',
    field: {
      rate: 'Tipo, por 1 USD',
      source: 'Fuente',
      observedAt: 'Leído',
      percent: 'Comisión',
      least: 'Mínimo por operación',
      most: 'Máximo por operación',
      perDay: 'Máximo por miembro y día',
      days: 'Días hábiles de validez',
      tradePercent: 'Comisión de pedidos comerciales',
      agentPercent: 'Comisión de pedidos en custodia',
      secondFactorFrom: 'Segundo factor desde',
      withinDays: 'En días',
      justBelowPercent: 'Justo por debajo del importe de dos personas en',
      justBelowTimes: 'Veces justo por debajo',
      smallBelow: 'Una recarga pequeña es inferior a',
      smallTimes: 'Recargas pequeñas',
      inOutFrom: 'Entrada y salida desde',
      otherPayerTimes: 'Pagos de terceros',
      newAccountFrom: 'Retirada grande a cuenta nueva desde',
      perOrder: 'Máximo por pedido',
      above: 'Por encima de',
      beneficiary: 'Beneficiario',
      account: 'Cuenta',
      bank: 'Banco',
      code: 'SWIFT o código',
      address: 'Dirección, línea por línea',
      hours: 'Horario de recepción',
      shenzhen: 'Oficina de Shenzhen',
      sales: 'Atención a compradores',
      sellers: 'Atención a vendedores',
      lab: 'Centro de ensayos',
      exceptions: 'Días distintos del calendario público',
      carriers: 'Transportistas de los paquetes',
      opens: 'Abre a las (GMT+8, p. ej. 09:00)',
      closes: 'Cierra a las',
      windowMinutes: 'Minutos de una franja',
      perWindow: 'Paquetes por franja',
      palletTakes: 'Sitio de un palé, en paquetes',
      daysAhead: 'Días hábiles de antelación',
      closures: 'Días de cierre',
      chargeUsd: 'Máximo por pago en USD',
      chargeCny: 'Máximo por pago en CNY',
      chargePercent: 'Máximo respecto al importe debido',
    },
  },
  deposit: {
    title: 'Depósitos de integridad',
    one: 'Depósito',
    none: 'No existe ese depósito.',
    find: 'Número o cuenta pagadora',
    state: {
      announced: 'Por confirmar',
      held: 'Retenido',
      returning: 'Devolución pedida',
      returned: 'Devuelto',
      bankReturned: 'Devuelto por el banco',
      replaced: 'Sustituido por otro',
      failed: 'No encontrado',
      all: 'Todos',
    },
    account: 'Cuenta pagadora, se devuelve ahí',
    paidFrom: 'Cuenta pagadora',
    amount: 'Importe',
    returnedPart: 'Importe devuelto',
    payee: 'Se devuelve a',
    payableFrom: 'Se puede pagar desde',
    bankReturnReason: 'Por qué lo devolvió el banco',
    payAgain:
      'El banco devolvió el pago. El vendedor puede elegir otra cuenta; páguelo de nuevo a esta.',
    cameBack: 'La última solicitud se devolvió: {note}',
    left: 'Resto tras compensaciones',
    at: 'Anunciado',
    due: 'Plazo',
    proof: 'Comprobante',
    received: 'Referencia recibida',
    paidBack: 'Referencia devuelta',
    returnReason: 'Por qué lo pide el vendedor',
    confirm: 'Confirmar, ha llegado',
    confirmHint: 'Como figura en el extracto bancario',
    confirmed: 'El depósito {no} está confirmado',
    fail: 'No ha llegado',
    refuse: 'No devolver ahora',
    reason: 'Motivo, que lee el vendedor',
    refused: 'Se ha informado al vendedor sobre {no}',
    propose: 'Devuelto en el banco, enviar a otra persona',
    proposed: 'La devolución de {no} espera a otra persona',
    second: 'La devolución espera a una segunda persona',
    approve: 'Aprobar la devolución de {money}',
    returned: 'El depósito {no} se ha devuelto',
  },
} satisfies Translated<typeof zh>;
