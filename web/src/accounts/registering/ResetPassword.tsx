import type { ReactNode } from 'react';
import { resetPwd } from '#contract/accounts/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '../AuthFrame.module.css';
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
    <form
      ref={form.frame}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) command.mutate({ email, code, newPassword: values.newPassword });
      }}
      noValidate
    >
      {head}
      <NewPasswordFields
        values={values}
        set={set}
        form={form}
        email={email}
        error={isOfPassword(command.error) ? null : command.error}
      />
      <Button type="submit" variant="primary" size="lg" block loading={command.isPending}>
        {t('next')}
      </Button>
      <Button variant="text" onClick={onBack}>
        {t('reset.back')}
      </Button>
    </form>
  );
}

const isOfPassword = (error: Error | null) =>
  error instanceof CallFailure && error.fields.some(({ field }) => field === 'newPassword');
