import { type FormEvent, type ReactNode, useState } from 'react';
import { checkCode } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useHydrated } from '#web/ui/use-alive.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { CodeFields } from '../sign-in/CodeFields.tsx';

interface Props {
  readonly head: ReactNode;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onProven: (code: string) => void;
}

/** First step of resetting a password: the address and the code that was sent to it. */
export function ResetEmail({ head, email, onEmail, onProven }: Props) {
  const t = useTranslator('accounts');
  const isHydrated = useHydrated();
  const [code, setCode] = useState('');
  const values = { email, code, purpose: 'reset' as const };
  const form = useForm(values, validateInput(checkCode, values));
  const command = useCommand(checkCode, {
    changes: [],
    onDone: () => {
      toast(t('reset.verified'));
      onProven(code);
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(values);
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      {head}
      <CodeFields
        email={email}
        code={code}
        onEmail={onEmail}
        onCode={setCode}
        form={form}
        use="reset"
      />
      <FailNote error={form.rest(command.error)} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={command.isPending}
        disabled={!isHydrated}
      >
        {t('next')}
      </Button>
    </form>
  );
}
