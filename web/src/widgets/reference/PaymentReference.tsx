import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '../money/MoneyText.tsx';

interface Props {
  readonly reference: string;
  /** The amount to transfer, where it is known: beside the reference, to copy. */
  readonly amount?: MoneyWire | null;
  /** The account to transfer to: its lines stand above the reference, in one list. */
  readonly account?: readonly Definition[];
}

/** The reference that a transfer bears, and its amount, to copy; and why. */
export function PaymentReference({ reference, amount = null, account = [] }: Props) {
  const t = useTranslator('widgets/reference');
  if (reference === '') return <DefinitionList items={account} />;
  return (
    <>
      <DefinitionList
        items={[
          ...account,
          {
            key: 'reference',
            term: t('reference'),
            value: (
              <b translate="no" className={text['mono']}>
                {reference} <CopyButton text={reference} />
              </b>
            ),
          },
          ...(amount === null
            ? []
            : [
                {
                  key: 'amount',
                  term: t('amount'),
                  value: (
                    <b>
                      <MoneyText money={amount} /> <CopyButton text={amount.amount} />
                    </b>
                  ),
                },
              ]),
        ]}
      />
      <p>{t('why')}</p>
    </>
  );
}
