import { type FormEvent, useState } from 'react';
import { totpVerify } from '#contract/accounts/staff-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeInput } from '#web/ui/form/CodeInput.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';

interface Props {
  readonly onVerified: (recoveryCodes: readonly string[] | null) => void;
  /** True for a failure that is met elsewhere: a proof is missing. */
  readonly refused: (error: unknown) => boolean;
}

/** Takes the six digits of an authenticator app that is being added. */
export function TotpVerify({ onVerified, refused }: Props) {
  const own = useTranslator('accounts/own');
  const [code, setCode] = useState('');
  const form = useForm(code, validateInput(totpVerify, { code }));
  const command = useCommand(totpVerify, {
    changes: [],
    onDone: ({ recoveryCodes }) => onVerified(recoveryCodes),
    onFail: (error) => {
      setCode('');
      return refused(error) || form.refuse(error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate({ code });
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <Field label={own('ops.code')} required error={form.error('code')}>
        <CodeInput value={code} onChange={setCode} autoFocus />
      </Field>
      <FailNote error={command.error} />
      <Button type="submit" variant="primary" block loading={command.isPending}>
        {own('ops.confirm')}
      </Button>
    </form>
  );
}
