import { codeFirst, formatAmount, formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import { GoldFingers } from '../../ui/Fingers.tsx';
import styles from './MoneyText.module.css';

interface Props {
  readonly money: { readonly amount: string; readonly currency: string };
  /** The money is in escrow: fingers and gold. */
  readonly held?: boolean | undefined;
  /** Held, where fingers stand beside it already: gold alone. */
  readonly unmarked?: boolean | undefined;
  /** A column or heading names the currency already. */
  readonly bare?: boolean | undefined;
  /** A failed ledger row: struck through. */
  readonly struck?: boolean | undefined;
  /** Writes a plus before an amount above zero: ledger rows. */
  readonly signed?: boolean | undefined;
}

/** An amount with its ISO code, in figures of the reader's language. */
export function MoneyText({ money, held, unmarked, bare, struck, signed }: Props) {
  const lang = useLanguage();
  const plus = signed && /[1-9]/.test(money.amount) && !money.amount.startsWith('-') ? '+' : '';
  const figures = plus + formatAmount(money.amount, lang);
  return (
    <span className={cx(styles.money, held && styles.held, struck && styles.struck)} translate="no">
      {held && !unmarked && <GoldFingers />}
      {!bare && codeFirst(lang) && <i>{money.currency}</i>}
      {figures}
      {!bare && !codeFirst(lang) && <i className={styles.after}>{money.currency}</i>}
    </span>
  );
}

/** An amount as plain text, for sentences and labels. */
export function useMoneyText() {
  const lang = useLanguage();
  return (money: { readonly amount: string; readonly currency: string }) =>
    formatMoney(money, lang);
}
