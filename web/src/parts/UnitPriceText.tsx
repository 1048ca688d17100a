import { codeFirst, formatUnitPrice, unitPriceDecimals } from '../i18n/format.ts';
import { useLanguage } from '../i18n/words.ts';
import styles from './MoneyText.module.css';

/** The decimals that pad a column of unit prices to its longest. */
export function columnDecimals(prices: readonly string[]): number {
  return Math.max(3, ...prices.map(unitPriceDecimals));
}

/** A unit price of three to five decimals; without `currency` its column names it. */
export function UnitPriceText(props: { price: string; currency?: string; decimals?: number }) {
  const lang = useLanguage();
  const { price, currency, decimals } = props;
  return (
    <span className={styles.money} translate="no">
      {currency && codeFirst(lang) && <i>{currency}</i>}
      {formatUnitPrice(price, lang, decimals)}
      {currency && !codeFirst(lang) && <i className={styles.after}>{currency}</i>}
    </span>
  );
}
