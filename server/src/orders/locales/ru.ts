import type { InvitationWords, OrderSentences, QueueWords } from './words.ts';

export const ru = {
  'orders.placed': {
    title: 'Новый заказ {no}: {mpn}',
    body: '{buyer} оформил заказ. Подтвердите или отклоните его до {dueAt}.',
  },
  'orders.price': {
    title: 'Заказ {no}: цена услуги определена',
    body: 'Услуга {service}, доставка {freight}. Покупатель принимает условия, затем продавец подтверждает заказ.',
  },
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
    title: 'Заказ {no}: оплачен, {amount} на хранении',
    body: 'Деньги хранит Assay. Продавец отправляет товар на склад Assay до {dueAt}.',
  },
  'orders.ship': {
    title: 'Заказ {no}: в пути в Assay',
    body: '{seller} отправил {pieces} шт.: {carrier}, номер отслеживания {trackingNo}.',
  },
  'orders.cancelLate': {
    title: 'Заказ {no}: отменён из-за просрочки отправки',
    body: '{buyer} отменил просроченный заказ. Деньги возвращаются покупателю.',
  },
  'orders.receive': {
    title: 'Заказ {no}: товар на складе Assay',
    body: 'Принято {pieces}, заявлено продавцом {shipped}, заказано {ordered}. Если числа расходятся, обе стороны отмечают это на странице заказа.',
  },
  'orders.acknowledge': {
    title: 'Заказ {no}: пересчёт отмечен',
    body: 'Одна из сторон отметила результат пересчёта. Проверка начнётся, когда это сделают обе или когда истечёт срок.',
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
    body: 'Причина: {reason}. Поддержка Assay примет решение до {dueAt}.',
  },
  'orders.autoAccept': {
    title: 'Заказ {no}: результат считается подтверждённым',
    body: 'Заключение положительное, возражений в срок не было. Assay упакует {mpn} и отправит покупателю.',
  },
  'orders.autoDispute': {
    title: 'Заказ {no}: передан в поддержку',
    body: 'Заключение положительно не по всем партиям, и стороны не подтвердили его в срок. Поддержка Assay примет решение до {dueAt}.',
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
    title: 'Заказ {no}: товар на карантине',
    body: 'Товар подозревается в подделке и на рынок не вернётся. Обоснование: {reason}. Деньги возвращаются покупателю до {dueAt}.',
  },
  'orders.authorise': {
    title: 'Заказ {no}: возврат разрешён',
    body: 'Assay отправит товар продавцу до {dueAt}.',
  },
  'orders.sendBack': {
    title: 'Заказ {no}: товар едет обратно к продавцу',
    body: '{carrier}, номер отслеживания {trackingNo}. Деньги возвращаются покупателю до {dueAt}.',
  },
  'orders.refund': {
    title: 'Заказ {no}: возвращено {amount}',
    body: 'Сумма зачислена на доступный баланс покупателя.',
  },
  'orders.dispatch': {
    title: 'Заказ {no}: в пути к покупателю',
    body: '{mpn} отправлен: {carrier}, номер отслеживания {trackingNo}.',
  },
  'orders.deliver': {
    title: 'Заказ {no}: доставлен',
    body: 'Перевозчик доставил товар. Покупатель подтверждает получение; после {dueAt} оно считается подтверждённым.',
  },
  'orders.confirmReceipt': {
    title: 'Заказ {no}: завершён',
    body: 'Покупатель получил {mpn}. Сделка завершена.',
  },
  'orders.soon': {
    title: 'Заказ {no} ждёт вас',
    body: 'Срок истекает {dueAt}. Откройте заказ и сделайте следующий шаг.',
  },
  'orders.late': {
    title: 'Заказ {no} просрочен',
    body: 'Срок истёк {dueAt}. Поддержка Assay знает об этом и следит за делом.',
  },
  'orders.thread': { title: 'Заказ {no}: новое сообщение', body: '{from}: {text}' },
} satisfies OrderSentences;

/** Work on the desks of the provider. */
export const queueRu = {
  receive: 'Принять {mpn}',
  send: 'Отправить {mpn} покупателю',
  sendBack: 'Вернуть {mpn} продавцу',
  inspect: 'Поставить {mpn} на стенд',
  retest: 'Проверить {mpn} повторно',
  price: 'Назначить цену услуги для {mpn}',
  disputes: 'Решить спор о {mpn}',
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
