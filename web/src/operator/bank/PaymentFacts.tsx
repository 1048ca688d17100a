import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './bank.module.css';

/** Amount, payer and account of a payment as the statement says them, before further facts. */
export function PaymentFacts(props: { line: BankLine; further: readonly Definition[] }) {
  const { line, further } = props;
  const t = useTranslator('operator/bank');
  return (
    <DefinitionList
      items={[
        { key: 'amount', term: t('amount'), value: <MoneyText money={line.amount} /> },
        { key: 'payer', term: t('payBack.payer'), value: line.name || t('noName') },
        {
          key: 'account',
          term: t('payBack.from'),
          value: (
            <span className={styles.wrap} translate="no">
              {line.counterAccount}
            </span>
          ),
        },
        ...further,
      ]}
    />
  );
}
