import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import type { Definition } from '#web/ui/layout/DefinitionList.tsx';
import styles from '../money/money.module.css';

type AccountField = 'accountName' | 'accountNumber' | 'bankName' | 'branch' | 'bankCode';

/** Returns the fields of a bank account as facts, each to be copied to the bank's own form. */
export function useAccountFacts() {
  const t = useTranslator('operator/finance');
  return <Field extends AccountField>(
    account: Readonly<Record<Field, string>>,
    fields: readonly Field[],
    mayCopy = true,
  ): Definition[] =>
    fields.map((field) => ({
      key: field,
      term: t(`payee.${field as AccountField}`),
      value: (
        <span className={styles.mono}>
          {account[field]} {mayCopy && <CopyButton text={account[field]} />}
        </span>
      ),
    }));
}
