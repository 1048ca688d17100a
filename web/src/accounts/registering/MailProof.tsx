import { type FormEvent, useState } from 'react';
import { proveMail } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { CodeField } from '../sign-in/CodeField.tsx';
import { useCode } from '../sign-in/use-code.ts';

interface Props {
  readonly email: string;
  readonly onProved: () => void;
  readonly onCancel?: () => void;
}

/** Asks for a code mailed to the reader's own address, before something that a thief would want. */
export function MailProof({ email, onProved, onCancel }: Props) {
  const t = useTranslator('accounts/factors');
  const [code, setCode] = useState('');
  const sending = useCode(email, 'prove');
  const form = useForm({ code }, validateInput(proveMail, { code }));
  const command = useCommand(proveMail, {
    changes: [],
    onDone: onProved,
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate({ code });
  };
  return (
    <form
      ref={form.frame}
      className={styles.plainForm}
      onSubmit={submit}
      noValidate
      aria-label={t('mail.title')}
    >
      <p>{t('mail.text', { email })}</p>
      <CodeField email={email} value={code} onChange={setCode} sending={sending} form={form} />
      <FailNote error={form.rest(command.error)} />
      <div className={layout.row}>
        <Button type="submit" variant="primary" loading={command.isPending}>
          {t('mail.confirm')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}
