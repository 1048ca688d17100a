import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { CodeField } from './CodeField.tsx';
import { type CodeUse, useCode } from './use-code.ts';

interface Props {
  readonly email: string;
  readonly code: string;
  readonly onEmail: (email: string) => void;
  readonly onCode: (code: string) => void;
  readonly form: Form;
  readonly use?: CodeUse;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** An e-mail address and the code that was sent to it. */
export function CodeFields({ email, code, onEmail, onCode, form, ...rest }: Props) {
  const t = useTranslator('accounts');
  const { use = 'enter', label = t(use === 'reset' ? 'username' : 'email'), className } = rest;
  const sending = useCode(email, use);
  return (
    <>
      <Field label={label} required error={form.error('email')} className={className}>
        <TextInput
          type={use === 'reset' ? 'text' : 'email'}
          name="email"
          autoComplete={use === 'reset' ? 'username' : 'email'}
          spellCheck={false}
          placeholder={t('quick.emailHint')}
          value={email}
          onChange={onEmail}
          onBlur={form.left('email')}
        />
      </Field>
      <CodeField
        email={email}
        value={code}
        onChange={onCode}
        sending={sending}
        form={form}
        className={className}
      />
    </>
  );
}
