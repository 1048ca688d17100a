import { limits } from '#contract/limits.ts';
import { settlementWaits } from '#contract/onboarding/table.ts';
import { sendBackWithin } from '#contract/orders/waits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { clockOf, waitOf } from './safety/pipeline.ts';
import { useSpan } from './use-span.ts';

/** The product's figures and times as words: pages name none of their own. */
export function useFacts() {
  const t = useTranslator('content');
  const span = useSpan();
  const { money } = useFormat();
  const { offered, nameOf } = useCarriers();
  /** A round amount, as it is spoken. */
  const whole = (amount: string, currency: string) =>
    money({ amount, currency }).replace(/[.,]00(?=\D*$)/, '');
  return {
    whole,
    freight: money({ amount: limits.freightUsd, currency: 'USD' }),
    deposit: whole(limits.depositCny, 'CNY'),
    depositBack: span(`${limits.depositReturnWorkingDays}wd`),
    review: span(settlementWaits.submitted.within),
    stockStale: span(`${limits.stockStaleDays}d`),
    afterSale: t('common.atLeast', { span: span(`${limits.afterSaleDaysMin}d`) }),
    carriers: offered('outbound')
      .map(({ key }) => nameOf(key))
      .join(t.lang === 'zh' ? '、' : ', '),
    sendBack: span(sendBackWithin),
    refund: span(waitOf('returned')),
    refundUnshipped: span(clockOf('refund', 'refunding')),
    decide: span(waitOf('disputed')),
    confirm: span(waitOf('reported')),
    take: span(clockOf('confirmReceipt', 'dispatched')),
    agree: span(waitOf('priced', 'agent')),
    pay: span(waitOf('confirmed')),
    ship: span(waitOf('paid')),
    authorise: span(waitOf('returning')),
  };
}
