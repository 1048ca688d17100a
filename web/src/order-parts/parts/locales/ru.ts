import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ofParent:
    'Строки этого заказа никто не оспаривает. Они отправляются, принимаются и оплачиваются отдельно от заказа, из которого выделены:',
  child: 'Строки, которые никто не оспаривает, исполняются отдельно, как заказ',
  is: ': {state}, {money}',
  held: '; {money} ещё на эскроу',
  refundedBefore: 'До выделения за эти строки возвращено {money}.',
} satisfies Translated<typeof zh>;
