import type { Sentences } from './dictionaries.ts';
import { es as fields } from './fields/es.ts';

export const es: Sentences = {
  fails: {
    'session.missing': 'No ha iniciado sesión o la sesión ha caducado.',
    'access.denied': 'Su cuenta no puede usar esta función.',
    'access.needsKeyInfo': 'Complete primero sus datos.',
    'access.notSettled': 'Primero acredítese como vendedor.',
    'access.needsTotp': 'Introduzca primero el código del autenticador.',
    'access.readOnly': 'Está viendo como cliente: no se puede cambiar nada.',
    'access.termsDeclined':
      'No aceptó las condiciones vigentes: puede terminar lo que está abierto y retirar su dinero, pero no empezar nada nuevo.',
    notFound: 'No se encontró, o no es suyo.',
    'input.invalid': 'Hay datos incorrectos. Revise los campos marcados.',
    'idempotency.reused': 'La misma clave de solicitud llegó con otro contenido. No se hizo nada.',
    'rate.tooMany': 'Demasiadas solicitudes. Inténtelo en {seconds} s.',
    'rate.dayOver':
      'Esto puede hacerse como máximo {max} veces al día. Inténtelo en {hours} h {minutes} min.',
    'service.busy':
      'El mercado está ocupado. No se cambió nada. Inténtelo de nuevo en {seconds} s.',
    'outcome.unknown':
      'La conexión se cortó al guardar: puede que se haya guardado o no. Envíe lo mismo otra vez; no se hará dos veces.',
    'input.tooLarge': 'La solicitud es demasiado grande: {max} como máximo.',
    'code.wrong': 'El código no es correcto. Quedan {left} intentos.',
    'code.expired': 'El código ha caducado. Solicite uno nuevo.',
    'code.spent': 'Este código ya no sirve. Solicite uno nuevo.',
    'code.wait': 'Puede reenviar en {seconds} s.',
    'login.wrong': 'La cuenta o la contraseña no son correctas.',
    'login.locked': 'Demasiados intentos. Inténtelo en {seconds} s.',
    'account.emailTaken': 'Este correo ya está en uso.',
    'account.usernameTaken': 'Este nombre de cuenta ya está en uso.',
    'account.passwordWeak': 'Esta contraseña es demasiado común. Elija otra.',
    'account.identityFixed': 'La identidad ya está elegida y no se puede cambiar.',
    'account.unknown': 'Este correo aún no tiene cuenta. Regístrese primero.',
    'account.proofNeeded': 'Escriba la contraseña actual antes de fijar una nueva.',
    'account.closed': 'Esta cuenta fue cerrada por su titular. Si no es correcto, llámenos.',
    'account.notClosed': 'Esta cuenta no está cerrada.',
    'account.openAffairs': 'Aún hay asuntos abiertos en esta cuenta: todavía no se puede cerrar.',
    'totp.wrong': 'El código no es correcto o ya se usó. Espere el siguiente.',
    'factor.needed': 'Esto requiere su segundo factor.',
    'factor.none': 'Esta cuenta no tiene un segundo factor de este tipo.',
    'factor.wrong': 'No se pudo verificar la llave de acceso. Inténtelo de nuevo.',
    'factor.recoveryWrong': 'El código de recuperación no es correcto o ya se usó.',
    'factor.exists': 'Ya hay una aplicación de autenticación. Elimínela antes de añadir otra.',
    'factor.tooMany': 'Una cuenta tiene como máximo {max} llaves de acceso.',
    'factor.lastOfStaff': 'El personal debe tener un segundo factor. Añada otro primero.',
    'account.mailProofNeeded': 'Confirme primero que es usted con un código de su correo.',
    'factorReset.changed': 'Esta solicitud se canceló o se decidió entretanto. Vuelva a mirarla.',
    'factorReset.own': 'Esta cuenta tiene el mismo buzón que la suya. Debe hacerlo otra persona.',
    'work.taken': '{name} se ocupa de ello.',
    'work.gone': 'Esto ya no espera en una cola suya.',
    'work.colleague': 'Esta persona no puede abrirlo. Elija otra.',
    'work.note': 'Elija una persona y escriba una nota.',
    'work.tooManyViews': 'Tiene 20 vistas guardadas. Quite una primero.',
    'view.open': 'Ya está mirando la cuenta de {name}. Termine primero.',
    'view.staff': 'Esta cuenta es de un empleado. No se puede mirar como cliente.',
    'view.closed': 'El titular ha cerrado esta cuenta. Ya no se puede mirar como cliente.',
    'staff.emailTaken': 'Este correo pertenece a otro empleado.',
    'staff.lastAdmin': 'Debe quedar al menos un administrador activo.',
    'staff.self': 'Nadie se edita a sí mismo. Debe hacerlo otro administrador.',
    'staff.wrongState': 'El estado actual de este colega no lo permite.',
    'staff.linkOver': 'Este enlace se usó, se retiró o caducó. Pida uno nuevo a un administrador.',
    'file.empty': 'El archivo {name} está vacío.',
    'file.tooLarge': 'El archivo {name} es demasiado grande: {max} como máximo.',
    'file.format': 'El archivo debe ser: {list}.',
    'file.sides': 'La imagen {name} es demasiado grande: {max} píxeles por lado como máximo.',
    'file.unknown': 'El archivo no existe o no es suyo. Súbalo de nuevo.',
    'maker.decided': 'Este nombre ya se ha resuelto. Recargue la lista.',
    'maker.nameTaken': 'Ya se conoce un fabricante con este nombre; asígnelo a él.',
    'post.closed': 'Esta publicación está cerrada.',
    'post.own': 'No puede responder a su propia publicación.',
    'post.quoted':
      'Esta solicitud ya tiene cotizaciones y no se puede modificar. Ciérrela y publique otra.',
    'post.notClosed': 'Esta publicación no está cerrada.',
    'post.recycleOver': 'Se cerró hace más de 30 días y no puede reabrirse.',
    'reply.closed': 'Esta cotización está cerrada.',
    'reply.taken': 'Esta cotización ya fue aceptada por completo.',
    'reply.tooMany': 'Supera lo que queda de la oferta: {left}.',
    'reply.expired': 'Esta cotización ha vencido.',
    'reply.withdrawn': 'Esta cotización fue retirada.',
    'reply.item': 'Un artículo cotizado no pertenece a esta publicación.',
    'surplus.soldOut': 'Solo quedan {left} de {model}.',
    'surplus.closed': 'Este excedente está cerrado.',
    'surplus.own': 'No puede ofertar por su propio excedente.',
    'surplus.notClosed': 'Este excedente no está cerrado.',
    'surplus.bidClosed': 'Esta oferta está cerrada.',
    'surplus.bidTaken': 'Esta oferta ya fue aceptada por completo.',
    'surplus.bidExpired': 'Esta oferta ha vencido.',
    'surplus.bidWithdrawn': 'Esta oferta fue retirada.',
    'surplus.bidItem': 'Un artículo de la oferta no pertenece a este excedente.',
    'surplus.bidFreight':
      'Esta oferta no se puede aceptar: el postor ya no tiene la cuenta de flete que indica. Puede añadirla de nuevo o hacer otra oferta.',
    'surplus.bidderGone':
      'Esta oferta no se puede aceptar: por ahora el postor no hace operaciones nuevas en Assay.',
    'inquiry.offerGone':
      'Una oferta de {model} ya no está en la búsqueda. Busque y elija de nuevo.',
    'inquiry.otherPart': 'Una oferta elegida es de {offered}, no de {model}. Elija de nuevo.',
    'inquiry.dayFull':
      'En 24 horas salen como máximo {max} solicitudes (una línea a un vendedor cada una); aquí hacen falta {needed} y quedan {left}. Envíe el resto más tarde.',
    'inquiry.seekingFull':
      'Se buscan vendedores para {max} de sus líneas a la vez como máximo; aquí se añaden {needed} y caben {left} más. Quite las piezas que nadie tiene en stock o espere a que terminen consultas anteriores.',
    'inquiry.completed': 'Esta consulta está completada.',
    'quote.expired': 'Esta cotización ha vencido.',
    'quote.ended': 'Esta solicitud ha terminado.',
    'quote.accountClosed': 'La otra empresa cerró su cuenta y esta solicitud terminó con ella.',
    'quote.counterAbove': 'La contraoferta debe ser inferior al precio cotizado.',
    'quote.tooMany': 'Más de lo cotizado de {model}: {left}.',
    'quote.belowMoq': 'Por debajo del pedido mínimo de {model}: {moq}.',
    'quote.belowCent':
      'Tan pocas piezas de {model} cuestan menos de 0,01 USD y no se pueden pedir.',
    'quote.sheet': 'No se leyó la hoja: {why}',
    'quote.notCountered': 'Ninguna contraoferta espera respuesta.',
    'handoff.closed':
      'Solo el inspector de un ensayo abierto puede añadir fotos, o mientras se espera el paquete.',
    'handoff.unknown': 'Código desconocido. Escanee de nuevo el código de la pantalla.',
    'handoff.expired': 'Los 15 minutos de este código han pasado. Muestre otro en el ordenador.',
    'handoff.ended':
      'Este código se cerró en el ordenador o su persona salió de la sesión. Muestre otro allí.',
    'handoff.concluded':
      'La inspección está concluida o el paquete recibido: no se pueden añadir fotos.',
    'handoff.used': 'Otro teléfono usa este código. Muestre otro en el ordenador.',
    'handoff.full': 'Este código ya tiene sus {max} fotos. Muestre otro en el ordenador.',
    'watch.tooMany': 'Puede seguir {max} referencias como máximo. Deje de seguir alguna.',
    'bom.unreadable': '{problem}',
    'bom.columns':
      'Indique una sola columna como referencia; salvo las alternativas, ningún campo puede repetirse.',
    'bom.noLines': 'Esta hoja no tiene líneas que leer.',
    'bom.tooManyLines': 'Una BOM tiene como máximo {max} líneas.',
    'bom.fileGone': 'El archivo ya no se conserva. Súbalo de nuevo.',
    'bom.full': 'Hay {max} BOM guardadas. Elimine una primero.',
    'bom.lineGone': 'Una de estas líneas ya no existe. Recargue e inténtelo de nuevo.',
    'bom.partGone': '{model} ya no se ofrece. Elija otra pieza.',
    'bom.notReady': 'La línea {line} ({model}) está sin decidir. Elija primero su pieza.',
    'bom.noQuantity': 'La línea {line} ({model}) no tiene cantidad. Indíquela primero.',
    'order.hasChange': 'Ha cambiado hace un momento. La página se ha recargado; revísela.',
    'order.wrongState': 'El estado actual del pedido no lo permite.',
    'order.notYourMove': 'Este paso corresponde a otra parte.',
    'order.parcelReceived': 'Este paquete ya se recibió o no es de este envío. Elija otro.',
    'order.parcelsMissing':
      'Se esperan más paquetes de este envío. Reciba este por separado o indique que falta el resto.',
    'order.parcelClosed':
      'El pedido ya siguió adelante. El registro de este paquete no se puede corregir; indíquelo en los mensajes del pedido.',
    'order.reportMissing': 'Cada lote necesita un informe vigente antes de que el pedido continúe.',
    'order.shipmentClosed':
      'El pedido ya no está en camino al comprador. El envío no se puede corregir; indíquelo en los mensajes del pedido.',
    'order.own': 'Usted es parte de este pedido. Debe decidirlo otra persona.',
    'order.guard': 'Aún no se cumple una condición de este paso.',
    'order.warned':
      'El pago está retenido: la mercancía se parece a un lote que no superó la inspección y soporte lo está revisando.',
    'order.draftsFull': 'Hay {max} borradores guardados. Elimine uno primero.',
    'order.supplierMissing': 'El proveedor aún no está en la plataforma.',
    'order.supplierNotSettled': 'El proveedor aún no está acreditado.',
    'order.lines': 'Las líneas no corresponden al pedido. Revise las cantidades.',
    'order.offerCosts':
      'El precio de las piezas que se conservan no cubre el flete y las pruebas a cargo del vendedor.',
    'order.count': 'Esta cantidad no es verosímil. Indique {most} piezas como máximo.',
    'order.packs': 'Los envases no suman el recuento de su línea.',
    'appointment.full': 'Esta franja acaba de completarse. Elija otra.',
    'appointment.window': 'El muelle no admite citas a esa hora. Elija una franja libre.',
    'appointment.open': 'Este pedido ya tiene una cita. Modifíquela.',
    'appointment.notExpected': 'Ahora no se espera mercancía de este pedido en el muelle.',
    'appointment.otherDay': 'Esta cita no es para hoy.',
    'dock.forged':
      'Esta etiqueta no fue emitida por Assay o está dañada. Escriba el número de pedido.',
    'quarantine.changed': 'Este registro ha cambiado. Recargue y compruebe.',
    'quarantine.sample': 'Una muestra tiene como máximo {most} piezas.',
    'fakes.changed': 'Este aviso ha cambiado. Recargue la página y vuelva a mirar.',
    'sample.changed': 'Esta muestra ha cambiado. Recargue y compruebe.',
    'sample.inspector':
      'Usted también trabaja en el laboratorio: otra persona crea las muestras ciegas.',
    'passport.pieces': 'A este pasaporte le quedan {left} piezas.',
    'passport.offered': 'Este pasaporte está ofrecido a otro titular. Retire primero la oferta.',
    'passport.ownAddress': 'Esta es su propia dirección. Indique la del nuevo titular.',
    'passport.revoked':
      'No se pueden separar piezas: el informe del lote fue revocado o el lote no pasó.',
    'wallet.notEnough': 'El saldo disponible no alcanza. No se pagó nada.',
    'wallet.overHold': 'Supera lo retenido en custodia. No se movió nada.',
    'wallet.keyReused': 'Una clave de transferencia se usó con otro contenido. No se movió nada.',
    'wallet.changed': 'Este registro cambió hace un momento. Revíselo.',
    'wallet.samePerson': 'Es su propia recarga. Debe decidir otra persona.',
    'wallet.proofUsed': 'Este comprobante ya confirmó la recarga {no}. No puede confirmar otra.',
    'wallet.referenceUsed': 'Esta referencia bancaria ya confirmó la recarga {no}.',
    'approval.open': 'Lo mismo ya espera aprobación.',
    'approval.wrongState': 'La solicitud ya se decidió o cambió. Recargue y mire de nuevo.',
    'approval.samePerson': 'Otra persona debe decidir sus solicitudes y las que tratan de usted.',
    'approval.expired': 'La solicitud caducó. Hágala de nuevo.',
    'approval.changed':
      'El asunto de la solicitud cambió después de hacerla, y esta queda anulada. Compruebe y solicite de nuevo.',
    'wallet.recharge.over': 'Una recarga es como máximo de 5,000,000.',
    'wallet.reference.typo':
      'Los dígitos de control no coinciden: hay un signo mal escrito. Compárelo de nuevo.',
    'wallet.reference.unknown': 'Esta referencia no es de esta transferencia o ya se anunció.',
    'wallet.goodwill.over':
      'Los reembolsos de cortesía de un pedido suman como máximo {limit} USD; quedan {left} USD.',
    'finance.ownMoney': 'Es su propio dinero. Debe decidirlo otra persona.',
    'setting.changed': 'Este ajuste acaba de cambiar. Vuelva a mirarlo.',
    'setting.same': 'El ajuste ya dice eso.',
    'setting.limits':
      'El mínimo no puede superar el máximo por operación, ni este el máximo por día.',
    'exchange.noRate': 'Finanzas no ha publicado un tipo de cambio. Ahora no se puede cambiar.',
    'exchange.oldRate':
      'El tipo de cambio es demasiado antiguo: finanzas debe actualizarlo. Ahora no se puede cambiar nada.',
    'exchange.currency': 'Un cambio se paga a una cuenta en CNY.',
    'exchange.notPayable':
      'La cuenta se añadió o cambió hace menos de 24 horas y aún no se puede pagar.',
    'exchange.payeeChanged':
      'La cuenta se cambió o eliminó después de la solicitud. No se puede pagar.',
    'exchange.otherRole':
      'La empresa está en revisión ({no}). Un administrador aprueba este cambio.',
    'exchange.found':
      'Las reglas acaban de hallar actividad sospechosa de esta empresa ({no}). El cambio no se ha aprobado. Lea primero el hallazgo; mientras siga abierto, aprueba un administrador.',
    'exchange.tooSmall': 'Es menos que el cambio mínimo.',
    'exchange.tooLarge': 'Es más que el cambio máximo.',
    'exchange.dayOver': 'Es más de lo que aún puede cambiar hoy.',
    'exchange.quoteOver': 'El tipo bloqueado ha caducado. Bloquéelo de nuevo.',
    'exchange.quoteUsed': 'Este tipo bloqueado ya se usó para un cambio.',
    'exchange.quoteOther':
      'El importe o el beneficiario no es el que se bloqueó. Bloquee el tipo de nuevo.',
    'exchange.changed': 'Este cambio acaba de modificarse. Vuelva a mirarlo.',
    'exchange.referenceUsed': 'Esta referencia bancaria ya pagó el cambio {no}.',
    'exchange.paying': 'El pago de este cambio espera a una segunda persona, que decide primero.',
    'bank.unreadable':
      'El archivo no se puede leer en {at}: {found}. Elija un archivo CSV, MT940 o camt.053 del banco.',
    'bank.truncated':
      'El archivo se corta en {at} y no está completo: {found}. Descárguelo de nuevo del banco.',
    'bank.balance':
      'El saldo inicial y los movimientos no llevan al saldo final; faltan {found} (en {at}). No se importó nada.',
    'bank.columns':
      'Indique las columnas de fecha e importe; sin columna de saldo, escriba el saldo inicial y el final.',
    'bank.otherAccount':
      'Este extracto es de la cuenta {account}, que los ajustes nunca han nombrado; nombran {own}.',
    'bank.overlap':
      'Los extractos del {from} al {to} ya están importados. Este archivo se solapa y su saldo no continúa. No se importó nada.',
    'bank.tooMany': 'El archivo tiene más de 20,000 movimientos. Exporte un periodo más corto.',
    'bank.changed': 'Este movimiento se acaba de modificar. Mírelo de nuevo.',
    'health.changed': 'Lo que falló acaba de cambiar. Mírelo de nuevo.',
    'bank.sum':
      'Los registros elegidos difieren del movimiento en {difference}. Una comisión bancaria es de {most} como máximo.',
    'bank.itemTaken': '{no} ya está conciliado con otro movimiento.',
    'bank.itemChanged':
      '{no} acaba de cambiar: el movimiento ya no le corresponde. Vuelva a mirarlo.',
    'bank.thirdParty':
      'El pagador no es el titular. Escriba por qué se acepta; una segunda persona lo aprueba después.',
    'suspicion.changed': 'Este hallazgo se acaba de modificar. Mírelo de nuevo.',
    'wallet.cash.otherRole':
      'La empresa está en revisión ({no}). Un administrador aprueba esta retirada.',
    'wallet.cash.held':
      'Una actividad sospechosa ({no}) retiene esta retirada, por lo que su transferencia no se registra por el paso habitual. Si el banco ya la pagó, pida a un administrador que la registre.',
    'wallet.cash.found':
      'Las reglas acaban de hallar actividad sospechosa de esta empresa ({no}). No se ha aprobado nada. Lea primero el hallazgo; mientras siga abierto, aprueba un administrador.',
    'bank.noOrigin':
      'El extracto no indica la cuenta de origen de este pago. Pregunte al banco antes de devolver nada.',
    'bank.returnUsed':
      'Este pago ya se contabilizó como {no} y ese importe no se ha recuperado. No puede devolverse al remitente.',
    'bank.matched':
      'Una línea del banco dice que ya se pagó. Registre ese pago o deshaga antes la conciliación.',
    'bank.neverPaid':
      'Nadie registró un pago de {no}. La línea queda abierta: averigüe quién lo ordenó.',
    'bank.returning': 'Este pago se está devolviendo al remitente. Cancele antes esa devolución.',
    'bank.returnInFile': '{no} está en un archivo de pagos sin liberar. Cancele antes el archivo.',
    'payout.changed':
      'Este archivo, o una retirada que contiene, se acaba de modificar. Mírelo de nuevo.',
    'payout.paymentChanged':
      '{no} acaba de modificarse y no se puede pagar tal como está. No se ha pagado nada. Mírelo de nuevo o deje fuera {no}.',
    'payout.paymentMatched':
      'Una línea del banco dice que {no} ya se pagó. No se ha pagado nada de nuevo. Registre ese pago, deshaga la conciliación o deje fuera {no}.',
    'payout.tooEarly':
      'La cuenta de {no} se añadió o cambió hace menos de 24 horas y aún no se puede pagar. No se ha pagado nada. Deje fuera {no}.',
    'payout.booksDiffer':
      'Los libros y el banco no coinciden ({reason}). Los archivos de pagos se detienen hasta que la conciliación lo explique.',
    'payout.inFile': 'Está en el archivo {file}. Libere o anule primero ese archivo.',
    'payout.refusal': 'Alguien pide rechazar la retirada {no}. Eso se decide primero.',
    'payout.payeeChanged':
      'La cuenta de {no} se cambió o eliminó después de la solicitud: no se puede pagar. No se ha pagado nada. Deje fuera {no}.',
    'payout.paymentHeld':
      'Una actividad sospechosa ({finding}) retiene {no}. No se ha pagado nada. Haga que se descarte el hallazgo o deje fuera {no}.',
    'payout.held':
      'Tras la aprobación se halló actividad sospechosa ({no}), que retiene una de estas retiradas. No se ha pagado nada. Haga que se descarte el hallazgo o deje fuera la retirada.',
    'risk.changed':
      'Los hechos de esta marca cambiaron, o un colega ya la descartó. Vuelva a mirarla.',
    'claim.changed': 'Esta reclamación acaba de cambiar. Vuelva a mirarla.',
    'claim.wrongState': 'La reclamación ha avanzado; este paso ya no es posible.',
    'claim.quantity': 'Se pueden reclamar {left} unidades como máximo.',
    'claim.overdue': 'La garantía ha terminado; ya no se puede reclamar.',
    'claim.terms': 'Las unidades o el importe superan lo reclamado.',
    'claim.count': 'El recuento no puede superar las {most} unidades entregadas.',
    'claim.countSettled':
      'La reclamación se liquidó por {fewest} unidades: una corrección no puede bajar de ahí.',
    'claim.numberOfOther':
      '{no} espera un paquete con este número. Regístrelo allí o confirme que es de esta reclamación.',
    'claim.security':
      'Una sustitución requiere reservar su precio; el saldo y el depósito del vendedor no bastan. Recargue o acuerde un reembolso.',
    'deposit.open': 'Ya tiene un depósito. No puede anunciar otro.',
    'deposit.changed': 'Este depósito acaba de cambiar. Vuelva a mirarlo.',
    'deposit.notPayable':
      'La cuenta se añadió o cambió hace menos de 24 horas y aún no se puede pagar.',
    'deposit.currency': 'Un depósito se devuelve a una cuenta en CNY.',
    'deposit.openOrders':
      'Aún hay un pedido abierto. Podrá pedir la devolución del depósito cuando todos hayan terminado.',
    'deposit.referenceUsed': 'Esta referencia bancaria ya pertenece al depósito {no}.',
    'deposit.earlierReturning':
      'El depósito {no} del mismo vendedor tiene la devolución solicitada y aún queda dinero en él. Devuélvalo o rechace esa solicitud antes.',
    'deposit.paying':
      'Este depósito se está devolviendo. La solicitud ya no se puede retirar ni rechazar.',
    'statement.tooLong':
      'Un PDF tiene {max} líneas como máximo. Elija un periodo más corto, CSV o XLSX.',
    'wallet.bank.known': 'Esta cuenta ya está en su lista.',
    'wallet.bank.tooMany': 'Puede guardar {most} cuentas bancarias como máximo.',
    'wallet.bank.inUse':
      'Una retirada o un cambio en curso se paga a esta cuenta. Elimínela cuando haya terminado.',
    'wallet.cash.least': 'Es menos que la retirada mínima.',
    'wallet.cash.most': 'Es más que la retirada máxima.',
    'wallet.cash.dayOver': 'Es más de lo que aún puede retirar hoy.',
    'wallet.cash.currency': 'Las retiradas se pagan a cuentas en USD. El CNY se paga por cambio.',
    'wallet.cash.wrongState': 'El estado actual de la retirada no lo permite.',
    'wallet.cash.notPayable':
      'La cuenta se añadió o cambió hace menos de 24 horas y aún no se puede pagar.',
    'wallet.cash.payeeChanged':
      'La cuenta cambió después de la solicitud o no superó una comprobación. No se puede pagar.',
    'wallet.cash.noteNeeded': 'Una comprobación requiere atención: escriba qué verificó.',
    'wallet.cash.referenceUsed': 'Esta referencia bancaria ya es de la retirada {no}.',
    'qc.sameHand': 'El inspector no puede revisar este informe.',
    'qc.wrongState': 'El estado actual de la inspección no lo permite.',
    'qc.notGolden': 'Solo un lote aprobado y con informe vigente puede ser muestra patrón.',
    'qc.stopped': 'Un hallazgo sospechoso detuvo el plan. Reanúdelo con un motivo.',
    'qc.sample': 'La muestra, los conformes y los fallos no cuadran.',
    'qc.size': 'La muestra de este ensayo es de {least} a {most} piezas.',
    'qc.usedUp': 'Este ensayo ya consumió {pieces} piezas. No se puede omitir.',
    'qc.notInPlan': 'Este ensayo no está en el plan del lote.',
    'qc.incomplete': 'Quedan ensayos abiertos: {tests}.',
    'qc.pieces': 'No hay tantas piezas en el estante.',
    'qc.lotSum': 'Los lotes de cada línea deben sumar las piezas contadas en el muelle.',
    'qc.instrument': 'Este ensayo requiere un instrumento adecuado.',
    'qc.calibration':
      'La calibración de {instrument} venció el {due}. No puede usarse hasta calibrarlo de nuevo.',
    'qc.limits': '«{name}» está fuera de sus límites: no puede registrarse como conforme.',
    'qc.templateLimits':
      'Los límites de «{name}» vienen de una plantilla: quedan como dice la plantilla.',
    'qc.valueMissing':
      'Introduzca el valor medido de «{name}»: sin él no puede registrarse como conforme.',
    'qc.photo': 'Un resultado no conforme o sospechoso necesita una foto del hallazgo.',
    'qc.repeatedPhoto':
      'Fotos que también tiene otro lote: {count}. Quítelas o diga por qué se quedan.',
    'qc.photosUncompared':
      'Ensayos cuyas fotos aún se comparan con otros lotes: {count}. Después, el lote puede pasar a revisión.',
    'qc.packs': 'De este lote llegaron {packs} envases: no puede haber más abiertos.',
    'settlement.wrongState': 'El estado actual de la solicitud no lo permite.',
    'settlement.creditCode': 'El dígito de control del código no es correcto.',
    'settlement.changed': 'Esta solicitud acaba de cambiar. Vuelva a verla.',
    'settlement.own': 'Es su propia empresa. Debe decidirlo otra persona.',
    'settlement.depositMissing':
      'No hay depósito de este vendedor. Espere a que llegue o indique un motivo de exención que leerán los compradores.',
    'settlement.changeOpen':
      'Ya hay un cambio de dirección en revisión. Proponga otro cuando se decida o lo retire.',
    'settlement.sameAddress':
      'La dirección, el contacto y el móvil son los actuales. No hay nada que cambiar.',
    'stock.limit': 'Sus existencias admiten como máximo {max} líneas.',
    'stock.changed': 'Sus existencias cambiaron entretanto. Revíselas e inténtelo de nuevo.',
    'stock.undoOver': 'Esto ya no se puede deshacer.',
    'import.wrongState': 'Esta importación ya pasó ese paso.',
    'import.changed': 'Esta importación cambió entretanto. Revísela e inténtelo de nuevo.',
    'import.columns':
      'Indique exactamente una columna con referencias y una con cantidades; ningún otro campo puede indicarse dos veces.',
    'import.condition':
      'Indique en qué estado está la mercancía de esta lista, o que se desconoce.',
    'import.rate':
      'Indique el cambio con el que los precios en {currency} pasan a dólares estadounidenses.',
    'import.tooMany': 'Hay {max} importaciones abiertas. Termine o cancele una antes.',
    'key.wrong': 'Esta clave no se conoce o fue revocada.',
    'key.full': 'Tiene {max} claves. Revoque una antes.',
    'seller.blacklisted':
      'Este vendedor está en la lista negra pública y no admite pedidos ni consultas.',
    'follow.own': 'No puede seguir a su propia empresa.',
    'album.full': 'Un álbum admite {max} imágenes como máximo. Elimine una primero.',
    'book.full': 'Se guardan {max} entradas como máximo. Elimine una primero.',
    'case.wrongState': 'El estado actual del caso no permite esta acción.',
    'case.changed': 'El caso cambió hace un momento. Vuelva a revisarlo.',
    'case.reopenOver': 'Se cerró hace más de 30 días. Envíe uno nuevo.',
    'case.own': 'Este caso afecta a su propia empresa. Debe atenderlo otra persona.',
    'case.sellerClosed': 'Esta queja está cerrada y ya no admite respuestas.',
    'case.sellerWithdrawn': 'Soporte retiró esta queja. No hace falta responder.',
    'case.sellerAnswered': 'Ya respondió a esta queja. Soporte volverá a preguntar si falta algo.',
    'template.changed': 'Un colega cambió o quitó esta plantilla. Vuelva a mirarla.',
    'template.nameTaken': 'Ya hay una plantilla con este nombre.',
    'content.changed': 'Esto cambió hace un momento. Vuelva a mirarlo.',
    'content.wrongState': 'El estado actual de la entrada no lo permite.',
    'content.sameHand': 'Debe hacerlo otra persona distinta de quien la propuso.',
    'content.notHeard': 'El proveedor no ha respondido y tiene plazo hasta {due}. No se publica.',
    'content.over': 'El último día de esta entrada ya pasó. Descártela.',
    'content.already': 'Ya hay una entrada para esta operación.',
    'content.hasAccount':
      'Este proveedor tiene cuenta aquí. Propóngalo desde la línea de su pedido.',
    'content.legal':
      'Las condiciones y el aviso de privacidad cambian con una nueva versión hecha por dos personas.',
    'legal.changed': 'Esto ha cambiado entretanto. Vuelva a cargarlo.',
    'legal.same': 'El borrador dice lo mismo que la última versión.',
    'legal.day':
      'Se aplica como pronto desde el {earliest} (15 días de aviso, después de la versión anterior) y dentro de un año.',
    'notice.changed': 'Este aviso se modificó hace un momento. Revíselo de nuevo.',
    'notice.wrongState': 'El estado actual del aviso no lo permite.',
    'notice.sameHand': 'Un aviso para muchos lo publica otra persona, no quien lo escribió.',
    fault: 'Algo falló en nuestro lado, referencia {reference}. No se cambió nada.',
  },
  fields,
};
