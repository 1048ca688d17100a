import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';

interface Props {
  readonly form: Form;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Why a desk does something with an order. */
export function ReasonField(props: Props) {
  const t = useTranslator('operator/order');
  return <TextAreaField {...props} name="reason" label={t('reason')} required maxLength={1000} />;
}

/** The number under which a carrier has a case. */
export function CaseNoField(props: Props & { readonly label: string }) {
  return <TextInputField {...props} name="caseNo" required mono maxLength={40} />;
}
