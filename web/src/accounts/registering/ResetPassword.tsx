import type { ReactNode } from 'react';
import { resetPwd } from '#contract/accounts/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { EntryForm } from '../sign-in/EntryForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordForm } from './use-new-password.ts';

interface Props {
  readonly head: ReactNode;
  readonly email: string;
  readonly code: string;
  readonly onDone: () => void;
  /** Back to the address: the code has run out meanwhile, or belongs to no account. */
  readonly onBack: () => void;
}

/** Second step of resetting a password: the new one, twice. */
export function ResetPassword({ head, email, code, onDone, onBack }: Props) {
  const t = useTranslator('accounts');
  const { values, set, form } = usePasswordForm();
  const command = useCommand(resetPwd, {
    changes: [],
    onDone,
    onFail: (error) => form.refuse(error),
  });
  return (
    <EntryForm
      form={form}
      // The failure is said at the fields of the password.
      command={{ error: null, isPending: command.isPending }}
      onSubmit={() => command.mutate({ email, code, newPassword: values.newPassword })}
      label={t('next')}
      foot={
        <Button variant="text" onClick={onBack}>
          {t('reset.back')}
        </Button>
      }
    >
      {head}
      <NewPasswordFields
        values={values}
        set={set}
        form={form}
        email={email}
        error={isOfPassword(command.error) ? null : command.error}
      />
    </EntryForm>
  );
}

const isOfPassword = (error: Error | null) =>
  error instanceof CallFailure && error.fields.some(({ field }) => field === 'newPassword');
