import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Ваш депозит',
  no: 'Номер',
  amount: 'Сумма',
  left: 'Остаток после компенсаций',
  from: 'Оплачено со счёта',
  since: 'В этом состоянии с',
  due: 'Финансовый отдел ответит до',
  returnReason: 'Причина возврата',
  decision: 'Ответ финансового отдела: {reason}',
  waitsFinance: 'Финансовый отдел ищет перевод, обычно в течение одного рабочего дня.',
  returning: 'Возврат запрошен. Он поступит в течение 15 рабочих дней на счёт, с которого пришёл.',
  returnNote:
    'Запросить можно, когда завершены все заказы; возврат на исходный счёт в течение 15 рабочих дней.',
  askBack: 'Запросить возврат',
  cancelReturn: 'Оставить депозит',
  back: 'Назад',
  how: 'Переведите {amount} со счёта вашей компании на этот счёт и сообщите об этом здесь.',
  to: {
    beneficiary: 'Получатель',
    account: 'Счёт',
    bank: 'Банк',
    code: 'Код банка',
  },
  field: {
    accountName: 'Имя плательщика',
    accountNumber: 'Номер счёта плательщика',
    bankName: 'Банк плательщика',
    bankCode: 'Банковский код',
  },
  proof: 'Подтверждение перевода',
  proofHint: 'PDF, PNG или JPG, не более 3 МБ',
  apply: 'Перевод сделан, прошу подтвердить',
  state: {
    announced: 'К подтверждению',
    held: 'Удерживается',
    returning: 'Запрошен возврат',
    returned: 'Возвращён',
    failed: 'Не подтверждён',
  },
} satisfies Translated<typeof zh>;
