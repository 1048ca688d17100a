import type { SellerRequest } from '#contract/enquiries/seller-request.ts';
import { QuantityText } from '#contract/fields.ts';
import { lineAmount, parseUnitPrice, UnitPriceText, wire } from '#contract/money.ts';
import { useWords } from '#web/i18n/words.ts';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import text from '#web/ui/text.module.css';
import { DealtGauge } from './DealtGauge.tsx';
import type { QuoteTyped } from './quote-form.ts';
import styles from './quotes.module.css';

/** What a price and a quantity come to; null while one of them is not right. */
function costOf({ unitPrice, quantity }: QuoteTyped) {
  const pieces = QuantityText.safeParse(quantity);
  const price = UnitPriceText.safeParse(unitPrice);
  if (!pieces.success || !price.success) return null;
  return wire(lineAmount({ unitPrice: parseUnitPrice(price.data), quantity: pieces.data }));
}

/** Beside a quote: prices of recent deals with the typed one among them, and what it comes to. */
export function QuoteSum({ request, typed }: { request: SellerRequest; typed: QuoteTyped }) {
  const t = useWords('quotes');
  const { dealt, targetPrice, quantity } = request;
  const price = UnitPriceText.safeParse(typed.unitPrice);
  const cost = costOf(typed);
  const target =
    targetPrice && costOf({ ...typed, unitPrice: targetPrice, quantity: `${quantity}` });
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
              term: t('form.total'),
              value: cost === null ? '–' : <MoneyText money={cost} />,
              total: true,
            },
            ...(target
              ? [{ key: 'target', term: t('form.atTarget'), value: <MoneyText money={target} /> }]
              : []),
          ]}
        />
      </div>
    </div>
  );
}
