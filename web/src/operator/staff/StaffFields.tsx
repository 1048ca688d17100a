import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';

interface Props {
  readonly form: Form;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The name of a colleague. */
export function NameField(props: Props) {
  const t = useTranslator('operator/staff');
  return <TextInputField {...props} name="name" label={t('name')} required maxLength={80} />;
}

/** Why a colleague is invited or changed. */
export function ReasonField(props: Props) {
  const t = useTranslator('operator/staff');
  return (
    <TextAreaField
      {...props}
      name="reason"
      label={t('reason')}
      required
      hint={t('reasonHint')}
      maxLength={500}
    />
  );
}
