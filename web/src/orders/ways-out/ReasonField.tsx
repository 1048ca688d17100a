import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';

interface Props {
  readonly form: Form;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why a party contests a result or offers a settlement. */
export function ReasonField(props: Props) {
  const t = useTranslator('orders/ways-out');
  return (
    <TextAreaField
      {...props}
      name="reason"
      label={t('reason')}
      hint={t('reasonHint')}
      required
      maxLength={1000}
    />
  );
}
