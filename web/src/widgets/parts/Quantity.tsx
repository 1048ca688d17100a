import { formatNumber, formatQuantity } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/translator.ts';
import styles from '../money/MoneyText.module.css';

/** A number of pieces; `bare` where a column or label names the unit. */
export function Quantity({ count, bare }: { count: number; bare?: boolean }) {
  const lang = useLanguage();
  const text = bare ? formatNumber(count, lang, 0) : formatQuantity(count, lang);
  return <span className={styles.money}>{text}</span>;
}
