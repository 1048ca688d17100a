import type { Form } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import styles from './CodeFields.module.css';
import { useCode } from './use-code.ts';

interface Props {
  readonly email: string;
  readonly code: string;
  readonly onEmail: (email: string) => void;
  readonly onCode: (code: string) => void;
  readonly form: Form;
  readonly className?: string | undefined;
}

/** An e-mail address and the code that was sent to it; the button counts down to the next one. */
export function CodeFields({ email, code, onEmail, onCode, form, className }: Props) {
  const t = useWords('accounts');
  const sending = useCode(email);
  return (
    <>
      <Field label={t('email')} required error={form.error('email')} className={className}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          spellCheck={false}
          placeholder={t('quick.emailHint')}
          value={email}
          onChange={onEmail}
          onBlur={form.left('email')}
        />
      </Field>
      <Field
        label={t('code')}
        required
        error={form.error('code')}
        hint={sending.isSent ? undefined : t('codeHint')}
        className={className}
      >
        <div className={styles.line}>
          <TextInput
            mono
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(text) => onCode(text.replace(/\D/g, ''))}
            onBlur={form.left('code')}
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
        {sending.isSent && t('codeSent', { email: email.trim() })}
      </div>
      <FailNote error={sending.error} />
    </>
  );
}
