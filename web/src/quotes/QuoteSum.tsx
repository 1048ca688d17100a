import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { UnitPriceText } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DealtGauge } from './DealtGauge.tsx';
import type { QuoteTyped } from './quote-form.ts';
import { sumOf } from './quote-sum.ts';
import styles from './quotes.module.css';

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

/** Beside a quote: prices of recent deals with the typed one among them, and what it comes to. */
export function QuoteSum({ request, typed }: { request: SellerRequest; typed: QuoteTyped }) {
  const t = useTranslator('quotes');
  const format = useFormat();
  const { dealt } = request;
  const price = UnitPriceText.safeParse(typed.unitPrice);
  const sum = sumOf(request, typed);
  const count = sum ? format.quantity(sum.pieces) : null;
  return (
    <div className={styles.sum}>
      {dealt ? (
        <>
          <p className={text.q}>{t('dealt.title', { count: dealt.deals })}</p>
          <DealtGauge dealt={dealt} price={price.success ? price.data : null} />
        </>
      ) : (
        <p className={text.q}>{t('dealt.few')}</p>
      )}
      <div aria-live="polite">
        <DefinitionList
          sum
          items={[
            {
              key: 'total',
              term: count === null ? t('form.total') : t('form.totalFor', { count }),
              value: sum?.cost ? <MoneyText money={usd(sum.cost)} /> : '–',
              total: true,
            },
            ...(sum?.atTarget
              ? [
                  {
                    key: 'target',
                    term: t('form.atTarget'),
                    value: <MoneyText money={usd(sum.atTarget)} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </div>
  );
}
