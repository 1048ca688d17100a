import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';

interface Props {
  readonly form: Form;
  readonly hint: string | null;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** How many pieces go back. */
export function ReturnPiecesField(props: Props) {
  const t = useTranslator('claims');
  return (
    <FigureInputField name="returnPieces" label={t('form.returnPieces')} required {...props} />
  );
}

/** How much is paid, in USD. */
export function AmountField(props: Props) {
  const t = useTranslator('claims');
  return (
    <FigureInputField
      name="amount"
      label={t('form.amount')}
      required
      decimals={2}
      unit="USD"
      {...props}
    />
  );
}
