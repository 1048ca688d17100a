import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

type Name =
  | 'company'
  | 'address'
  | 'website'
  | 'duns'
  | 'freeTel'
  | 'workTime'
  | 'mainProducts'
  | 'brands'
  | 'about';

interface Props {
  readonly name: Name;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly form: Form;
  readonly max?: number;
  readonly hint?: string | undefined;
  /** In place of what the form finds wrong at the field itself. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Several lines, counted. */
  readonly long?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A text of a company's profile: of a buyer or of a seller. */
export function ProfileText(props: Props) {
  const { name, value, onChange, form, max, hint, required, long, className } = props;
  const t = useTranslator('companies');
  const wired = { name, maxLength: max, value, onChange, onBlur: form.left(name) };
  return (
    <Field
      label={t(`console.field.${name}`)}
      hint={hint}
      required={required}
      aside={required ? undefined : t('console.optional')}
      error={props.error ?? form.error(name)}
      className={className}
    >
      {long ? <TextArea {...wired} rows={6} counted /> : <TextInput {...wired} />}
    </Field>
  );
}
