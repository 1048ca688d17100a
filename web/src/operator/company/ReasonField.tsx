import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';

interface Props {
  readonly form: Form;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (reason: string) => void;
}

/** The reason that is recorded with a step on a company. */
export function ReasonField(props: Props) {
  const t = useTranslator('operator/company');
  return <TextAreaField {...props} name="reason" label={t('reason')} required autoFocus counted />;
}
