import { codeFirst, formatUnitPrice, unitPriceDecimals } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './MoneyText.module.css';

/** The decimals that pad a column of unit prices to its longest. */
export function columnDecimals(prices: readonly string[]): number {
  return Math.max(3, ...prices.map(unitPriceDecimals));
}

interface Props {
  readonly price: string;
  readonly currency?: string | undefined;
  /** For a column whose head names the currency: on a phone there are no heads. */
  readonly phoneCurrency?: string | undefined;
  readonly decimals?: number | undefined;
}

/** A unit price of three to five decimals; without `currency` its column names it. */
export function UnitPriceText({ price, currency, phoneCurrency, decimals }: Props) {
  const lang = useLanguage();
  const code = currency ?? phoneCurrency;
  const isFirst = codeFirst(lang);
  const place = cx(!isFirst && styles.after, currency === undefined && text.onlySmall);
  return (
    <span className={styles.money} translate="no">
      {code && isFirst && <i className={place}>{code}</i>}
      {formatUnitPrice(price, lang, decimals)}
      {code && !isFirst && <i className={place}>{code}</i>}
    </span>
  );
}
