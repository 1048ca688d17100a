import type { MoneyWire } from '#contract/money-schemas.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import styles from './money.module.css';

interface Props {
  readonly label: string;
  readonly amount: MoneyWire;
  readonly items: readonly Definition[];
}

/** The amount of a record in large figures, with facts beside it. */
export function Headline({ label, amount, items }: Props) {
  const format = useFormat();
  return (
    <div className={styles.headline}>
      <div>
        <span className={styles.quiet}>{label}</span>
        <p className={styles.big} translate="no">
          <i>{amount.currency}</i>
          {format.amount(amount.amount)}
        </p>
      </div>
      <DefinitionList items={items} />
    </div>
  );
}

/** A number of the bank with a button to copy it as it is entered. */
export function AccountText({ text, copied = text }: { text: string; copied?: string }) {
  return (
    <span className={styles.account} translate="no">
      {text} <CopyButton text={copied} />
    </span>
  );
}
