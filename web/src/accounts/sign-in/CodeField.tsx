import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './CodeFields.module.css';
import type { CodeSending } from './use-code.ts';

interface Props {
  readonly email: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly sending: CodeSending;
  readonly form: Form;
  /** The field's name in the form where there is more than one code. */
  readonly name?: 'code' | 'oldCode';
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The code that was sent to an address; the button counts down to the next one. */
export function CodeField({ email, value, onChange, sending, form, ...rest }: Props) {
  const t = useTranslator('accounts');
  const { name = 'code', label = t('code'), className } = rest;
  return (
    <>
      <Field
        label={label}
        required
        error={form.error(name)}
        hint={sending.isSent ? undefined : t('codeHint')}
        className={className}
      >
        <div className={styles.line}>
          <TextInput
            mono
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={value}
            onChange={(text) => onChange(text.replace(/\D/g, ''))}
            onBlur={form.left(name)}
          />
          <CountdownButton
            until={sending.until}
            waiting={(seconds) => t('sendAgain', { seconds })}
            disabled={!sending.can}
            loading={sending.sending}
            onClick={sending.send}
          >
            {t('sendCode')}
          </CountdownButton>
        </div>
      </Field>
      <div role="status" className={styles.told}>
        {sending.isSent &&
          (sending.isName ? t('codeSentToName') : t('codeSent', { email: email.trim() }))}
      </div>
      <FailNote error={sending.error} />
    </>
  );
}
