import type { WalletSentences } from './zh.ts';

export const ru = {
  'wallet.recharged': {
    title: 'Пополнение {no} зачислено',
    body: 'Ваше пополнение на {amount} зачислено. Оно видно в кошельке.',
  },
  'wallet.rechargeFailed': {
    title: 'Пополнение {no} не выполнено',
    body: 'Ваше пополнение на {amount} не выполнено: {reason}. Проверьте данные и подайте заявку снова.',
  },
  'wallet.goodwill': {
    title: 'Возмещение {no}',
    body: 'Assay выплатил вам {amount} по заказу {order}. Сумма доступна на балансе.',
  },
  'wallet.paymentReturned': {
    title: 'Платёж по {no} возвращается',
    body: 'Платёж {amount} от {payer} по {no} возвращается на счёт отправителя: {reason}. Принимаются только платежи со счёта на имя вашей компании. Ваш баланс не изменился.',
  },
  'wallet.bankAdded': {
    title: 'Добавлен банковский счёт',
    body: '{bank}, счёт оканчивается на {ending}, добавлен к вашим счетам. Выплаты на него начнутся через 24 часа. Если это были не вы, сразу сообщите в поддержку.',
  },
  'wallet.bankChanged': {
    title: 'Изменён банковский счёт',
    body: '{bank}, счёт оканчивается на {ending}, изменён. Выплаты на него начнутся через 24 часа. Если это были не вы, сразу сообщите в поддержку.',
  },
  'wallet.bankRemoved': {
    title: 'Удалён банковский счёт',
    body: '{bank}, счёт оканчивается на {ending}, удалён из ваших счетов. Если это были не вы, сразу сообщите в поддержку.',
  },
  'wallet.withdrawal.approve': {
    title: 'Вывод {no} одобрен',
    body: 'Два сотрудника финансового отдела одобрили вывод {amount} на счёт, оканчивающийся на {ending}. Теперь он отправляется.',
  },
  'wallet.withdrawal.refuse': {
    title: 'Вывод {no} отклонён',
    body: 'Ваш вывод {amount} отклонён: {reason}. Сумма снова доступна.',
  },
  'wallet.withdrawal.send': {
    title: 'Вывод {no} отправлен',
    body: 'Ваш вывод {amount} отправлен на счёт, оканчивающийся на {ending}.',
  },
  'wallet.withdrawal.complete': {
    title: 'Вывод {no} завершён',
    body: 'Банк выплатил {amount} на счёт, оканчивающийся на {ending}.',
  },
  'wallet.withdrawal.bankReturn': {
    title: 'Банк вернул вывод {no}',
    body: 'Банк вернул {amount}: {reason}. Сумма остаётся замороженной. Вы можете отменить вывод, или финансовый отдел отправит его снова.',
  },
  'wallet.withdrawal.reopen': {
    title: 'Вывод {no} отправляется снова',
    body: 'Ваш вывод {amount} снова одобряется и отправляется на счёт, оканчивающийся на {ending}.',
  },
} satisfies WalletSentences;
