import { type ReactNode, useState } from 'react';
import { checkCode } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CodeFields } from '../sign-in/CodeFields.tsx';
import { EntryForm } from '../sign-in/EntryForm.tsx';

interface Props {
  readonly head: ReactNode;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onProven: (code: string) => void;
}

/** First step of resetting a password: the address and the code that was sent to it. */
export function ResetEmail({ head, email, onEmail, onProven }: Props) {
  const t = useTranslator('accounts');
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
  return (
    <EntryForm
      form={form}
      command={command}
      onSubmit={() => command.mutate(values)}
      label={t('next')}
    >
      {head}
      <CodeFields
        email={email}
        code={code}
        onEmail={onEmail}
        onCode={setCode}
        form={form}
        use="reset"
      />
    </EntryForm>
  );
}
