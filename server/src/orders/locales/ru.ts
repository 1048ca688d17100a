import type { InvitationWords, OrderSentences, QueueWords } from './words.ts';

/** The message about a price in which somebody bears a service fee. */
const priced = (bearer: string) => ({
  title: 'Заказ {no}: цена услуги определена',
  body: `Услуга {service}, платит ${bearer}, доставка {freight}. Покупатель принимает условия, затем продавец подтверждает заказ.`,
});

export const ru = {
  'orders.placed': {
    title: 'Новый заказ {no}: {mpn}',
    body: '{buyer} оформил заказ. Подтвердите или отклоните его до {dueAt}.',
  },
  'orders.placedFrom': {
    title: 'Новый заказ {no}: {mpn}',
    body: '{buyer} оформил заказ по {source}. Подтвердите или отклоните его до {dueAt}.',
  },
  'orders.split': {
    title: 'Заказ {no}: {mpn} исполняется вне спора по {parent}',
    body: 'Строки {parent}, которые никто не оспаривает, исполняются как заказ {no}. С ними перешло {amount} с эскроу; Assay отправит товар покупателю до {dueAt}. В {parent} остаются только спорные строки.',
  },
  'orders.price': {
    title: 'Заказ {no}: цена услуги определена',
    body: 'Услуга {service}, доставка {freight}. Покупатель принимает условия, затем продавец подтверждает заказ.',
  },
  'orders.priceBuyer': priced('покупатель'),
  'orders.priceSeller': priced('продавец'),
  'orders.priceHalf': priced('каждая сторона по половине'),
  'orders.acceptTerms': {
    title: 'Заказ {no}: покупатель принял условия',
    body: '{buyer} принял условия. Продавец подтверждает заказ до {dueAt}.',
  },
  'orders.confirm': {
    title: 'Заказ {no}: подтверждён продавцом',
    body: '{seller} подтвердил {mpn}. Оплатите до {dueAt}; деньги хранит Assay.',
  },
  'orders.decline': {
    title: 'Заказ {no}: отклонён',
    body: '{seller} не принимает заказ. Причина: {reason}',
  },
  'orders.cancel': {
    title: 'Заказ {no}: отменён',
    body: 'Заказ на {mpn} отменён. Оплаты не было.',
  },
  'orders.expire': {
    title: 'Заказ {no}: отменён из-за неоплаты',
    body: 'Покупатель не оплатил заказ за 5 рабочих дней, и он отменён.',
  },
  'orders.pay': {
    title: 'Заказ {no}: оплачен, {amount} на эскроу',
    body: 'Деньги хранит Assay. Продавец отправляет товар на склад Assay до {dueAt}.',
  },
  'orders.ship': {
    title: 'Заказ {no}: в пути в Assay',
    body: '{seller} отправил {pieces} шт.: {carrier}, номер отправления {trackingNo}.',
  },
  'orders.shipParcels': {
    title: 'Заказ {no}: в пути в Assay',
    body: '{seller} отправил {pieces} шт., посылок: {parcels}. Первая – {carrier} {trackingNo}, остальные – {moreTrackingNos}.',
  },
  'orders.cancelLate': {
    title: 'Заказ {no}: отменён из-за просрочки отправки',
    body: '{buyer} отменил просроченный заказ. Деньги возвращаются покупателю.',
  },
  'orders.receiveParcel': {
    title: 'Заказ {no}: на складе Assay {receivedParcels} из {parcels} посылок',
    body: 'Пришла посылка {carrier} {trackingNo}, сосчитано {pieces} шт. Итог сверяется, когда придут остальные посылки.',
  },
  'orders.receive': {
    title: 'Заказ {no}: товар на складе Assay',
    body: 'Принято {pieces}, заявлено продавцом {shipped}, заказано {ordered}. Если числа расходятся, обе стороны принимают пересчёт к сведению на странице заказа.',
  },
  'orders.acknowledge': {
    title: 'Заказ {no}: пересчёт принят к сведению',
    body: 'Одна из сторон приняла пересчёт к сведению. Проверка начнётся, когда это сделают обе или когда истечёт срок.',
  },
  'orders.inspect': {
    title: 'Заказ {no}: проверка началась',
    body: '{mpn} на стенде, партий: {lots}.',
  },
  'orders.report': {
    title: 'Заказ {no}: отчёт выпущен',
    body: 'Прочитайте отчёт и подтвердите результат до {dueAt}. Покупатель может и отклонить его.',
  },
  'orders.accept': {
    title: 'Заказ {no}: одна сторона подтвердила результат',
    body: 'Другая сторона подтверждает до {dueAt}.',
  },
  'orders.cleared': {
    title: 'Заказ {no}: обе стороны подтвердили результат',
    body: 'Assay упакует {mpn} и отправит покупателю.',
  },
  'orders.reject': {
    title: 'Заказ {no}: покупатель отклонил результат',
    body: 'Причина: {reason}. Ответьте или предложите соглашение до {dueAt}; затем поддержка Assay вправе решить.',
  },
  'orders.autoAccept': {
    title: 'Заказ {no}: результат считается подтверждённым',
    body: 'Вердикт «годен», возражений в срок не было. Assay упакует {mpn} и отправит покупателю.',
  },
  'orders.autoDispute': {
    title: 'Заказ {no}: результат оспорен',
    body: 'Вердикт «годен» не по всем партиям, и стороны не подтвердили его в срок. Ответьте или предложите соглашение до {dueAt}; затем поддержка Assay вправе решить.',
  },
  'orders.settle': {
    title: 'Заказ {no}: решено, товар принят',
    body: 'Обоснование: {reason}. Assay упакует {mpn} и отправит покупателю.',
  },
  'orders.settlePart': {
    title: 'Заказ {no}: решено, товар принят частично',
    body: 'Обоснование: {reason}. Покупатель оставляет {pieces} шт. За остальное деньги возвращаются, товар едет к продавцу.',
  },
  'orders.retest': { title: 'Заказ {no}: повторная проверка', body: 'Обоснование: {reason}' },
  'orders.orderReturn': {
    title: 'Заказ {no}: решено, возврат товара и денег',
    body: 'Обоснование: {reason}. Покупатель разрешает возврат до {dueAt}; затем возвращается вся сумма.',
  },
  'orders.quarantine': {
    title: 'Заказ {no}: товар в карантине',
    body: 'Товар подозревается в подделке и на рынок не вернётся. Обоснование: {reason}. Деньги возвращаются покупателю до {dueAt}.',
  },
  'orders.authorise': {
    title: 'Заказ {no}: возврат разрешён',
    body: 'Assay отправит товар продавцу до {dueAt}.',
  },
  'orders.sendBack': {
    title: 'Заказ {no}: товар едет обратно к продавцу',
    body: '{carrier}, номер отправления {trackingNo}. Деньги возвращаются покупателю до {dueAt}.',
  },
  'orders.refund': {
    title: 'Заказ {no}: возвращено {amount}',
    body: 'Сумма зачислена на доступный баланс покупателя.',
  },
  'orders.dispatch': {
    title: 'Заказ {no}: в пути к покупателю',
    body: '{mpn} отправлен: {carrier}, номер отправления {trackingNo}.',
  },
  'orders.deliver': {
    title: 'Заказ {no}: доставлен',
    body: 'Перевозчик доставил товар. Покупатель подтверждает получение; после {dueAt} оно считается подтверждённым.',
  },
  'orders.confirmReceipt': {
    title: 'Заказ {no}: завершён',
    body: 'Покупатель получил {mpn}. Сделка завершена.',
  },
  'orders.dispatchReleased': {
    title: 'Заказ {no}: в пути к покупателю',
    body: '{mpn} отправлен: {carrier}, номер отправления {trackingNo}. Деньги выплачены продавцу.',
  },
  'orders.receiptReleased': {
    title: 'Заказ {no}: завершён',
    body: 'Покупатель получил {mpn}. Сделка завершена. Деньги выплачены продавцу.',
  },
  'orders.complete': {
    title: 'Заказ {no}: завершён без отправки',
    body: 'Проверки израсходовали все детали {mpn}, которые оставляет покупатель, поэтому посылки не будет. Деньги выплачены продавцу; суммы сторон показаны на странице заказа.',
  },
  'orders.lossCovered': {
    title: 'Заказ {no}: посылка потеряна',
    body: 'Подтверждено двумя сотрудниками. Претензия {caseNo}. {reason} Продавцу заплатили при отправке; покупателю платит страховой фонд Assay.',
  },
  'orders.requestRest': {
    title: 'Заказ {no}: покупатель просит дослать недостающее',
    body: 'Отправьте до {dueAt}. Позже заказ продолжится с тем, что пришло, а остальное будет возвращено деньгами.',
  },
  'orders.shipRest': {
    title: 'Заказ {no}: недостающее отправлено',
    body: '{seller} отправил {pieces} шт. через {carrier}, номер отправления {trackingNo}.',
  },
  'orders.shipRestParcels': {
    title: 'Заказ {no}: недостающее отправлено',
    body: '{seller} дослал {pieces} шт., посылок: {parcels}. Первая – {carrier} {trackingNo}, остальные – {moreTrackingNos}.',
  },
  'orders.closeShort': {
    title: 'Заказ {no}: закрыт по факту, возвращено {amount}',
    body: 'Цена недостающего возвращена покупателю. Остальное идёт на проверку.',
  },
  'orders.recount': {
    title: 'Заказ {no}: склад пересчитал',
    body: 'Второй сотрудник насчитал {pieces}; заявлено продавцом {shipped}, заказано {ordered}. Причина: {reason}',
  },
  'orders.contest': {
    title: 'Заказ {no}: продавец просит повторную проверку за свой счёт',
    body: 'Причина: {reason}. Assay ещё раз проверит остаток партий.',
  },
  'orders.acceptReturn': {
    title: 'Заказ {no}: продавец забирает товар',
    body: 'Покупатель разрешает возврат до {dueAt}; затем возвращаются деньги.',
  },
  'orders.offer': {
    title: 'Заказ {no}: предложено соглашение',
    body: 'Покупатель оставляет {pieces} шт., цена снижается на {cut}. Продавец берёт на себя {sellerCosts} доставки и проверок. Причина: {reason}. Ответьте до {dueAt}, затем решит поддержка.',
  },
  'orders.requestRuling': {
    title: 'Заказ {no}: запрошено решение',
    body: 'Поддержка вправе решить, как только попросят обе стороны, иначе с {dueAt}.',
  },
  'orders.withdrawOffer': {
    title: 'Заказ {no}: предложение отозвано',
    body: 'Спор продолжается. Ответьте или предложите соглашение до {dueAt}; затем поддержка Assay вправе решить.',
  },
  'orders.acceptOffer': {
    title: 'Заказ {no}: стороны договорились',
    body: 'Покупатель оставляет {pieces} шт., цена снижается на {cut}. Продавец берёт на себя {sellerCosts} доставки и проверок. Возврат проведён.',
  },
  'orders.sendBackRest': {
    title: 'Заказ {no}: остальное отправлено продавцу',
    body: '{pieces} шт. через {carrier}, номер отправления {trackingNo}.',
  },
  'orders.trace': {
    title: 'Заказ {no}: перевозчик ищет посылку',
    body: 'Дело {caseNo}. {reason}',
  },
  'orders.traceParcel': {
    title: 'Заказ {no}: перевозчик ищет посылку',
    body: 'Посылка {carrier} {trackingNo}, дело {caseNo}. {note}',
  },
  'orders.endTrace': {
    title: 'Заказ {no}: посылка найдена',
    body: 'Заказ продолжается.',
  },
  'orders.abandonRest': {
    title: 'Заказ {no}: недостающие посылки потеряны',
    body: 'Заказ продолжается с тем, что пришло. Покупатель может попросить ещё раз или закрыть с возвратом.',
  },
  'orders.parcelAbandoned': {
    title: 'Заказ {no}: одна посылка потеряна',
    body: 'Посылку {carrier} {trackingNo} больше не ждут. Остальные в пути; итог сверяется, когда они придут.',
  },
  'orders.correctShipment': {
    title: 'Заказ {no}: запись об отправке исправлена',
    body: 'Двое исправили её: {before} → {after}. {reason} Заказ ждёт теперь до {dueAt}.',
  },
  'orders.correctInbound': {
    title: 'Заказ {no}: запись о посылке на склад исправлена',
    body: 'Два сотрудника исправили её: {before} → {after}. {reason}',
  },
  'orders.correctReturn': {
    title: 'Заказ {no}: запись о возвращённой посылке исправлена',
    body: 'Два сотрудника исправили её: {before} → {after}. {reason}',
  },
  'orders.updateTracking': {
    title: 'Заказ {no}: продавец исправил номер отправления',
    body: '{before} → {after}. Остальное не меняется.',
  },
  'orders.declareLost': {
    title: 'Заказ {no}: посылка потеряна',
    body: 'Подтверждено двумя сотрудниками. Претензия {caseNo}. {reason} Деньги вернутся покупателю.',
  },
  'orders.shipAgain': {
    title: 'Заказ {no}: посылка потеряна, отправьте снова',
    body: 'Претензия {caseNo}. Продавец отправляет снова до {dueAt}; деньги остаются у Assay.',
  },
  'orders.suspend': {
    title: 'Заказ {no}: отчёт отозван, заказ приостановлен',
    body: 'Отчёт {report} отозван: {reason}. Товар и деньги не движутся, сроки не идут, пока два сотрудника поддержки не решат, как продолжить.',
  },
  'orders.reinstate': {
    title: 'Заказ {no}: продолжается',
    body: 'Два сотрудника поддержки решили продолжить заказ. Причина: {reason}. Текущий шаг — до {dueAt}.',
  },
  'orders.recordReturn': {
    title: 'Заказ {no}: товар возвращён продавцу',
    body: 'Товар покупателя отправлен назад: {carrier}, номер отправления {trackingNo}. Причина: {reason}. Возврат денег — до {dueAt}.',
  },
  'orders.revokedAfterRelease': {
    title: 'Заказ {no}: отчёт отозван',
    body: 'Отчёт {report} отозван: {reason}. Продавцу уже заплачено; вы можете подать претензию на странице заказа.',
  },
  'orders.transferShort': {
    title: 'Заказ {no}: перевода не хватает',
    body: 'Он на вашем доступном балансе, но заказ стоит {amount}. Оплатите с баланса на странице заказа или переведите остаток.',
  },
  'orders.soon': {
    title: 'Заказ {no} ждёт вас',
    body: 'Срок истекает {dueAt}. Откройте заказ и сделайте следующий шаг.',
  },
  'orders.late': {
    title: 'Заказ {no} просрочен',
    body: 'Срок истёк {dueAt}. Поддержка Assay знает об этом и следит за делом.',
  },
  'orders.after': {
    title: 'Заказ {no} всё ещё ждёт вас',
    body: 'Срок истёк {dueAt}, заказ всё ещё ждёт вас. Поддержка Assay следит за делом.',
  },
  'orders.otherSoon': {
    title: 'Заказ {no}: у другой стороны осталось полдня',
    body: 'Её срок истекает {dueAt}. От вас ничего не требуется; здесь будет сказано, когда она сделает шаг или опоздает.',
  },
  'orders.deskSoon': {
    title: 'Заказ {no}: у Assay осталось полдня на свой шаг',
    body: 'Срок Assay истекает {dueAt}. От вас ничего не требуется; здесь будет сказано, когда шаг сделан или если он задержится.',
  },
  'orders.otherLate': {
    title: 'Заказ {no}: следующий шаг задерживается',
    body: 'Его срок истёк {dueAt}. От вас ничего не требуется: поддержка Assay знает и следит за делом.',
  },
  'orders.thread': { title: 'Заказ {no}: новое сообщение', body: '{from}: {text}' },
} satisfies OrderSentences;

/** Work on the desks of the provider. */
export const queueRu = {
  receive: 'Принять {mpn}',
  send: 'Отправить {mpn} покупателю',
  sendBack: 'Вернуть {mpn} продавцу',
  inspect: 'Поставить {mpn} на стенд',
  deliver: 'Отметить доставку {mpn}',
  trace: 'Розыск посылки {mpn}',
  approveLoss: 'Одобрить утерю посылки {mpn}',
  approveCorrection: 'Одобрить исправление посылки {mpn}',
  price: 'Назначить цену услуги для {mpn}',
  disputes: 'Решить спор о {mpn}',
  suspensions: 'Решить, как продолжить {mpn}: отчёт отозван',
  late: 'На контроль: {mpn} просрочен',
  refunds: 'Вернуть деньги: {buyer}',
  detail: '{seller} → {buyer} · {count} шт.',
} satisfies QueueWords;

/** The mail that asks an agent order's supplier to join. */
export const invitationRu = {
  subject: '{buyer} приглашает вас к сделке через Assay',
  body: '{buyer} хочет купить у вас {mpn} через услугу гаранта Assay (заказ {no}). Зарегистрируйтесь как продавец с этим адресом и пройдите проверку; затем вы сможете подтвердить заказ. Assay хранит оплату и перечисляет её, когда товар прошёл контроль.',
  open: 'Зарегистрироваться как продавец',
} satisfies InvitationWords;
