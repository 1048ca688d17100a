import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  revoked: 'Отчёт {report} отозван {time}. Причина: {reason}',
  suspended: {
    open: 'Заказ приостановлен: товар и деньги не движутся, сроки не идут. Как продолжить, решают двое сотрудников поддержки.',
    asked: 'Решение предложено и ждёт второго человека. До этого заказ приостановлен.',
  },
  released: {
    claim: 'Продавцу уже заплачено. Вы можете подать претензию.',
    later: 'Продавцу уже заплачено. Получив товар, вы сможете подать претензию.',
    apply: 'Подать претензию',
  },
} satisfies Translated<typeof zh>;
